import PickerModel
import Synchronization
import TestSupport
import Testing
import Thumbnails

/// A cache that cannot be written. A file stands where its folder would be, as root may write to any
/// folder.
struct UnwritableTests {
  private final class Events: Sendable {
    let all = Mutex<[ThumbnailEvent]>([])
    var count: Int { all.withLock { $0.count } }
  }

  @Test(arguments: ["thumbnails", "thumbnails/large"] as [ByteString])
  func picturesAreShownAndItIsSaidOnce(_ name: ByteString) async throws {
    let fixture = try CacheFixture()
    let file = fixture.cacheHome.appending(name)
    try Files.makeFolder(file.folder)
    try Files.write([], to: file)
    let events = Events()
    let provider = fixture.provider { event in events.all.withLock { $0.append(event) } }
    for number in 0..<20 {
      let photo = try fixture.addPhoto("\(number).png", .flat(.green))
      #expect(try await provider.square(of: photo).color == .green)
      #expect(provider.thumbnailInMemory(of: photo, edge: ThumbnailProvider.edge) != nil)
    }
    #expect(try await Waiting.until { events.count > 0 })
    #expect(try await Waiting.holds { events.count == 1 })
    #expect(events.all.withLock { $0 } == [.cacheNotWritable])
    #expect(try Files.read(file).bytes.isEmpty)
  }

  @Test func aCacheThatCanBeWrittenIsNotSpokenOf() async throws {
    let fixture = try CacheFixture()
    let events = Events()
    let provider = fixture.provider { event in events.all.withLock { $0.append(event) } }
    let photo = try fixture.addPhoto("a.png")
    _ = try await provider.square(of: photo)
    #expect(try await Waiting.until { Files.exists(fixture.stored(photo)) })
    #expect(events.count == 0)
  }
}
