internal import CGtk
internal import GLib

extension Canvas {
  /// Writes a short bold text with its middle at the point. `cairo_show_text`
  package func text(_ text: String, x: Double, y: Double, size: Double, _ color: Color) {
    setSource(color)
    let extents = extents(of: text, size: size)
    cairo_move_to(
      context, x - extents.width / 2 - extents.x_bearing, y - extents.height / 2 - extents.y_bearing
    )
    cairo_show_text(context, text)
  }

  /// How far a short bold text goes, in logical pixels. `cairo_text_extents`
  package func width(ofText text: String, size: Double) -> Double {
    extents(of: text, size: size).width
  }

  private func extents(of text: String, size: Double) -> cairo_text_extents_t {
    cairo_select_font_face(
      context, Typeface.family, CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD)
    cairo_set_font_size(context, size)
    var extents = cairo_text_extents_t()
    cairo_text_extents(context, text, &extents)
    return extents
  }
}

/// What the desktop writes its texts in, so that what is painted looks like the labels beside it.
/// `GtkSettings:gtk-font-name`
private enum Typeface {
  private static var known: String?
  private static var isFollowed = false

  static var family: String {
    if let known { return known }
    follow()
    let family = photo_picker_font_family()
    defer { g_free(family) }
    let name = family.map { String(cString: $0) } ?? "sans-serif"
    known = name
    return name
  }

  private static func follow() {
    guard !isFollowed, let settings = gtk_settings_get_default() else { return }
    isFollowed = true
    Object(UnsafeMutableRawPointer(settings), .retain).onChange(of: "gtk-font-name") { known = nil }
  }
}
