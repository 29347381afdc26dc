internal import CGLib
internal import CGtk

/// A square picture ready to be painted. `cairo_surface_t`
package final class Surface {
  let surface: OpaquePointer
  /// In logical pixels.
  package let edge: Double

  /// Copies the pixels; nil where there is no memory for them.
  ///
  /// - Parameters:
  ///   - pixels: `side * side * 4` bytes: blue, green, red, alpha, multiplied by alpha; no gaps.
  ///   - side: in device pixels.
  ///   - scale: device pixels to a logical one.
  package init?(pixels: [UInt8], side: Int, scale: Int) {
    precondition(pixels.count == side * side * 4)
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, gint(side), gint(side)),
      let target = cairo_image_surface_get_data(surface)
    else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    pixels.withUnsafeBytes { source in
      for row in 0..<side {
        // There is a row, so the source has an address.
        UnsafeMutableRawPointer(target + row * stride).copyMemory(
          from: source.baseAddress! + row * side * 4, byteCount: side * 4)
      }
    }
    cairo_surface_mark_dirty(surface)
    cairo_surface_set_device_scale(surface, Double(scale), Double(scale))
    self.surface = surface
    edge = Double(side) / Double(scale)
  }

  isolated deinit { cairo_surface_destroy(surface) }
}
