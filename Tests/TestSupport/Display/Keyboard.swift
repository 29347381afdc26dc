/// The real keyboard: key events of the X server (XTEST through xdotool). They go to the window
/// with the focus; without a window manager that is none until `XWindow.focus()` was called.
package enum Keyboard {
  /// - Parameter keys: X names of keys, with modifiers before a `+`: `ctrl+a`, `space`, `Right`.
  ///   They are pressed one after another.
  package static func press(_ keys: String...) throws {
    try xdotool(["key", "--delay", "30"] + keys.map { ByteString($0) })
  }

  package static func type(_ text: String) throws {
    try xdotool(["type", "--delay", "30", "--", "\(text)"])
  }
}
