import PickerModel
import TestSupport
import Testing
import Thumbnails

/// Several who want the same square, such as a tile and the cover of an album.
struct SharingTests {
  private let fixture: CacheFixture
  private let photo: Photo
  private let decoder = HeldDecoder()
  private let provider: ThumbnailProvider

  init() throws {
    fixture = try CacheFixture()
    photo = try fixture.addPhoto("a.png")
    provider = ThumbnailProvider(decoder: decoder, encoder: decoder, cache: fixture.cache)
  }

  private func request() -> Task<PixelBuffer?, Never> {
    Task { [provider, photo] in
      try? await provider.thumbnail(of: photo, edge: 8, urgency: .visible)
    }
  }

  @Test func theyShareOneDecoding() async throws {
    let tasks = (0..<20).map { _ in request() }
    #expect(try await Waiting.until { !decoder.asked.isEmpty })
    #expect(try await Waiting.holds { decoder.asked.count == 1 })
    decoder.open()
    for task in tasks { #expect(await task.value?.color == .green) }
    #expect(decoder.asked == [photo.id.path])
  }

  @Test func itGoesOnWhereOneOfThemGivesUp() async throws {
    let tasks = [request(), request()]
    #expect(try await Waiting.until { !decoder.asked.isEmpty })
    // The other one has no sign by which it shows that it shares the work.
    try await Task.sleep(for: .milliseconds(300))
    tasks[0].cancel()
    // Who gives up does not wait for it.
    #expect(await tasks[0].value == nil)
    decoder.open()
    #expect(await tasks[1].value?.color == .green)
    #expect(decoder.cancelledCount == 0)
  }

  @Test func itEndsWhereAllOfThemGiveUp() async throws {
    let tasks = [request(), request()]
    #expect(try await Waiting.until { !decoder.asked.isEmpty })
    for task in tasks { task.cancel() }
    for task in tasks { #expect(await task.value == nil) }
    decoder.open()
    #expect(try await Waiting.until { decoder.cancelledCount == 1 })
    #expect(await request().value?.color == .green)
  }

  @Test func whoComesAfterAllHaveGivenUpIsServed() async throws {
    let task = request()
    #expect(try await Waiting.until { !decoder.asked.isEmpty })
    task.cancel()
    #expect(await task.value == nil)
    let next = request()
    #expect(try await Waiting.until { decoder.asked.count == 2 })
    decoder.open()
    #expect(await next.value?.color == .green)
  }
}
