import GLib
import PickerModel
import TestSupport
import Testing
import Thumbnails

/// Thumbnails that are made of larger ones.
struct SmallerTests {
  private let fixture: CacheFixture
  private let photo: Photo

  init() throws {
    fixture = try CacheFixture()
    photo = try fixture.photo(
      fixture.library.addJPEG(
        "a.jpg", .quarters(width: 1200, height: 900), modified: TestLibrary.start))
  }

  /// Has the cache hold the size `x-large`, and asks for `large`.
  private func ask() async throws -> WatchedDecoder {
    _ = try await fixture.provider().thumbnail(of: photo, edge: 300, urgency: .visible)
    #expect(try await Waiting.until { Files.exists(fixture.stored(photo, .extraLarge)) })
    let decoder = WatchedDecoder()
    let square = try await fixture.provider(decoder).square(of: photo)
    #expect(square.color(x: 10, y: 10).isNear(.red))
    #expect(try await Waiting.until { Files.exists(fixture.stored(photo)) })
    return decoder
  }

  @Test func theFileItselfIsNotRead() async throws {
    #expect(try await !ask().decoded.contains(photo.id.path))
  }

  @Test func theyAreLikeOthersOfTheirSize() async throws {
    _ = try await ask()
    let picture = try await Decoders.shared.picture(
      DecodingRequest(path: FilePath(fixture.stored(photo)), maximumEdge: 1024))
    #expect(picture.pixels.width == 256 && picture.pixels.height == 192)
    #expect(picture.texts["Thumb::Image::Width"] == "1200")
    #expect(picture.texts["Thumb::Image::Height"] == "900")
    #expect(fixture.cache.isValid(picture.texts, for: photo))
  }

  @Test func theyAreValidForGIO() async throws {
    _ = try await ask()
    try Files.remove(fixture.stored(photo, .extraLarge))
    let verdict = try GIO.verdicts(
      on: [ByteString(photo.id.path.bytes)], cacheHome: fixture.cacheHome
    ).values.first
    #expect(verdict?.isValid == true)
    #expect(verdict?.path == fixture.stored(photo).text)
  }

  @Test func nextTimeTheSmallerOneIsRead() async throws {
    _ = try await ask()
    let decoder = WatchedDecoder()
    _ = try await fixture.provider(decoder).square(of: photo)
    #expect(decoder.decoded == [fixture.cache.path(of: photo.id, .large)])
  }
}
