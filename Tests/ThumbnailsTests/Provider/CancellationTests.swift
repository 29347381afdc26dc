import PickerModel
import TestSupport
import Testing
import Thumbnails

struct CancellationTests {
  private func cancelled(_ provider: ThumbnailProvider, _ photo: Photo) async -> DecodingError? {
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return await provider.failure(of: photo)
    }
    task.cancel()
    return await task.value
  }

  @Test func itCostsNoDecodingAndLeavesNothing() async throws {
    let fixture = try CacheFixture()
    let photo = try fixture.addPhoto("a.png")
    let counter = try OpenCounter([ByteString(photo.id.path.bytes)])
    let decoder = WatchedDecoder()
    let provider = fixture.provider(decoder)
    #expect(await cancelled(provider, photo) == .cancelled)
    #expect(!counter.wasOpened())
    #expect(provider.thumbnailInMemory(of: photo, edge: ThumbnailProvider.edge) == nil)
    #expect(try await Waiting.holds { decoder.encodedCount == 0 })
    #expect(try await provider.square(of: photo).color == .blue)
    #expect(counter.wasOpened())
  }

  /// That of the cache is not opened either, nor is it taken for a broken one.
  @Test func whatIsInTheCacheStaysThere() async throws {
    let fixture = try CacheFixture()
    let photo = try fixture.addPhoto("a.png")
    _ = try await fixture.provider().square(of: photo)
    #expect(try await Waiting.until { Files.exists(fixture.stored(photo)) })
    let counter = try OpenCounter([fixture.stored(photo)])
    #expect(await cancelled(fixture.provider(), photo) == .cancelled)
    #expect(!counter.wasOpened())
  }
}
