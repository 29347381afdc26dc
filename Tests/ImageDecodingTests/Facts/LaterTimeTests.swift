import PickerModel
import TestSupport
import Testing

/// A time that cannot be true gives way to the next one of the same file, before its name is asked.
struct LaterTimeTests {
  @Test(arguments: ["2098:01:01 01:01:01", "1700:01:01 01:01:01", "2021:02:30 01:01:01"])
  func whenItWasDigitizedCountsWhereWhenItWasTakenCannotBe(_ original: String) async throws {
    let fields = [
      TIFF.Field.text(0x9003, original), .text(0x9004, "2022:02:02 02:02:02"),
      .text(0x9292, "2"), .text(0x9291, "9"),
    ]
    let sample = try Sample(
      TIFF.encode(.flat(.red), main: [], camera: fields), name: "IMG_20200101_010101.tif")
    let taken = try #require(await sample.facts(type: "image/tiff")?.taken)
    #expect(taken.iso8601 == "2022-02-02T02:02:02.200")
    #expect(taken.source == .exif)
  }
}
