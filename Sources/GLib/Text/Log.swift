internal import CGLib
internal import Glibc
internal import Synchronization

/// Messages on standard error, one line each, every one beginning with the program's name.
package enum Log {

  /// Writes one message. Line breaks in it become spaces.
  package static func message(_ text: String) {
    write(text)
  }

  /// From here on the messages of the C libraries come out in the same form, and none goes to standard
  /// output, where GLib sends its information. `g_log_set_writer_func`
  ///
  /// - Parameter fatalStatus: what the program ends with where a library cannot go on, such as GTK without
  ///   a single icon that it can load. GLib would abort.
  package static func takeOverGLib(fatalStatus: Int32) {
    self.fatalStatus.store(fatalStatus, ordering: .relaxed)
    g_log_set_writer_func(
      { level, fields, count, _ in
        Log.handle(level, UnsafeBufferPointer(start: fields, count: Int(count)))
        return G_LOG_WRITER_HANDLED
      }, nil, nil)
  }

  /// From here on the C libraries say nothing. `g_log_set_writer_func`
  package static func silenceGLib() {
    g_log_set_writer_func({ _, _, _, _ in G_LOG_WRITER_HANDLED }, nil, nil)
  }

  private static func handle(_ level: GLogLevelFlags, _ fields: UnsafeBufferPointer<GLogField>) {
    let domain = text("GLIB_DOMAIN", in: fields)
    if g_log_writer_default_would_drop(level, domain) != 0 { return }
    write([domain, text("MESSAGE", in: fields)].compactMap(\.self).joined(separator: ": "))
    let isGrave = level.rawValue & (G_LOG_LEVEL_ERROR.rawValue | G_LOG_LEVEL_CRITICAL.rawValue) != 0
    if isGrave, areCriticalsFatal { abort() }
    if level.rawValue & G_LOG_LEVEL_ERROR.rawValue != 0 {
      Process.exit(fatalStatus.load(ordering: .relaxed))
    }
  }

  private static let fatalStatus = Atomic<Int32>(1)

  /// GLib's own writer would look at this; ours takes its place.
  private static var areCriticalsFatal: Bool {
    g_getenv("G_DEBUG").map { String(cString: $0).contains("fatal-criticals") } ?? false
  }

  private static func text(_ key: String, in fields: UnsafeBufferPointer<GLogField>) -> String? {
    guard let field = fields.first(where: { String(cString: $0.key) == key }),
      let value = field.value
    else { return nil }
    if field.length < 0 { return String(cString: value.assumingMemoryBound(to: CChar.self)) }
    return String(
      decoding: UnsafeRawBufferPointer(start: value, count: Int(field.length)), as: UTF8.self)
  }

  private static func write(_ text: String) {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    let bytes = Array("photo-picker: \(line)\n".utf8)
    _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
  }
}
