internal import CGLib
internal import CPixbuf
import PickerModel

/// Between gdk-pixbuf's pixels (red, green, blue, perhaps alpha; rows with gaps) and the picker's (blue,
/// green, red, alpha multiplied in; no gaps).
enum PixelConversion {
  static func buffer(of pixbuf: OpaquePointer) -> PixelBuffer? {
    let (width, height) = (Int(gdk_pixbuf_get_width(pixbuf)), Int(gdk_pixbuf_get_height(pixbuf)))
    let (stride, channels) = (
      Int(gdk_pixbuf_get_rowstride(pixbuf)), Int(gdk_pixbuf_get_n_channels(pixbuf))
    )
    guard let source = gdk_pixbuf_read_pixels(pixbuf), width > 0, height > 0 else { return nil }
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
      for y in 0..<height {
        let (from, to) = (source + y * stride, target.baseAddress! + y * width * 4)  // Not empty.
        channels == 4 ? convertAlpha(from, to, width) : convertOpaque(from, to, width)
      }
      count = width * height * 4
    }
    return PixelBuffer(width: width, height: height, bytes: bytes)
  }

  private static func convertOpaque(
    _ source: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, _ width: Int
  ) {
    for x in 0..<width {
      target[4 * x] = source[3 * x + 2]
      target[4 * x + 1] = source[3 * x + 1]
      target[4 * x + 2] = source[3 * x]
      target[4 * x + 3] = 255
    }
  }

  private static func convertAlpha(
    _ source: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, _ width: Int
  ) {
    for x in 0..<width {
      let alpha = UInt32(source[4 * x + 3])
      target[4 * x] = multiply(source[4 * x + 2], alpha)
      target[4 * x + 1] = multiply(source[4 * x + 1], alpha)
      target[4 * x + 2] = multiply(source[4 * x], alpha)
      target[4 * x + 3] = UInt8(alpha)
    }
  }

  /// Rounded to the nearest.
  private static func multiply(_ value: UInt8, _ alpha: UInt32) -> UInt8 {
    UInt8((UInt32(value) * alpha + 127) / 255)
  }

  /// Red, green, blue, alpha; not multiplied; no gaps.
  static func straight(_ pixels: PixelBuffer) -> [UInt8] {
    var bytes = pixels.bytes
    for index in stride(from: 0, to: bytes.count, by: 4) {
      let alpha = UInt32(bytes[index + 3])
      func divided(_ value: UInt8) -> UInt8 {
        alpha == 0 ? 0 : UInt8(min(255, (UInt32(value) * 255 + alpha / 2) / alpha))
      }
      (bytes[index], bytes[index + 1], bytes[index + 2]) = (
        divided(bytes[index + 2]), divided(bytes[index + 1]), divided(bytes[index])
      )
    }
    return bytes
  }
}
