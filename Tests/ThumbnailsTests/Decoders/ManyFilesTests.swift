import PickerModel
import TestSupport
import Testing
import Thumbnails

/// Files are read by several decoders, and answered in their order.
struct ManyFilesTests {
  private let library: TestLibrary
  private let requests: [FactsRequest]
  private let decoder: DecoderPool

  /// Each of another size and another time.
  init() throws {
    let library = try TestLibrary()
    requests = try (1...300).map { number in
      let path = try library.addPNG("\(number)", .flat(.red, width: number, height: 1))
      let time = Timestamp(seconds: Int64(number))
      let stamp = FileStamp(
        bytes: 1, modified: time, arrived: time, device: 1, inode: UInt64(number))
      return FactsRequest(
        path: FilePath(bytes: path.bytes), file: stamp, type: MediaType("image/jpeg"))
    }
    self.library = library
    decoder = try Decoders.make(width: 3)
  }

  @Test func answersComeInTheirOrder() async {
    let facts = await decoder.facts(of: requests)
    #expect(facts.map(\.taken.instant) == (1...300).map { Int64($0) })
    #expect(facts.allSatisfy { $0.type == MediaType("image/png") })
    let sizes = await decoder.pixelSizes(of: requests.map(\.path))
    #expect(sizes == (1...300).map { PixelSize(width: $0, height: 1) })
  }

  @Test func noFilesHaveNoAnswers() async {
    #expect(await decoder.facts(of: []).isEmpty)
    #expect(await decoder.pixelSizes(of: []).isEmpty)
  }

  /// A cancelled task has an answer for each file all the same, and opens none.
  @Test func aCancelledTaskHasAnswersThatCostNothing() async throws {
    let counter = try OpenCounter(requests.map { ByteString($0.path.bytes) })
    let task = Task { [decoder, requests] in
      while !Task.isCancelled { await Task.yield() }
      return (
        await decoder.facts(of: requests), await decoder.pixelSizes(of: requests.map(\.path))
      )
    }
    task.cancel()
    let (facts, sizes) = await task.value
    #expect(facts.map(\.taken.instant) == (1...300).map { Int64($0) })
    #expect(sizes == Array(repeating: nil, count: 300))
    #expect(!counter.wasOpened())
  }
}
