import PickerModel
import TestSupport
import Testing
import Thumbnails

struct CancelledDecodingTests {
  @Test func aCancelledTaskOpensNoFile() async throws {
    let library = try TestLibrary()
    let path = try library.addPNG("a.png")
    let counter = try OpenCounter([path])
    let request = DecodingRequest(path: FilePath(bytes: path.bytes), maximumEdge: 64)
    let decoder = try Decoders.make(width: 1)
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return await Self.failure(of: decoder, request)
    }
    task.cancel()
    #expect(await task.value == .cancelled)
    #expect(!counter.wasOpened())
  }

  private static func failure(
    of decoder: DecoderPool, _ request: DecodingRequest
  ) async -> DecodingError? {
    do throws(DecodingError) {
      _ = try await decoder.picture(request)
      return nil
    } catch {
      return error
    }
  }
}
