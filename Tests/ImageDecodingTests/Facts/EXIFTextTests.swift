import PickerModel
import Testing

@testable import ImageDecoding

struct EXIFTextTests {
  @Test(arguments: [
    ("2024:05:01 10:20:30", "2024-05-01T10:20:30"),
    ("1999:12:31 23:59:59", "1999-12-31T23:59:59"),
    ("2024:02:29 00:00:00", "2024-02-29T00:00:00"),
    ("2016:12:31 23:59:60", "2017-01-01T00:00:00"),
    // What some programs write.
    ("2024-05-01 10:20:30", "2024-05-01T10:20:30"),
    ("2024:05:01T10:20:30", "2024-05-01T10:20:30"),
    ("2024:05:01 10:20:30Z", "2024-05-01T10:20:30"),
  ])
  func times(_ text: String, _ expected: String) {
    let time = EXIFText.time(Array(text.utf8))
    #expect(time.map { TakenTime(wall: $0, instant: 0, source: .exif).iso8601 } == expected)
  }

  @Test(arguments: [
    "", "2024", "2024:05:01", "2024:05:01 10:20:3", "0000:00:00 00:00:00", "    :  :     :  :  ",
    "2024:13:01 10:20:30", "2023:02:29 10:20:30", "2024:05:00 10:20:30", "2024:05:01 24:00:00",
    "2024:05:01 10:60:30", "2024:05:01 10:20:61", "20x4:05:01 10:20:30", "-024:05:01 10:20:30",
    "2024:05:01 +1:20:30",
  ])
  func noTimes(_ text: String) {
    #expect(EXIFText.time(Array(text.utf8)) == nil)
  }

  @Test(arguments: [
    ("5", 500_000_000), ("25", 250_000_000), ("250", 250_000_000), ("007", 7_000_000), ("0", 0),
    ("250   ", 250_000_000), ("123456789", 123_456_789), ("1234567899", 123_456_789),
  ])
  func fractions(_ text: String, _ nanoseconds: Int32) {
    #expect(EXIFText.fraction(Array(text.utf8)) == nanoseconds)
  }

  @Test(arguments: ["", "  ", "x", "-5", ".5"])
  func noFractions(_ text: String) {
    #expect(EXIFText.fraction(Array(text.utf8)) == nil)
  }

  @Test(arguments: [
    ("+08:00", 480), ("-03:30", -210), ("+00:00", 0), ("-00:00", 0), ("+05:45", 345),
    ("+14:00", 840), ("-12:00", -720), ("+08:00\0", 480),
  ])
  func offsets(_ text: String, _ minutes: Int) {
    #expect(EXIFText.offset(Array(text.utf8)) == minutes)
  }

  @Test(arguments: [
    "", "Z", "08:00", "+8:00", "+0800", "+15:00", "+14:01", "+08:60", "   :  ", "+ax:00", "+08-00",
  ])
  func noOffsets(_ text: String) {
    #expect(EXIFText.offset(Array(text.utf8)) == nil)
  }
}
