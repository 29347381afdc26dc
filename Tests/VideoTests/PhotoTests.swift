import PickerModel
import TestSupport
import Testing

@testable import Video

/// What stands in photos, and under which names they are kept.
@Suite struct PhotoTests {
  @Test func offsetsFromUTC() {
    #expect(PhotoEXIF.offset(0) == "+00:00")
    #expect(PhotoEXIF.offset(8 * 3600) == "+08:00")
    #expect(PhotoEXIF.offset(-(3 * 3600 + 30 * 60)) == "-03:30")
    #expect(PhotoEXIF.offset(12 * 3600 + 45 * 60) == "+12:45")
  }

  @Test func whatIsNoJPEGGetsNothing() {
    let exif = PhotoEXIF(instant: 0, orientation: .up, camera: "Camera", size: (1, 1))
    #expect(exif.insert(into: [0x89, 0x50]) == nil)
    let made = exif.insert(into: [0xff, 0xd8, 0xff, 0xd9])
    #expect(made?.starts(with: [0xff, 0xd8, 0xff, 0xe1]) == true)
    #expect(made?.suffix(2) == [0xff, 0xd9])
  }

  @Test func namesAreNeverGivenTwice() throws {
    let place = try TemporaryFolder()
    let folder = PhotoFolder(path: FilePath(bytes: place.path.appending("Camera").bytes))
    // 2024-05-01 10:20:30 UTC
    let instant: Int64 = 1_714_558_830
    let name = PhotoFolder.name(takenAt: instant)
    var paths: [String] = []
    for number in 0..<3 as Range<UInt8> {
      paths.append(try folder.write([number], takenAt: instant).displayName)
    }
    #expect(paths == ["\(name).jpg", "\(name)_1.jpg", "\(name)_2.jpg"])
    for (number, path) in paths.enumerated() {
      #expect(try Files.read(place.path.appending("Camera/\(path)")).bytes == [UInt8(number)])
    }
    #expect(try Files.names(in: place.path.appending("Camera")).count == 3)
  }
}
