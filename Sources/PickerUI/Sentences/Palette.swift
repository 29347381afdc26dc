import Gtk

/// The colours that the picker brings itself.
enum Palette {
  /// #09BB07, the green of the phone pickers' Done.
  static let green = Color(red: 9 / 255, green: 187 / 255, blue: 7 / 255)
  static let white = Color(red: 1, green: 1, blue: 1)
  static let black = Color(red: 0, green: 0, blue: 0)
}
