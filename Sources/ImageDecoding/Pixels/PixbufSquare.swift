internal import CGLib
internal import CPixbuf
import PickerModel

/// Cuts the largest square from the middle of a picture and makes it a given size.
enum PixbufSquare {
  /// - Parameter edge: the side of the square, in pixels.
  static func square(of pixbuf: OpaquePointer, edge: Int) -> PixelBuffer? {
    let (width, height) = (gdk_pixbuf_get_width(pixbuf), gdk_pixbuf_get_height(pixbuf))
    let side = min(width, height)
    guard
      let middle = gdk_pixbuf_new_subpixbuf(
        pixbuf, (width - side) / 2, (height - side) / 2, side, side)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(middle)) }
    // Making smaller, gdk-pixbuf's bilinear form takes the mean of all that a pixel covers.
    guard let scaled = gdk_pixbuf_scale_simple(middle, gint(edge), gint(edge), GDK_INTERP_BILINEAR)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(scaled)) }
    return PixelConversion.buffer(of: scaled)
  }
}
