internal import CGLib
internal import CPixbuf

/// The tEXt chunks of a PNG, which gdk-pixbuf keeps as options.
enum PixbufTexts {
  private static let prefix = "tEXt::"

  static func all(of pixbuf: OpaquePointer) -> [String: String] {
    guard let options = gdk_pixbuf_get_options(pixbuf) else { return [:] }
    defer { g_hash_table_unref(options) }
    var texts: [String: String] = [:]
    var iterator = GHashTableIter()
    g_hash_table_iter_init(&iterator, options)
    var (key, value): (gpointer?, gpointer?)
    while g_hash_table_iter_next(&iterator, &key, &value) != 0 {
      guard let key, let value else { continue }
      let name = String(cString: key.assumingMemoryBound(to: CChar.self))
      if name.hasPrefix(prefix) {
        texts[String(name.dropFirst(prefix.count))] =
          String(cString: value.assumingMemoryBound(to: CChar.self))
      }
    }
    return texts
  }
}
