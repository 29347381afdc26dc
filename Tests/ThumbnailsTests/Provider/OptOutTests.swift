import PickerModel
import TestSupport
import Testing
import Thumbnails

/// Users who want no thumbnails, of all files or of some kinds.
struct OptOutTests {
  private let fixture: CacheFixture

  init() throws { fixture = try CacheFixture() }

  private static let none: [ThumbnailKeeping] = [
    .nothing, .whatMay(ThumbnailOptOuts(all: true)),
    .whatMay(ThumbnailOptOuts(types: ["image/jpeg", "image/PNG"])),
  ]

  @Test(arguments: none.indices)
  func picturesAreShownButNotKept(_ index: Int) async throws {
    let photo = try fixture.addPhoto("a.png", .flat(.green))
    let broken = try fixture.photo(
      fixture.library.add("b.png", data: Array("no".utf8), modified: TestLibrary.start))
    let decoder = WatchedDecoder()
    let provider = fixture.provider(decoder, keeping: Self.none[index])
    #expect(try await provider.square(of: photo).color == .green)
    #expect(await provider.failure(of: broken) == .damaged)
    #expect(try await Waiting.holds { decoder.encodedCount == 0 })
    #expect(!Files.exists(fixture.cacheHome))
  }

  /// Pictures much longer than high need a second look.
  @Test func panoramasAreSharpToo() async throws {
    let picture = Picture.quarters(width: 1920, height: 160)
    let photo = try fixture.photo(
      fixture.library.addJPEG("a.jpg", picture, modified: TestLibrary.start))
    let shown = try await fixture.provider(keeping: .nothing).square(of: photo)
    #expect(try await fixture.provider().square(of: photo) == shown)
  }

  @Test func otherKindsAreKept() async throws {
    let photo = try fixture.addPhoto("a.png")
    let keeping = ThumbnailKeeping.whatMay(ThumbnailOptOuts(types: ["image/jpeg"]))
    _ = try await fixture.provider(keeping: keeping).square(of: photo)
    #expect(try await Waiting.until { Files.exists(fixture.stored(photo)) })
  }

  /// What is in the cache already may be seen.
  @Test func whatOthersHaveKeptIsUsed() async throws {
    let photo = try fixture.addPhoto("a.png")
    _ = try await fixture.provider().square(of: photo)
    #expect(try await Waiting.until { Files.exists(fixture.stored(photo)) })
    let decoder = WatchedDecoder()
    let provider = fixture.provider(decoder, keeping: .nothing)
    #expect(try await provider.square(of: photo).color == .blue)
    #expect(!decoder.decoded.contains(photo.id.path))
  }
}
