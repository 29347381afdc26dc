import DecoderWire
import GLib
package import PickerModel

extension DecoderPool: ThumbnailEncoding {
  /// More than the pixels themselves no PNG takes that is worth keeping.
  private static let maximumLength = 64 << 20

  package func thumbnail(
    _ request: ThumbnailRequest
  ) async throws(DecodingError) -> MadeThumbnail {
    try await decode(Job(request)) { answer, descriptors in
      guard case .thumbnail(let size, let length) = answer, descriptors.count == 1 else {
        return nil
      }
      return Self.thumbnail(size, length, descriptors[0], request)
    }
  }

  package func preview(
    of file: FilePath, squareEdge: Int
  ) async throws(DecodingError) -> PixelBuffer {
    let job = Job(path: file, level: .previews, wire: .preview(squareEdge: squareEdge))
    return try await decode(job) { answer, descriptors in
      Self.square(squareEdge, answer, descriptors)?.square
    }
  }

  package func kept(
    at path: FilePath, squareEdge: Int, urgency: ThumbnailUrgency
  ) async throws(DecodingError) -> KeptThumbnail {
    let job = Job(path: path, level: .init(urgency), wire: .square(edge: squareEdge))
    return try await decode(job) { answer, descriptors in
      Self.square(squareEdge, answer, descriptors)
    }
  }

  /// Nil where it is none of that side.
  private static func square(
    _ edge: Int, _ answer: DecoderAnswer, _ descriptors: [Descriptor]
  ) -> KeptThumbnail? {
    guard case .picture(let picture) = answer, picture.square == nil,
      picture.size == PixelSize(width: edge, height: edge), descriptors.count == 1,
      let parts = SealedMemory.parts(of: descriptors[0], lengths: [edge * edge * 4])
    else { return nil }
    return KeptThumbnail(
      size: picture.originalSize,
      square: PixelBuffer(width: edge, height: edge, bytes: parts[0]), texts: picture.texts.byKey)
  }

  /// Nil where it is none as it was asked for.
  private static func thumbnail(
    _ size: PixelSize, _ length: Int, _ memory: Descriptor, _ request: ThumbnailRequest
  ) -> MadeThumbnail? {
    let edge = request.squareEdge
    guard max(size.width, size.height) <= request.decoding.maximumEdge, length <= maximumLength,
      let parts = SealedMemory.parts(of: memory, lengths: [edge * edge * 4, length])
    else { return nil }
    return MadeThumbnail(
      size: size, square: PixelBuffer(width: edge, height: edge, bytes: parts[0]), png: parts[1])
  }

  package func png(
    of pixels: PixelBuffer, texts: [(key: String, value: String)]
  ) async -> [UInt8]? {
    let request = DecoderRequest.png(
      size: PixelSize(width: pixels.width, height: pixels.height), texts: [DecoderText](texts))
    // Pictures that somebody waits for go first.
    return try? await workers.run(level: Level.near.rawValue) { [self] in
      guard let memory = try? SealedMemory.make([pixels.bytes]) else { return nil }
      return try? ask(request, [memory], patience: patience, read: Self.read)
    } ?? nil
  }

  private static func read(_ answer: DecoderAnswer, _ descriptors: [Descriptor]) -> [UInt8]? {
    guard case .png(let length) = answer, length <= maximumLength, descriptors.count == 1 else {
      return nil
    }
    return SealedMemory.parts(of: descriptors[0], lengths: [length])?.first
  }
}

extension [DecoderText] {
  fileprivate init(_ texts: [(key: String, value: String)]) {
    self = texts.map { DecoderText(key: $0.key, value: $0.value) }
  }
}

extension DecoderPool.Job {
  fileprivate init(_ request: ThumbnailRequest) {
    self.init(
      path: request.decoding.path, level: .init(request.decoding.urgency),
      wire: .thumbnail(
        maximumEdge: request.decoding.maximumEdge, squareEdge: request.squareEdge,
        texts: [DecoderText](request.texts)))
  }
}
