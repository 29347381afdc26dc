internal import CGLib
internal import CGtk

/// What is on the screen, whoever put it there.
package enum Screen {
  /// A number that is another one when anything in the rectangle, in device pixels, looks different.
  /// `gdk_pixbuf_get_from_window`
  package static func fingerprint(x: Int, width: Int, height: Int) -> UInt64 {
    guard
      let pixbuf = gdk_pixbuf_get_from_window(
        gdk_get_default_root_window(), gint(x), 0, gint(width), gint(height))
    else { return 0 }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    let count = Int(gdk_pixbuf_get_byte_length(pixbuf))
    let words = UnsafeRawBufferPointer(start: gdk_pixbuf_read_pixels(pixbuf), count: count & ~7)
      .bindMemory(to: UInt64.self)
    // FNV-1a over words, which is enough to see a change.
    return words.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ $1) &* 0x0000_0100_0000_01b3 }
  }
}
