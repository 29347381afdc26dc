import PickerModel
import Synchronization

/// Decodes nothing before it is told to. Every picture is one green pixel of a size as asked for.
final class HeldDecoder: PictureDecoding, ThumbnailEncoding {
  private struct State {
    var asked: [FilePath] = []
    var cancelledCount = 0
    var waiting: [CheckedContinuation<Void, Never>] = []
    var isOpen = false
  }

  private let state = Mutex(State())

  /// The files whose pictures were asked for.
  var asked: [FilePath] { state.withLock { $0.asked } }
  /// How many requests were not wanted any more when they had their turn.
  var cancelledCount: Int { state.withLock { $0.cancelledCount } }

  /// Lets all requests go on, and all that are to come.
  func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for request in waiting { request.resume() }
  }

  func picture(_ request: DecodingRequest) async throws(DecodingError) -> DecodedPicture {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        state.asked.append(request.path)
        if !state.isOpen { state.waiting.append(continuation) }
        return state.isOpen
      }
      if isOpen { continuation.resume() }
    }
    if Task.isCancelled {
      state.withLock { $0.cancelledCount += 1 }
      throw .cancelled
    }
    let edge = request.squareEdge ?? 1
    let pixel: [UInt8] = [0, 255, 0, 255]
    let pixels = PixelBuffer(
      width: edge, height: edge, bytes: (0..<(edge * edge)).flatMap { _ in pixel })
    return DecodedPicture(
      pixels: pixels, square: pixels, originalSize: PixelSize(width: edge, height: edge))
  }

  func preview(of file: FilePath, squareEdge: Int) async throws(DecodingError) -> PixelBuffer {
    throw .unsupported
  }

  func kept(
    at path: FilePath, squareEdge: Int, urgency: ThumbnailUrgency
  ) async throws(DecodingError) -> KeptThumbnail {
    let picture = try await picture(
      DecodingRequest(path: path, maximumEdge: squareEdge, squareEdge: squareEdge))
    return KeptThumbnail(
      size: picture.originalSize, square: picture.pixels, texts: picture.texts)
  }

  func thumbnail(_ request: ThumbnailRequest) async throws(DecodingError) -> MadeThumbnail {
    let picture = try await picture(request.decoding)
    return MadeThumbnail(size: picture.originalSize, square: picture.pixels, png: [])
  }

  func png(of pixels: PixelBuffer, texts: [(key: String, value: String)]) async -> [UInt8]? { nil }
}
