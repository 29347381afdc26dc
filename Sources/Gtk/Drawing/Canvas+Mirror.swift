internal import CGtk

extension Canvas {
  /// What is painted from here on is seen as in a mirror that stands upright in the middle. `cairo_scale`
  ///
  /// - Parameter width: of what is painted on, in logical pixels.
  package func mirror(width: Double) {
    cairo_translate(context, width, 0)
    cairo_scale(context, -1, 1)
  }
}
