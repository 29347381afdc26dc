import PickerModel
import Testing

struct MomentTests {
  @Test(arguments: [
    (Int64(0), Int32(0)), (1_714_550_430, 250_000_000), (-1, 999_000_000), (-1, 0),
    (253_402_300_799, 999_999_936), (-62_135_596_800, 1_000_000),
  ])
  func secondsAndPartsStay(seconds: Int64, nanoseconds: Int32) {
    let time = Moment(seconds: seconds, nanoseconds: nanoseconds)
    #expect(time.seconds == seconds)
    #expect(time.nanoseconds == nanoseconds)
  }

  @Test func partsAreRoundedDown() {
    #expect(Moment(seconds: 7, nanoseconds: 999_999_999).nanoseconds == 999_999_936)
    #expect(Moment(seconds: 7, nanoseconds: 63) == Moment(seconds: 7))
    #expect(Moment(seconds: 7, nanoseconds: 64) > Moment(seconds: 7))
  }

  @Test func order() {
    let times = [
      Moment(seconds: .min), Moment(seconds: -2, nanoseconds: 999_000_000),
      Moment(seconds: -1), Moment(seconds: -1, nanoseconds: 1000), Moment(seconds: 0),
      Moment(seconds: 0, nanoseconds: 1000), Moment(seconds: 1), Moment(seconds: .max),
    ]
    #expect(times.shuffled().sorted() == times)
  }

  @Test func whatIsTooFarIsBroughtToTheEnds() {
    #expect(Moment(seconds: .max) == Moment(seconds: .max - 1))
    #expect(Moment(seconds: .max).seconds > 500_000_000_000)
    #expect(Moment(seconds: .min).seconds < -500_000_000_000)
  }
}
