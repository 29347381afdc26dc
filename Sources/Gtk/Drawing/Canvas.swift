internal import CGLib
internal import CGtk

/// A colour, each part from 0 to 1, not multiplied by alpha.
nonisolated package struct Color: Sendable, Equatable {
  package let red: Double
  package let green: Double
  package let blue: Double
  package let alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}

/// What a widget paints itself on, in logical pixels, for as long as its `draw` signal lasts. `cairo_t`
package struct Canvas {
  let context: OpaquePointer

  init(_ context: OpaquePointer) { self.context = context }

  /// Paints with what the closure changes of the state undone after it. `cairo_save`
  package func isolated(_ paint: () -> Void) {
    cairo_save(context)
    paint()
    cairo_restore(context)
  }

  /// Paints all of the closure as one thing that is seen through. `cairo_push_group`
  package func together(alpha: Double, _ paint: () -> Void) {
    cairo_save(context)
    cairo_push_group(context)
    paint()
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, alpha)
    cairo_restore(context)
  }

  /// `cairo_translate`
  package func translate(x: Double, y: Double) { cairo_translate(context, x, y) }
  /// `cairo_scale`
  package func scale(by factor: Double) { cairo_scale(context, factor, factor) }

  /// Exchanges left and right. `cairo_scale`
  package func mirror() { cairo_scale(context, -1, 1) }
  /// Clockwise. `cairo_rotate`
  package func turn(degrees: Double) { cairo_rotate(context, degrees * .pi / 180) }

  /// The ellipse that fills a rectangle as the path. `cairo_arc`
  package func ellipse(x: Double, y: Double, width: Double, height: Double) {
    cairo_save(context)
    cairo_translate(context, x + width / 2, y + height / 2)
    cairo_scale(context, width / 2, height / 2)
    cairo_new_sub_path(context)
    cairo_arc(context, 0, 0, 1, 0, 2 * .pi)
    cairo_restore(context)
  }

  /// A rectangle with round corners as the path. `cairo_arc`
  package func roundedRectangle(x: Double, y: Double, width: Double, height: Double, radius: Double)
  {
    cairo_new_sub_path(context)
    cairo_arc(context, x + width - radius, y + radius, radius, -.pi / 2, 0)
    cairo_arc(context, x + width - radius, y + height - radius, radius, 0, .pi / 2)
    cairo_arc(context, x + radius, y + height - radius, radius, .pi / 2, .pi)
    cairo_arc(context, x + radius, y + radius, radius, .pi, 3 * .pi / 2)
    cairo_close_path(context)
  }

  /// `cairo_arc`
  package func circle(x: Double, y: Double, radius: Double) {
    cairo_new_sub_path(context)
    cairo_arc(context, x, y, radius, 0, 2 * .pi)
  }

  /// Lines from point to point as the path. `cairo_line_to`
  package func lines(_ points: [(x: Double, y: Double)]) {
    cairo_new_sub_path(context)
    for point in points { cairo_line_to(context, point.x, point.y) }
  }

  /// A place, by its distance from the origin to the right and down.
  package typealias Place = (x: Double, y: Double)

  /// A closed line of Bézier curves as the path; each curve has two control points and an end.
  /// `cairo_curve_to`
  package func curves(from start: Place, _ curves: [(Place, Place, Place)]) {
    cairo_move_to(context, start.x, start.y)
    for (one, other, end) in curves {
      cairo_curve_to(context, one.x, one.y, other.x, other.y, end.x, end.y)
    }
    cairo_close_path(context)
  }

  /// `cairo_clip`
  package func clip() { cairo_clip(context) }

  /// Fills the path. `cairo_fill`
  package func fill(_ color: Color) {
    setSource(color)
    cairo_fill(context)
  }

  /// Fills the path, but not what a second line around it takes out. `cairo_set_fill_rule`
  package func fillBetween(_ color: Color) {
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    fill(color)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  /// Draws the path as a line with round ends. `cairo_stroke`
  package func stroke(_ color: Color, width: Double) {
    setSource(color)
    cairo_set_line_width(context, width)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    cairo_stroke(context)
  }

  /// Paints the picture over the square. Where its pixels are just those of the square none is computed
  /// anew. `cairo_set_source_surface`
  package func paint(_ surface: Surface, x: Double, y: Double, edge: Double) {
    cairo_save(context)
    cairo_translate(context, x, y)
    let factor = edge / surface.edge
    if factor != 1 { cairo_scale(context, factor, factor) }
    cairo_set_source_surface(context, surface.surface, 0, 0)
    if factor != 1 { cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR) }
    cairo_paint(context)
    cairo_restore(context)
  }

  func setSource(_ color: Color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }
}
