internal import CGLib
internal import CPixbuf
import PickerModel

/// Writes PNGs of eight bits a channel, with alpha, and with a tEXt chunk for each text.
enum PNGEncoder {
  /// The fastest of zlib's: thumbnails are small, and somebody waits for the next one.
  private static let compression = "1"

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

  /// The Thumbnail Managing Standard asks for alpha, whether or not there is any.
  static func png(of pixbuf: OpaquePointer, texts: [(key: String, value: String)]) -> [UInt8]? {
    guard gdk_pixbuf_get_has_alpha(pixbuf) == 0 else { return save(pixbuf, texts) }
    guard let withAlpha = gdk_pixbuf_add_alpha(pixbuf, 0, 0, 0, 0) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(withAlpha)) }
    return save(withAlpha, texts)
  }

  /// As few bytes as can be had in a time that people wait; with alpha where there is any.
  static func small(_ picture: OwnedPixbuf) -> [UInt8]? {
    save(picture.pixbuf, [], compression: "6")
  }

  /// `gdk_pixbuf_save_to_bufferv`
  private static func save(
    _ pixbuf: OpaquePointer, _ texts: [(key: String, value: String)],
    compression: String = compression
  ) -> [UInt8]? {
    let options =
      [(key: "compression", value: compression)]
      + texts.map { (key: "tEXt::" + $0.key, value: $0.value) }
    var keys = options.map { g_strdup($0.key) } + [nil]
    var values = options.map { g_strdup($0.value) } + [nil]
    defer { for text in keys + values { g_free(text) } }
    var (buffer, count): (UnsafeMutablePointer<gchar>?, gsize) = (nil, 0)
    guard gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &count, "png", &keys, &values, nil) != 0,
      let buffer
    else { return nil }
    defer { g_free(buffer) }
    return Array(UnsafeRawBufferPointer(start: buffer, count: Int(count)))
  }
}
