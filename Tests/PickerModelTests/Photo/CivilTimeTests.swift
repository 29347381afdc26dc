import PickerModel
import Testing

struct CivilTimeTests {
  @Test func everyDayOfFourCenturiesComesBack() throws {
    // 1752-01-01, 79,623 days before 1970.
    var seconds: Int64 = -79_623 * 86_400
    for year in 1752...2152 {
      for month in 1...12 {
        for day in 1...CivilTime.days(inMonth: month, of: year) {
          let time = try #require(CivilTime(year: year, month: month, day: day))
          try #require(time.secondsSince1970 == seconds)
          try #require(CivilTime(secondsSince1970: seconds) == time)
          seconds += 86_400
        }
      }
    }
  }

  @Test(arguments: [
    (0, "1970-01-01T00:00:00"), (-1, "1969-12-31T23:59:59"), (951_782_400, "2000-02-29T00:00:00"),
    (4_107_542_399, "2100-02-28T23:59:59"), (-62_135_596_800, "0001-01-01T00:00:00"),
    (253_402_300_799, "9999-12-31T23:59:59"),
  ])
  func knownMoments(seconds: Int64, text: String) {
    let time = CivilTime(secondsSince1970: seconds)
    #expect(TakenTime(wall: time, instant: seconds, source: .mtime).iso8601 == text)
    #expect(time.secondsSince1970 == seconds)
  }

  /// File systems keep times that no camera saw.
  @Test(arguments: [Int64.min, .min + 1, -86_401, .max - 1, .max])
  func momentsAtTheEndsOfTheRange(seconds: Int64) {
    #expect(CivilTime(secondsSince1970: seconds).secondsSince1970 == seconds)
  }

  @Test(arguments: [
    (0, 0, 0), (0, 1, 1), (10_000, 1, 1), (2023, 0, 1), (2023, 13, 1), (2023, 1, 0), (2023, 1, 32),
    (2023, 4, 31), (2023, 2, 29), (2100, 2, 29), (2024, 2, 30), (2023, -1, 1),
  ])
  func impossibleDates(year: Int, month: Int, day: Int) {
    #expect(CivilTime(year: year, month: month, day: day) == nil)
  }

  @Test(arguments: [(24, 0, 0), (-1, 0, 0), (0, 60, 0), (0, -1, 0), (0, 0, 61), (0, 0, -1)])
  func impossibleTimes(hour: Int, minute: Int, second: Int) {
    #expect(
      CivilTime(year: 2024, month: 1, day: 1, hour: hour, minute: minute, second: second) == nil)
  }

  @Test func leapDaysAndSecondsArePossible() {
    #expect(CivilTime(year: 2000, month: 2, day: 29) != nil)
    #expect(CivilTime(year: 2016, month: 12, day: 31, hour: 23, minute: 59, second: 60) != nil)
  }
}
