import PickerModel
import TestSupport
import Testing
import Thumbnails

struct InMemoryTests {
  private let fixture: CacheFixture
  private let edge = ThumbnailProvider.edge

  init() throws { fixture = try CacheFixture() }

  @Test func aSquareIsThereAtOnceTheSecondTime() async throws {
    let photo = try fixture.addPhoto("a.png", .flat(.red))
    let decoder = WatchedDecoder()
    let provider = fixture.provider(decoder)
    #expect(provider.thumbnailInMemory(of: photo, edge: edge) == nil)
    let square = try await provider.square(of: photo)
    #expect(square.width == edge)
    #expect(square.height == edge)
    #expect(provider.thumbnailInMemory(of: photo, edge: edge) == square)
    let count = decoder.decoded.count
    #expect(try await provider.square(of: photo) == square)
    #expect(decoder.decoded.count == count)
  }

  @Test func notOfAnotherSizeNorOfTheFileAsItWas() async throws {
    let photo = try fixture.addPhoto("a.png", .flat(.red))
    let provider = fixture.provider()
    _ = try await provider.square(of: photo)
    #expect(provider.thumbnailInMemory(of: photo, edge: edge * 2) == nil)
    let changed = try fixture.photo(
      fixture.library.addPNG("a.png", .flat(.green), modified: TestLibrary.start + 1))
    #expect(provider.thumbnailInMemory(of: changed, edge: edge) == nil)
    #expect(try await provider.square(of: changed).color == .green)
  }

  @Test func theBudgetIsKept() async throws {
    let decoder = WatchedDecoder()
    let provider = ThumbnailProvider(
      decoder: decoder, encoder: decoder, cache: fixture.cache, budget: 4 * edge * edge * 4)
    let photos = try (0..<10).map { try fixture.addPhoto("\($0).png") }
    for photo in photos { _ = try await provider.square(of: photo) }
    let kept = photos.filter { provider.thumbnailInMemory(of: $0, edge: edge) != nil }
    #expect((1...4).contains(kept.count))
    #expect(kept.last == photos.last)
  }
}
