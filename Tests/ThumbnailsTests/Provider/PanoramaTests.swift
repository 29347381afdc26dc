import PickerModel
import TestSupport
import Testing
import Thumbnails

/// Pictures much longer than high: the square from their middle needs a larger thumbnail.
struct PanoramaTests {
  private let fixture: CacheFixture

  init() throws { fixture = try CacheFixture() }

  /// - Parameter proportion: of the longer side to the shorter one.
  private func addPanorama(_ proportion: Int) throws -> Photo {
    let picture = Picture.quarters(width: 160 * proportion, height: 160)
    return try fixture.photo(
      fixture.library.addJPEG("a.jpg", picture, modified: TestLibrary.start))
  }

  @Test(arguments: [
    (1, ThumbnailSize.large), (2, .large), (3, .extraLarge), (4, .extraLarge),
    (5, .extraExtraLarge), (8, .extraExtraLarge), (12, .extraExtraLarge),
  ])
  func theSizeIsTheSmallestThatIsSharp(_ proportion: Int, _ size: ThumbnailSize) async throws {
    let photo = try addPanorama(proportion)
    _ = try await fixture.provider().square(of: photo)
    #expect(try await Waiting.until { Files.exists(fixture.stored(photo, size)) })
    #expect(
      ThumbnailSize.allCases.filter { Files.exists(fixture.stored(photo, $0)) } == [size])
  }

  @Test(arguments: [3, 12])
  func theyAreNotDecodedAgain(_ proportion: Int) async throws {
    let photo = try addPanorama(proportion)
    _ = try await fixture.provider().square(of: photo)
    let size = proportion == 3 ? ThumbnailSize.extraLarge : .extraExtraLarge
    #expect(try await Waiting.until { Files.exists(fixture.stored(photo, size)) })
    let decoder = WatchedDecoder()
    _ = try await fixture.provider(decoder).square(of: photo)
    #expect(decoder.decoded == [fixture.cache.path(of: photo.id, size)])
  }

  /// Of the usual size there may be a thumbnail by another program.
  @Test func aBlurredThumbnailIsNotUsed() async throws {
    let photo = try addPanorama(4)
    let texts = fixture.cache.texts(of: photo, size: nil).map { (keyword: $0.key, text: $0.value) }
    try Files.makeFolder(fixture.stored(photo).folder)
    try Files.write(
      PNG.encode(.flat(.magenta, width: 256, height: 64), text: texts), to: fixture.stored(photo))
    let decoder = WatchedDecoder()
    let square = try await fixture.provider(decoder).square(of: photo)
    #expect(!square.color.isNear(.magenta))
    // It has told what size is needed.
    #expect(decoder.decoded == [fixture.cache.path(of: photo.id, .large), photo.id.path])
    #expect(try await Waiting.until { Files.exists(fixture.stored(photo, .extraLarge)) })
  }

  /// Small pictures have no sharper thumbnail than themselves.
  @Test func aSmallPictureIsDecodedOnce() async throws {
    let photo = try fixture.addPhoto("a.png", .flat(.red, width: 100, height: 10))
    let decoder = WatchedDecoder()
    #expect(try await fixture.provider(decoder).square(of: photo).color == .red)
    #expect(decoder.decoded == [photo.id.path])
    #expect(try await Waiting.until { Files.exists(fixture.stored(photo)) })
  }
}
