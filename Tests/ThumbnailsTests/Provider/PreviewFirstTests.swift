import PickerModel
import TestSupport
import Testing
import Thumbnails

/// What a camera has put into a file is shown until the thumbnail is made.
struct PreviewFirstTests {
  private let fixture: CacheFixture
  private let photo: Photo
  private let edge = ThumbnailProvider.edge

  /// The preview is green, the photo blue.
  init() throws {
    fixture = try CacheFixture()
    var exif = EXIF(make: "A camera")
    exif.preview = JPEG.encode(.flat(.green, width: 160, height: 120))
    photo = try fixture.photo(
      fixture.library.addJPEG(
        "a.jpg", .flat(.blue, width: 640, height: 480), exif: exif, modified: TestLibrary.start),
      type: "image/jpeg")
  }

  @Test func itIsASquareOfTheSameSide() async throws {
    let preview = try #require(await fixture.provider().preview(of: photo, edge: edge))
    #expect(preview.width == edge && preview.height == edge)
    #expect(preview.color.isNear(.green))
  }

  @Test func itIsInMemoryUntilTheThumbnailIs() async throws {
    let provider = fixture.provider()
    #expect(provider.previewInMemory(of: photo, edge: edge) == nil)
    let preview = await provider.preview(of: photo, edge: edge)
    #expect(provider.previewInMemory(of: photo, edge: edge) == preview)
    #expect(provider.thumbnailInMemory(of: photo, edge: edge) == nil)
    #expect(try await provider.square(of: photo).color.isNear(.blue))
    #expect(provider.previewInMemory(of: photo, edge: edge) == nil)
    #expect(provider.thumbnailInMemory(of: photo, edge: edge)?.color.isNear(.blue) == true)
  }

  @Test func itIsReadOnce() async throws {
    let decoder = WatchedDecoder()
    let provider = fixture.provider(decoder)
    for _ in 0..<3 { #expect(await provider.preview(of: photo, edge: edge) != nil) }
    #expect(decoder.previewed.count == 1)
  }

  /// Then that comes as soon, and is sharp.
  @Test func whereThereIsAThumbnailItIsNotAskedFor() async throws {
    _ = try await fixture.provider().square(of: photo)
    #expect(try await Waiting.until { Files.exists(fixture.stored(photo)) })
    let decoder = WatchedDecoder()
    #expect(await fixture.provider(decoder).preview(of: photo, edge: edge) == nil)
    #expect(decoder.previewed.isEmpty)
  }

  @Test func ofOtherKindsThereIsNone() async throws {
    let decoder = WatchedDecoder()
    let png = try fixture.addPhoto("b.png")
    #expect(await fixture.provider(decoder).preview(of: png, edge: edge) == nil)
    #expect(decoder.previewed.isEmpty)
  }

  @Test func itIsNeverKept() async throws {
    _ = await fixture.provider().preview(of: photo, edge: edge)
    #expect(try await Waiting.holds { !Files.exists(fixture.stored(photo)) })
  }

  /// It does not wait for a hundred photos that are decoded whole.
  @Test func itGoesBeforeAllThatTakesLonger() async throws {
    let path = FilePath(
      bytes: try fixture.library.addJPEG("large.jpg", .quarters(width: 1600, height: 1600)).bytes)
    let decoder = try Decoders.make(width: 1)
    let done = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 {
        group.addTask {
          _ = try? await decoder.picture(DecodingRequest(path: path, maximumEdge: 512))
          done.add()
        }
      }
      group.addTask { [photo] in
        _ = try? await decoder.preview(of: photo.id.path, squareEdge: 160)
        // On a busy machine some may be done before it is asked for.
        #expect(done.count < 90)
      }
    }
    #expect(done.count == 100)
  }
}
