/// Rows of pixels in memory: four bytes each, blue, green, red, alpha, the colours multiplied by
/// alpha. That is cairo's `ARGB32` on a little-endian machine.
package struct PixelBuffer: Sendable, Equatable {
  package let width: Int
  package let height: Int
  /// `width * height * 4` bytes, rows from the top without gaps.
  package let bytes: [UInt8]

  /// - Precondition: `bytes` has just the length that the sides ask for.
  package init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(width > 0 && height > 0 && bytes.count == width * height * 4)
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}

extension PixelBuffer: CustomStringConvertible {
  /// Without the pixels.
  package var description: String { "\(width) × \(height) pixels" }
}
