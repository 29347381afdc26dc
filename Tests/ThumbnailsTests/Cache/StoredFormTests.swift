import Glibc
import PickerModel
import TestSupport
import Testing
import Thumbnails

/// How thumbnails lie on the disk: the Thumbnail Managing Standard, "Thumbnail Saving".
struct StoredFormTests {
  private let fixture: CacheFixture
  private let photo: Photo

  /// A picture that is stored turned, larger than its thumbnail.
  init() async throws {
    let fixture = try CacheFixture()
    let data = JPEG.encode(.quarters(width: 640, height: 320), exif: EXIF(orientation: 6))
    let path = try fixture.library.add("a.jpg", data: data, modified: TestLibrary.start)
    let photo = try fixture.photo(path)
    _ = try await fixture.provider().square(of: photo)
    #expect(try await Waiting.until { Files.exists(fixture.stored(photo)) })
    self.fixture = fixture
    self.photo = photo
  }

  @Test func theyAreForTheUsersEyesOnly() throws {
    let file = fixture.stored(photo)
    #expect(try mode(file) == 0o600)
    #expect(try mode(file.folder) == 0o700)
    #expect(try mode(file.folder.folder) == 0o700)
  }

  @Test func nothingElseIsLeftThere() throws {
    #expect(try Files.names(in: fixture.stored(photo).folder) == [fixture.stored(photo).name])
  }

  @Test func theyAreNotInterlacedAndHaveEightBitsAndAlpha() throws {
    let bytes = try Files.read(fixture.stored(photo)).bytes
    #expect(bytes[24] == 8)
    #expect(bytes[25] == 6)
    #expect(bytes[28] == 0)
  }

  @Test func theyAreUprightAndNoLargerThanTheirFolderSays() async throws {
    let picture = try await decoded()
    #expect(picture.originalSize == PixelSize(width: 256, height: 128))
    #expect(picture.pixels.color(x: 40, y: 20).isNear(.red))
    #expect(picture.pixels.color(x: 200, y: 20).isNear(.green))
    #expect(picture.pixels.color(x: 40, y: 100).isNear(.blue))
    #expect(picture.pixels.color(x: 200, y: 100).isNear(.white))
  }

  @Test func theyTellWhatTheyAreOf() async throws {
    let texts = try await decoded().texts
    #expect(texts["Thumb::MTime"] == "\(TestLibrary.start)")
    #expect(texts["Thumb::Size"] == "\(photo.file.bytes)")
    #expect(texts["Thumb::URI"] == "file://\(photo.id.path)")
    #expect(texts["Thumb::Mimetype"] == photo.facts.type.name)
    #expect(texts["Thumb::Image::Width"] == "640")
    #expect(texts["Thumb::Image::Height"] == "320")
    #expect(texts["Software"] != nil)
  }

  private func decoded() async throws -> DecodedPicture {
    try await Decoders.shared.picture(
      DecodingRequest(path: FilePath(fixture.stored(photo)), maximumEdge: 1024))
  }

  private func mode(_ path: ByteString) throws -> UInt32 {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else { throw TestFailure("no \(path)") }
    return status.st_mode & 0o7777
  }
}
