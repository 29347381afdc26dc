internal import CGLib
internal import CPixbuf
import PickerModel

/// A picture of gdk-pixbuf's, let go with the last reference.
final class OwnedPixbuf {
  let pixbuf: OpaquePointer

  /// Nil where there is none, for want of memory.
  init?(adopting pixbuf: OpaquePointer?) {
    guard let pixbuf else { return nil }
    self.pixbuf = pixbuf
  }

  init(sharing upright: borrowing UprightPixbuf) {
    pixbuf = OpaquePointer(g_object_ref(UnsafeMutableRawPointer(upright.pixbuf)))
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }

  var size: PixelSize {
    PixelSize(
      width: Int(gdk_pixbuf_get_width(pixbuf)), height: Int(gdk_pixbuf_get_height(pixbuf)))
  }

  var hasAlpha: Bool { gdk_pixbuf_get_has_alpha(pixbuf) != 0 }

  var channels: Int { Int(gdk_pixbuf_get_n_channels(pixbuf)) }

  /// Bytes from the beginning of a row to that of the next.
  var stride: Int { Int(gdk_pixbuf_get_rowstride(pixbuf)) }

  /// Not to be written, as others may share them.
  var pixels: UnsafePointer<UInt8> {
    UnsafePointer(gdk_pixbuf_read_pixels(pixbuf))
  }

  /// Whether any of it is not opaque.
  var isTransparent: Bool {
    guard hasAlpha else { return false }
    let (size, stride, pixels) = (size, stride, pixels)
    return (0..<size.height).contains { y in
      (0..<size.width).contains { pixels[y * stride + 4 * $0 + 3] != 255 }
    }
  }
}
