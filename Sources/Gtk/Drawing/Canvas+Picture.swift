internal import CGLib
internal import CGtk

extension Canvas {
  /// How the pixels in between are found where a picture is painted larger or smaller.
  /// `cairo_filter_t`
  package enum Filter {
    /// The nearest pixel: exact where the sizes are the same, squares where it is made much larger.
    case nearest
    case bilinear
  }

  /// Paints the picture over the rectangle. `cairo_set_source_surface`
  package func paint(
    _ picture: PictureSurface, x: Double, y: Double, width: Double, height: Double, filter: Filter
  ) {
    cairo_save(context)
    cairo_rectangle(context, x, y, width, height)
    cairo_clip(context)
    cairo_translate(context, x, y)
    cairo_scale(context, width / Double(picture.width), height / Double(picture.height))
    cairo_set_source_surface(context, picture.surface, 0, 0)
    let source = cairo_get_source(context)
    cairo_pattern_set_filter(
      source, filter == .nearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    // Else the edges of the picture would shine through where they fall between pixels.
    cairo_pattern_set_extend(source, CAIRO_EXTEND_PAD)
    cairo_paint(context)
    cairo_restore(context)
  }

  /// A rectangle as the path. `cairo_rectangle`
  package func rectangle(x: Double, y: Double, width: Double, height: Double) {
    cairo_new_sub_path(context)
    cairo_rectangle(context, x, y, width, height)
  }
}
