internal import CGLib
internal import CPixbuf
import PickerModel

/// Turns and mirrors a picture.
enum PixbufTurning {
  /// - Returns: the upright picture, with a reference for the caller; nil where there is no memory for it.
  static func upright(_ pixbuf: OpaquePointer, _ orientation: Orientation) -> OpaquePointer? {
    switch orientation {
    case .up: OpaquePointer(g_object_ref(UnsafeMutableRawPointer(pixbuf)))
    case .upMirrored: gdk_pixbuf_flip(pixbuf, 1)
    case .down: gdk_pixbuf_rotate_simple(pixbuf, GDK_PIXBUF_ROTATE_UPSIDEDOWN)
    case .downMirrored: gdk_pixbuf_flip(pixbuf, 0)
    case .leftMirrored: mirrored(pixbuf, GDK_PIXBUF_ROTATE_CLOCKWISE)
    case .right: gdk_pixbuf_rotate_simple(pixbuf, GDK_PIXBUF_ROTATE_CLOCKWISE)
    case .rightMirrored: mirrored(pixbuf, GDK_PIXBUF_ROTATE_COUNTERCLOCKWISE)
    case .left: gdk_pixbuf_rotate_simple(pixbuf, GDK_PIXBUF_ROTATE_COUNTERCLOCKWISE)
    }
  }

  private static func mirrored(
    _ pixbuf: OpaquePointer, _ rotation: GdkPixbufRotation
  ) -> OpaquePointer? {
    guard let turned = gdk_pixbuf_rotate_simple(pixbuf, rotation) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(turned)) }
    return gdk_pixbuf_flip(turned, 1)
  }
}
