internal import CWebP
import PickerModel

/// Writes WebPs that lose a little, as JPEGs do.
enum WebPEncoder {
  /// RFC 6386, 9.1: fourteen bits.
  static let maximumSide = 16_383

  /// How much is tried for a few bytes less, 0 to 6. Beyond 2 a photo of 24 megapixels takes five times as long
  /// for one per cent.
  private static let methods = (small: Int32(4), large: Int32(2))
  private static let largePixels = 2_000_000

  /// `WebPEncode`
  ///
  /// - Parameter quality: 1 to 100.
  /// - Returns: nil where there is no memory for it.
  static func webp(of picture: OwnedPixbuf, quality: Int) -> [UInt8]? {
    var (config, input, writer) = (WebPConfig(), WebPPicture(), WebPMemoryWriter())
    guard WebPConfigInit(&config) != 0, WebPPictureInit(&input) != 0 else { return nil }
    let size = picture.size
    config.quality = Float(quality)
    config.method =
      size.width * size.height > largePixels ? methods.large : methods.small
    (input.width, input.height) = (Int32(size.width), Int32(size.height))
    defer { WebPPictureFree(&input) }
    let importing = picture.hasAlpha ? WebPPictureImportRGBA : WebPPictureImportRGB
    guard importing(&input, picture.pixels, Int32(picture.stride)) != 0 else { return nil }
    WebPMemoryWriterInit(&writer)
    defer { WebPMemoryWriterClear(&writer) }
    let isWritten = withUnsafeMutablePointer(to: &writer) { writer in
      input.writer = WebPMemoryWrite
      input.custom_ptr = UnsafeMutableRawPointer(writer)
      return WebPEncode(&config, &input) != 0
    }
    guard isWritten, let bytes = writer.mem else { return nil }
    return Array(UnsafeBufferPointer(start: bytes, count: writer.size))
  }
}
