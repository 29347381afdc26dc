internal import CGLib
internal import CPixbuf
import PickerModel

enum PNGEncoder {
  /// Eight bits a channel, with a tEXt chunk for each text. `gdk_pixbuf_save_to_bufferv`
  static func png(of pixels: PixelBuffer, texts: [(key: String, value: String)]) -> [UInt8]? {
    PixelConversion.straight(pixels).withUnsafeBufferPointer { bytes in
      guard
        let pixbuf = gdk_pixbuf_new_from_data(
          bytes.baseAddress, GDK_COLORSPACE_RGB, 1, 8, gint(pixels.width), gint(pixels.height),
          gint(pixels.width * 4), nil, nil)
      else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
      return save(pixbuf, texts)
    }
  }

  private static func save(
    _ pixbuf: OpaquePointer, _ texts: [(key: String, value: String)]
  ) -> [UInt8]? {
    var keys = texts.map { g_strdup("tEXt::" + $0.key) } + [nil]
    var values = texts.map { g_strdup($0.value) } + [nil]
    defer { for text in keys + values { g_free(text) } }
    var (buffer, count): (UnsafeMutablePointer<gchar>?, gsize) = (nil, 0)
    guard gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &count, "png", &keys, &values, nil) != 0,
      let buffer
    else { return nil }
    defer { g_free(buffer) }
    return Array(UnsafeRawBufferPointer(start: buffer, count: Int(count)))
  }
}
