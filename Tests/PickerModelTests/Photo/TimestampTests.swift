import PickerModel
import Testing

struct TimestampTests {
  @Test(arguments: [
    (Int64(0), Int32(0)), (1_714_550_430, 250_000_001), (-1, 999_999_999), (-1, 0),
    (4_000_000_000, 7), (-2_147_483_648, 0), (15_032_385_535, 999_999_999),
  ])
  func secondsAndNanosecondsStay(seconds: Int64, nanoseconds: Int32) {
    let time = Timestamp(seconds: seconds, nanoseconds: nanoseconds)
    #expect(time.seconds == seconds)
    #expect(time.nanoseconds == nanoseconds)
  }

  @Test func order() {
    let times = [
      Timestamp(seconds: .min), Timestamp(seconds: -2, nanoseconds: 999_999_999),
      Timestamp(seconds: -1), Timestamp(seconds: -1, nanoseconds: 1), Timestamp(seconds: 0),
      Timestamp(seconds: 0, nanoseconds: 1), Timestamp(seconds: 1), Timestamp(seconds: .max),
    ]
    #expect(times.shuffled().sorted() == times)
  }

  @Test func whatIsTooFarIsBroughtToTheEnds() {
    #expect(Timestamp(seconds: .max).seconds == 15_032_385_535)
    #expect(Timestamp(seconds: .min).seconds == -2_147_483_648)
  }
}
