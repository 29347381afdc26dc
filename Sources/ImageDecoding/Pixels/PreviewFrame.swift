internal import CPixbuf
import PickerModel

/// Which part of a preview is the picture. EXIF asks for 160 by 120 pixels whatever the sides of the
/// picture are, so many cameras add bars of one colour above and below, or left and right.
enum PreviewFrame {
  /// How far the proportion of the sides may be off without any bars: they are whole numbers, and small.
  private static let tolerance = 0.04
  /// How much the values of a colour may differ within a bar: JPEG is not exact.
  private static let maximumRange = 56
  /// Where a bar meets the picture, it has something of it: not looked at, in pixels.
  private static let seam = 4

  /// - Parameter size: of the whole picture, stored in the same way.
  /// - Returns: the part, with a reference for the caller; nil where it is of another shape than the
  ///   picture, so that it shows only some of it, or another one.
  static func cropped(_ pixbuf: OpaquePointer, to size: PixelSize) -> OpaquePointer? {
    let width = Int(gdk_pixbuf_get_width(pixbuf))
    let height = Int(gdk_pixbuf_get_height(pixbuf))
    guard size.width > 0, size.height > 0, width > 0, height > 0 else { return nil }
    let wanted = Double(size.width) / Double(size.height)
    let found = Double(width) / Double(height)
    if abs(found / wanted - 1) <= tolerance {
      return gdk_pixbuf_new_subpixbuf(pixbuf, 0, 0, gint(width), gint(height))
    }
    let picture =
      found < wanted
      ? (width: width, height: Int(Double(width) / wanted))
      : (width: Int(Double(height) * wanted), height: height)
    guard picture.width > 0, picture.height > 0 else { return nil }
    let (left, top) = ((width - picture.width) / 2, (height - picture.height) / 2)
    guard hasBars(pixbuf, width: width, height: height, left: left, top: top) else { return nil }
    return gdk_pixbuf_new_subpixbuf(
      pixbuf, gint(left), gint(top), gint(picture.width), gint(picture.height))
  }

  private static func hasBars(
    _ pixbuf: OpaquePointer, width: Int, height: Int, left: Int, top: Int
  ) -> Bool {
    let thickness = max(left, top) - seam
    if thickness <= 0 { return true }
    return top > 0
      ? isPlain(pixbuf, 0..<width, 0..<thickness)
        && isPlain(pixbuf, 0..<width, (height - thickness)..<height)
      : isPlain(pixbuf, 0..<thickness, 0..<height)
        && isPlain(pixbuf, (width - thickness)..<width, 0..<height)
  }

  /// Whether it is all of one colour.
  private static func isPlain(
    _ pixbuf: OpaquePointer, _ columns: Range<Int>, _ rows: Range<Int>
  ) -> Bool {
    guard let pixels = gdk_pixbuf_read_pixels(pixbuf) else { return false }
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    var (least, most) = ([UInt8](repeating: 255, count: 3), [UInt8](repeating: 0, count: 3))
    for y in rows {
      for x in columns {
        for channel in 0..<3 {
          let value = pixels[y * stride + x * channels + channel]
          least[channel] = min(least[channel], value)
          most[channel] = max(most[channel], value)
        }
      }
    }
    return zip(least, most).allSatisfy { Int($1) - Int($0) <= maximumRange }
  }
}
