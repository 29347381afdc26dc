internal import CGLib
internal import CPixbuf
import PickerModel

/// An upright picture as gdk-pixbuf has it.
struct UprightPixbuf: ~Copyable {
  let pixbuf: OpaquePointer
  /// The size of the whole picture, upright, before it was made smaller.
  let originalSize: PixelSize
  /// The tEXt chunks of a PNG.
  let texts: [String: String]

  /// - Parameters:
  ///   - pixbuf: as the loader made it; it stays the caller's.
  ///   - stored: the size in the file, as stored; nil where that is the pixbuf's.
  init(
    _ pixbuf: OpaquePointer, _ orientation: Orientation, stored: PixelSize?
  ) throws(DecodingError) {
    guard let turned = PixbufTurning.upright(pixbuf, orientation) else { throw .damaged }
    self.pixbuf = turned
    originalSize = stored?.upright(orientation) ?? PixelSize(turned)
    texts = PixbufTexts.all(of: pixbuf)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }

  var size: PixelSize { PixelSize(pixbuf) }
}

extension PixelSize {
  fileprivate init(_ pixbuf: OpaquePointer) {
    self.init(
      width: Int(gdk_pixbuf_get_width(pixbuf)), height: Int(gdk_pixbuf_get_height(pixbuf)))
  }
}
