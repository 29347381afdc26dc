import GLib
import PickerModel
import TestSupport
import Testing

@testable import ImageDecoding

struct CancellationTests {
  @Test func aCancelledTaskOpensNoFile() async throws {
    let library = try TestLibrary()
    let path = try library.addPNG("a.png")
    let counter = try OpenCounter([path])
    let request = DecodingRequest(path: FilePath(bytes: path.bytes), maximumEdge: 64)
    let decoder = InProcessDecoder(width: 1)
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return await Self.failure(of: decoder, request)
    }
    task.cancel()
    #expect(await task.value == .cancelled)
    #expect(!counter.wasOpened())
  }

  @Test func decodingEndsBetweenPieces() throws {
    let library = try TestLibrary()
    let path = try library.addPNG("a.png", .quarters(width: 640, height: 640))
    let file = try OpenFile(at: path.bytes)
    let request = DecodingRequest(path: FilePath(bytes: path.bytes), maximumEdge: 64)
    var asked = 0
    var failure: DecodingError?
    do throws(DecodingError) {
      _ = try PictureDecoder.picture(of: file, request) {
        asked += 1
        return asked == 4
      }
    } catch {
      failure = error
    }
    #expect(failure == .cancelled)
    #expect(asked == 4)
  }

  private static func failure(
    of decoder: InProcessDecoder, _ request: DecodingRequest
  ) async -> DecodingError? {
    do throws(DecodingError) {
      _ = try await decoder.picture(request)
      return nil
    } catch {
      return error
    }
  }
}
