internal import CWebP
import PickerModel

/// Writes WebPs that lose a little, as JPEGs do.
enum WebPEncoder {
  /// RFC 6386, 9.1: fourteen bits.
  static let maximumSide = 16_383

  /// `WebPEncodeRGB`, `WebPEncodeRGBA`
  ///
  /// - Parameter quality: 1 to 100.
  /// - Returns: nil where there is no memory for it.
  static func webp(of picture: OwnedPixbuf, quality: Int) -> [UInt8]? {
    let encode = picture.hasAlpha ? WebPEncodeRGBA : WebPEncodeRGB
    var buffer: UnsafeMutablePointer<UInt8>?
    let size = picture.size
    let count = encode(
      picture.pixels, Int32(size.width), Int32(size.height), Int32(picture.stride),
      Float(quality), &buffer)
    defer { WebPFree(buffer) }
    guard count > 0, let buffer else { return nil }
    return Array(UnsafeBufferPointer(start: buffer, count: count))
  }
}
