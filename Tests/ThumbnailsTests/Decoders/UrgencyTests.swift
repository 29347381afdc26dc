import PickerModel
import Synchronization
import TestSupport
import Testing
import Thumbnails

/// What is in sight goes before what is near.
struct UrgencyTests {
  private final class Order: Sendable {
    private let list = Mutex<[ThumbnailUrgency]>([])
    var all: [ThumbnailUrgency] { list.withLock { $0 } }
    func add(_ urgency: ThumbnailUrgency) { list.withLock { $0.append(urgency) } }
  }

  @Test func whatIsInSightDoesNotWaitForAllThatIsNear() async throws {
    let library = try TestLibrary()
    let path = try library.addJPEG("a.jpg", .quarters(width: 512, height: 512))
    let (decoder, order) = (try Decoders.make(width: 1), Order())
    await withTaskGroup(of: Void.self) { group in
      for urgency in Array(repeating: ThumbnailUrgency.near, count: 100) + [.visible] {
        let request = DecodingRequest(
          path: FilePath(bytes: path.bytes), maximumEdge: 512, urgency: urgency)
        group.addTask {
          _ = try? await decoder.picture(request)
          order.add(urgency)
        }
      }
    }
    #expect(order.all.count == 101)
    // On a busy machine some may be done before it is asked for.
    #expect(try #require(order.all.firstIndex(of: .visible)) < 95)
  }
}
