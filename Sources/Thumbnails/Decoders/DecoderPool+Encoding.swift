import DecoderWire
import GLib
package import PickerModel

extension DecoderPool: ThumbnailEncoding {
  /// More than the pixels themselves no PNG takes that is worth keeping.
  private static let maximumLength = 64 << 20

  package func png(
    of pixels: PixelBuffer, texts: [(key: String, value: String)]
  ) async -> [UInt8]? {
    let request = DecoderRequest.png(
      size: PixelSize(width: pixels.width, height: pixels.height),
      texts: texts.map { DecoderText(key: $0.key, value: $0.value) })
    // Pictures that somebody waits for go first.
    return try? await workers.run(level: ThumbnailUrgency.near.rawValue) { [self] in
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
