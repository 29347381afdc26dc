internal import CGLib
internal import Glibc
internal import Synchronization

/// How GLib prints the help, after which it ends the program with success: here not where nobody got it.
package enum HelpOutput {
  /// Ends the program, as its text could not be written.
  package typealias Unwritten = @Sendable (FileFailure) -> Never

  private static let unwritten = Mutex<Unwritten?>(nil)

  /// `g_set_print_handler`
  static func takeOver(_ unwritten: @escaping Unwritten) {
    self.unwritten.withLock { $0 = unwritten }
    g_set_print_handler { text in
      if let text { HelpOutput.write(String(cString: text)) }
    }
  }

  static func giveBack() { g_set_print_handler(nil) }

  private static func write(_ text: String) {
    Process.ignoreBrokenPipes()
    do throws(FileFailure) {
      try AtomicFile.writeAll(encoded(text), to: STDOUT_FILENO)
    } catch {
      unwritten.withLock(\.self)?(error)
    }
  }

  /// As the terminal reads it, with `?` for what it does not know. `g_get_charset`
  private static func encoded(_ text: String) -> [UInt8] {
    var charset: UnsafePointer<CChar>?
    if g_get_charset(&charset) != 0 { return Array(text.utf8) }
    guard let converted = g_convert_with_fallback(text, -1, charset, "UTF-8", "?", nil, nil, nil)
    else { return Array(text.utf8) }
    defer { g_free(converted) }
    return Array(cString: converted)
  }
}
