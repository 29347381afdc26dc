import DecoderWire
import GLib
package import PickerModel

extension DecoderPool: PictureDecoding {
  package func picture(_ request: DecodingRequest) async throws(DecodingError) -> DecodedPicture {
    try await decode(Job(request)) { answer, descriptors in
      guard case .picture(let picture) = answer, picture.answers(request), descriptors.count == 1
      else { return nil }
      return picture.decoded(from: descriptors[0])
    }
  }
}

extension DecoderPool.Job {
  fileprivate init(_ request: DecodingRequest) {
    self.init(
      path: request.path, level: .init(request.urgency),
      wire: .picture(maximumEdge: request.maximumEdge, squareEdge: request.squareEdge))
  }
}

extension DecoderPicture {
  fileprivate func answers(_ request: DecodingRequest) -> Bool {
    max(size.width, size.height) <= request.maximumEdge
      && square == request.squareEdge.map { PixelSize(width: $0, height: $0) }
  }

  /// Nil where the memory does not hold just these pixels.
  fileprivate func decoded(from memory: Descriptor) -> DecodedPicture? {
    let sizes = [size, square].compactMap(\.self)
    guard
      let parts = SealedMemory.parts(of: memory, lengths: sizes.map { $0.width * $0.height * 4 })
    else { return nil }
    let buffers = zip(sizes, parts).map {
      PixelBuffer(width: $0.width, height: $0.height, bytes: $1)
    }
    return DecodedPicture(
      pixels: buffers[0], square: square == nil ? nil : buffers[1], originalSize: originalSize,
      texts: texts.byKey)
  }
}

extension [DecoderText] {
  /// The first of those with one key.
  var byKey: [String: String] {
    Dictionary(map { ($0.key, $0.value) }) { first, _ in first }
  }
}
