import Gtk

/// The colours that the picker brings itself.
enum Palette {
  /// #09BB07, the green of the phone pickers' Done.
  static let green = Color(red: 9 / 255, green: 187 / 255, blue: 7 / 255)
  static let white = Color(red: 1, green: 1, blue: 1)
  static let black = Color(red: 0, green: 0, blue: 0)
  /// What lies below a white sign on a picture. On white it leaves a contrast of 3.9 to 1, of which
  /// signs need 3: WCAG 2.1, 1.4.11.
  static let signShade = black.withAlpha(0.5)
  /// What lies below white text on a picture. On white it leaves a contrast of 5.7 to 1, of which text
  /// needs 4.5: WCAG 2.1, 1.4.3.
  static let textShade = black.withAlpha(0.6)
}
