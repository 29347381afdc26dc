import PickerModel
import Synchronization
import Thumbnails

/// Decodes, and remembers what it was asked for.
final class WatchedDecoder: PictureDecoding, ThumbnailEncoding {
  private let decoder = Decoders.shared
  private let state = Mutex(State())

  private struct State {
    var decoded: [FilePath] = []
    var previewed: [FilePath] = []
    var encodedCount = 0
  }

  /// The files whose pictures were asked for.
  var decoded: [FilePath] { state.withLock { $0.decoded } }
  /// The files whose previews were asked for.
  var previewed: [FilePath] { state.withLock { $0.previewed } }
  /// How many thumbnails were made ready to be kept.
  var encodedCount: Int { state.withLock { $0.encodedCount } }

  func picture(_ request: DecodingRequest) async throws(DecodingError) -> DecodedPicture {
    state.withLock { $0.decoded.append(request.path) }
    return try await decoder.picture(request)
  }

  func preview(of file: FilePath, squareEdge: Int) async throws(DecodingError) -> PixelBuffer {
    state.withLock { $0.previewed.append(file) }
    return try await decoder.preview(of: file, squareEdge: squareEdge)
  }

  func kept(
    at path: FilePath, squareEdge: Int, urgency: ThumbnailUrgency
  ) async throws(DecodingError) -> KeptThumbnail {
    state.withLock { $0.decoded.append(path) }
    return try await decoder.kept(at: path, squareEdge: squareEdge, urgency: urgency)
  }

  func thumbnail(_ request: ThumbnailRequest) async throws(DecodingError) -> MadeThumbnail {
    state.withLock { $0.decoded.append(request.decoding.path) }
    let made = try await decoder.thumbnail(request)
    state.withLock { $0.encodedCount += 1 }
    return made
  }

  func png(of pixels: PixelBuffer, texts: [(key: String, value: String)]) async -> [UInt8]? {
    state.withLock { $0.encodedCount += 1 }
    return await decoder.png(of: pixels, texts: texts)
  }
}
