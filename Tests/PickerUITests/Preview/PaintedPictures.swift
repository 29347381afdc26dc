import PickerModel
import Synchronization

/// Paints each picture anew, grey and of a size that its caller says, and keeps account of what was asked.
final class PaintedPictures: PictureDecoding, PhotoDetailsReading, AnimationDecoding {
  private let size: PixelSize
  private let asked = Mutex<[DecodingRequest]>([])
  private let broken: Set<FilePath>

  /// - Parameters:
  ///   - size: of all pictures.
  ///   - broken: those that cannot be decoded.
  init(size: PixelSize = PixelSize(width: 4000, height: 3000), broken: Set<FilePath> = []) {
    (self.size, self.broken) = (size, broken)
  }

  func details(of file: FilePath) async -> PhotoDetails? { nil }

  func frames(_ request: FramesRequest) async throws(DecodingError) -> DecodedFrames {
    throw .unsupported
  }

  var requests: [DecodingRequest] { asked.withLock { $0 } }

  func picture(_ request: DecodingRequest) async throws(DecodingError) -> DecodedPicture {
    asked.withLock { $0.append(request) }
    if broken.contains(request.path) { throw .damaged }
    let longer = max(size.width, size.height)
    let edge = min(longer, request.maximumEdge)
    let (width, height) = (max(1, size.width * edge / longer), max(1, size.height * edge / longer))
    return DecodedPicture(
      pixels: PixelBuffer(
        width: width, height: height, bytes: [UInt8](repeating: 255, count: width * height * 4)),
      originalSize: size)
  }
}
