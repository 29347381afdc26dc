import GLib
import PickerModel
import TestSupport
import Testing

/// When a picture was taken: its EXIF, else its name, else when its file was changed last.
struct TimeTests {
  struct Case: CustomTestStringConvertible {
    var name: ByteString = "picture.jpg"
    var time: String?
    var fraction: String?
    var offset: String?
    /// Nil for the time of the file.
    let expected: String?
    let source: TakenTime.Source

    var testDescription: String { "\(name) \(time ?? "-") → \(source)" }
  }

  @Test(arguments: [
    Case(time: "2024:05:01 10:20:30", expected: "2024-05-01T10:20:30", source: .exif),
    Case(
      time: "2024:05:01 10:20:30", fraction: "25", offset: "+08:00",
      expected: "2024-05-01T10:20:30.250+08:00", source: .exif),
    Case(
      time: "2024:05:01 10:20:30", offset: "-03:30", expected: "2024-05-01T10:20:30-03:30",
      source: .exif),
    Case(
      time: "2024:05:01 10:20:30", fraction: "x", offset: "+99:00",
      expected: "2024-05-01T10:20:30", source: .exif),
    Case(time: "1839:01:01 12:00:00", expected: "1839-01-01T12:00:00", source: .exif),
    // EXIF goes before the name.
    Case(
      name: "IMG_20200506_070809.jpg", time: "2024:05:01 10:20:30",
      expected: "2024-05-01T10:20:30", source: .exif),
    // What cannot be true falls to the name.
    Case(
      name: "IMG_20200506_070809.jpg", time: "0000:00:00 00:00:00",
      expected: "2020-05-06T07:08:09", source: .name),
    Case(
      name: "IMG_20200506_070809.jpg", time: "2024:13:01 10:20:30",
      expected: "2020-05-06T07:08:09", source: .name),
    Case(
      name: "IMG_20200506_070809.jpg", time: "2098:05:01 10:20:30",
      expected: "2020-05-06T07:08:09", source: .name),
    Case(
      name: "IMG_20200506_070809.jpg", time: "1800:05:01 10:20:30",
      expected: "2020-05-06T07:08:09", source: .name),
    Case(
      name: "IMG_20200506_070809.jpg", time: "    :  :     :  :  ",
      expected: "2020-05-06T07:08:09", source: .name),
    Case(
      name: "PXL_20200506_070809123.jpg", expected: "2020-05-06T07:08:09.123", source: .name),
    // And from there to the file.
    Case(time: "0000:00:00 00:00:00", expected: nil, source: .mtime),
    Case(time: "2098:05:01 10:20:30", expected: nil, source: .mtime),
    Case(name: "IMG_20980506_070809.jpg", expected: nil, source: .mtime),
    Case(
      name: "IMG_20980506_070809.jpg", time: "2098:05:01 10:20:30", expected: nil, source: .mtime),
    Case(expected: nil, source: .mtime),
  ])
  func theSurestSourceThatCanBeTrueCounts(_ test: Case) async throws {
    let exif = EXIF(
      dateTimeOriginal: test.time, subSecTimeOriginal: test.fraction,
      offsetTimeOriginal: test.offset)
    let sample = try Sample(JPEG.encode(.flat(.red), exif: exif), name: test.name)
    let taken = try #require(await sample.facts()?.taken)
    #expect(taken.source == test.source)
    if let expected = test.expected { #expect(taken.iso8601 == expected) }
  }

  @Test func anOffsetTellsTheMoment() async throws {
    let exif = EXIF(dateTimeOriginal: "2024:01:01 08:00:00", offsetTimeOriginal: "+08:00")
    let sample = try Sample(JPEG.encode(.flat(.red), exif: exif), modified: 1)
    #expect(await sample.facts()?.taken.instant == Int64(TestLibrary.start))
  }

  @Test func withoutAnOffsetTheTimeZoneOfThisMachineDoes() async throws {
    let exif = EXIF(dateTimeOriginal: "2024:05:01 12:00:00")
    let taken = try #require(
      await Sample(JPEG.encode(.flat(.red), exif: exif)).facts()?.taken)
    #expect(taken.offset == nil)
    #expect(LocalTime.wallSeconds(at: taken.instant) == taken.wall.secondsSince1970)
  }

  @Test func theTimeOfTheFileIsItsOwn() async throws {
    let sample = try Sample(PNG.encode(.flat(.red)), modified: 1_234_567_890)
    let taken = try #require(await sample.facts()?.taken)
    #expect(taken.instant == 1_234_567_890)
    #expect(taken.wall.secondsSince1970 == LocalTime.wallSeconds(at: 1_234_567_890))
  }

  /// A clock in another time zone may be ahead, but not by days.
  @Test func aTimeSomewhatAheadIsBelieved() async throws {
    for (hours, source) in [(30, TakenTime.Source.exif), (60, .mtime)] {
      let wall = CivilTime(secondsSince1970: LocalTime.now + Int64(hours) * 3600)
      let exif = EXIF(dateTimeOriginal: wall.exif, offsetTimeOriginal: "+00:00")
      let sample = try Sample(JPEG.encode(.flat(.red), exif: exif))
      #expect(await sample.facts()?.taken.source == source)
    }
  }
}

extension CivilTime {
  fileprivate var exif: String {
    "\(year.padded(4)):\(month.padded(2)):\(day.padded(2)) "
      + "\(hour.padded(2)):\(minute.padded(2)):\(second.padded(2))"
  }
}
