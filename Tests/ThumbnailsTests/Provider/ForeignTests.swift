import GLib
import PickerModel
import TestSupport
import Testing
import Thumbnails

/// Thumbnails that other programs have written.
struct ForeignTests {
  private let fixture: CacheFixture
  private let photo: Photo
  private let decoder = WatchedDecoder()

  /// The photo is blue, the thumbnails are magenta.
  init() throws {
    fixture = try CacheFixture()
    photo = try fixture.addPhoto("a.png", .flat(.blue))
  }

  private func write(_ bytes: [UInt8], _ size: ThumbnailSize = .large) throws {
    try Files.makeFolder(fixture.stored(photo, size).folder)
    try Files.write(bytes, to: fixture.stored(photo, size))
  }

  private func thumbnail(
    uri: String? = nil, modified: String? = nil, bytes: String? = nil
  ) -> [UInt8] {
    var texts = [
      (keyword: "Thumb::URI", text: uri ?? FileURI.string(ofPath: photo.id.path.bytes)),
      (keyword: "Thumb::MTime", text: modified ?? "\(TestLibrary.start)"),
    ]
    if let bytes { texts.append((keyword: "Thumb::Size", text: bytes)) }
    return PNG.encode(.flat(.magenta, width: 200, height: 200), text: texts)
  }

  private var isDecoded: Bool { decoder.decoded.contains(photo.id.path) }

  @Test(arguments: [ThumbnailSize.large, .extraLarge, .extraExtraLarge])
  func aValidOneIsUsed(_ size: ThumbnailSize) async throws {
    try write(thumbnail(), size)
    #expect(try await fixture.provider(decoder).square(of: photo).color == .magenta)
    #expect(!isDecoded)
  }

  @Test func aValidOneWithTheRightSizeOfTheFileIsUsed() async throws {
    try write(thumbnail(bytes: "\(photo.file.bytes)"))
    #expect(try await fixture.provider(decoder).square(of: photo).color == .magenta)
    #expect(!isDecoded)
  }

  @Test func oneThatIsTooSmallIsNotUsed() async throws {
    try write(thumbnail(), .normal)
    #expect(try await fixture.provider(decoder).square(of: photo).color == .blue)
    #expect(isDecoded)
  }

  @Test func oneThatIsNotValidIsNotUsed() async throws {
    let start = TestLibrary.start
    let invalid = [
      thumbnail(uri: "file:///somewhere/else.png"), thumbnail(uri: ""),
      thumbnail(modified: "\(start + 1)"), thumbnail(modified: "\(start).0"),
      thumbnail(modified: ""), thumbnail(bytes: "\(photo.file.bytes + 1)"),
      thumbnail(bytes: "0"), PNG.encode(.flat(.magenta)), Array("no picture".utf8), [],
      Array(thumbnail().prefix(1000)), PNG.bomb(),
    ]
    for (index, bytes) in invalid.enumerated() {
      try write(bytes)
      let decoder = WatchedDecoder()
      let square = try await fixture.provider(decoder).square(of: photo)
      #expect(square.color == .blue, "\(index)")
      #expect(decoder.decoded.contains(photo.id.path), "\(index)")
      #expect(try await Waiting.until { try Files.read(fixture.stored(photo)).bytes != bytes })
    }
  }
}
