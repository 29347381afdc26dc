import GLib
package import PickerModel
import Synchronization

/// Decodes pictures, and of videos the stills that the desktop's thumbnailers make of them. What those
/// give is as untrusted as any file, and decoded like it.
package final class VideoStills: PictureDecoding, ThumbnailEncoding, PhotoDetailsReading,
  AnimationDecoding
{
  package typealias Decoder = PictureDecoding & ThumbnailEncoding & PhotoFactsReading
    & PhotoDetailsReading & AnimationDecoding

  private let decoder: any Decoder
  private let maker: StillMaker
  private let optOuts: ThumbnailOptOuts
  private let workers = WorkerPool(
    label: "org.photopicker.stills", width: max(1, Process.coreCount / 2),
    levels: ThumbnailUrgency.allCases.count)

  /// - Parameters:
  ///   - optOuts: the videos that no other program is asked for stills of.
  ///   - report: called once, on any thread, where no stills can be made.
  package init(
    decoder: any Decoder, optOuts: ThumbnailOptOuts,
    report: @escaping @Sendable (StillProblem) -> Void = { _ in }
  ) {
    (self.decoder, self.optOuts) = (decoder, optOuts)
    maker = StillMaker(report: report)
  }

  init(decoder: any Decoder, maker: StillMaker, optOuts: ThumbnailOptOuts) {
    (self.decoder, self.maker, self.optOuts) = (decoder, maker, optOuts)
  }

  package func picture(_ request: DecodingRequest) async throws(DecodingError) -> DecodedPicture {
    do throws(DecodingError) {
      return try await decoder.picture(request)
    } catch {
      guard error == .unsupported, let type = request.path.videoType, optOuts.allow(type) else {
        throw error
      }
      return try await still(of: request, type)
    }
  }

  package func thumbnail(
    _ request: ThumbnailRequest
  ) async throws(DecodingError) -> MadeThumbnail {
    do throws(DecodingError) {
      return try await decoder.thumbnail(request)
    } catch {
      guard error == .unsupported, let type = request.decoding.path.videoType,
        optOuts.allow(type)
      else { throw error }
      let picture = try await still(of: request.decoding, type)
      let texts = request.texts + ThumbnailCache.texts(ofSize: picture.originalSize)
      guard let square = picture.square,
        let png = await decoder.png(of: picture.pixels, texts: texts)
      else { throw .damaged }
      let size = PixelSize(width: picture.pixels.width, height: picture.pixels.height)
      return MadeThumbnail(size: size, square: square, png: png)
    }
  }

  package func preview(
    of file: FilePath, squareEdge: Int
  ) async throws(DecodingError) -> PixelBuffer {
    try await decoder.preview(of: file, squareEdge: squareEdge)
  }

  package func kept(
    at path: FilePath, squareEdge: Int, urgency: ThumbnailUrgency
  ) async throws(DecodingError) -> KeptThumbnail {
    try await decoder.kept(at: path, squareEdge: squareEdge, urgency: urgency)
  }

  package func png(
    of pixels: PixelBuffer, texts: [(key: String, value: String)]
  ) async -> [UInt8]? {
    await decoder.png(of: pixels, texts: texts)
  }

  package func details(of file: FilePath) async -> PhotoDetails? {
    await decoder.details(of: file)
  }

  package func frames(_ request: FramesRequest) async throws(DecodingError) -> DecodedFrames {
    try await decoder.frames(request)
  }

  private func still(
    of request: DecodingRequest, _ type: MediaType
  ) async throws(DecodingError) -> DecodedPicture {
    let memory = try await make(request, type)
    let still = DecodingRequest(
      path: FilePath(bytes: memory.path), maximumEdge: request.maximumEdge,
      squareEdge: request.squareEdge, urgency: request.urgency)
    do throws(DecodingError) {
      let picture = try await decoder.picture(still)
      let size = await decoder.pixelSizes(of: [request.path]).first ?? nil
      return withExtendedLifetime(memory) { picture.asStill(ofVideo: size) }
    } catch {
      if [.cancelled, .noDecoder].contains(error) { throw error }
      throw .damaged
    }
  }

  private func make(
    _ request: DecodingRequest, _ type: MediaType
  ) async throws(DecodingError) -> Descriptor {
    let isWanted = Wanted()
    let result: Result<Descriptor, DecodingError>? = await withTaskCancellationHandler {
      try? await workers.run(level: request.urgency.rawValue) { [maker] in
        maker.still(of: request.path, type, edge: request.maximumEdge) { isWanted.isSo }
      }
    } onCancel: {
      isWanted.end()
    }
    return try (result ?? .failure(.cancelled)).get()
  }

  /// Whether somebody still waits.
  private final class Wanted: Sendable {
    private let state = Atomic(true)

    var isSo: Bool { state.load(ordering: .relaxed) }

    func end() { state.store(false, ordering: .relaxed) }
  }
}

extension FilePath {
  /// The type of a video, by the name; nil for anything else.
  fileprivate var videoType: MediaType? {
    MediaType(extensionOf: name).flatMap { $0.isVideo ? $0 : nil }
  }
}

extension DecodedPicture {
  /// The same, but said to be as large as the video, where it has its shape.
  fileprivate func asStill(ofVideo size: PixelSize?) -> DecodedPicture {
    guard let size, size.width > 0, size.height > 0 else { return self }
    let shape = Double(size.width) / Double(size.height)
    let own = Double(originalSize.width) / Double(originalSize.height)
    // A still is a few pixels high at least, of which one may be lost.
    let isSame = abs(own / shape - 1) < 0.05
    return DecodedPicture(
      pixels: pixels, square: square, originalSize: isSame ? size : originalSize, texts: [:])
  }
}
