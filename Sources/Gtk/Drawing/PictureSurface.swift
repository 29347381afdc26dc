internal import CGLib
internal import CGtk

/// A picture of any shape ready to be painted. It may be made and dropped on any thread, as large ones
/// take longer than a frame has. `cairo_surface_t`
nonisolated package final class PictureSurface: Sendable {
  // Its pixels do not change once it is made, and cairo counts its references atomically.
  nonisolated(unsafe) let surface: OpaquePointer
  /// In pixels, as `height`.
  package let width: Int
  package let height: Int
  /// Whether nothing shines through it.
  package let isOpaque: Bool

  /// The longest side that cairo paints, in pixels: 15 bits.
  package static let longestSide = 32_767

  /// Copies the pixels; nil where there is no memory for them or a side is too long.
  ///
  /// - Parameter pixels: `width * height * 4` bytes: blue, green, red, alpha, multiplied by alpha; no
  ///   gaps.
  package init?(pixels: [UInt8], width: Int, height: Int) {
    precondition(pixels.count == width * height * 4)
    let isOpaque = Self.isOpaque(pixels)
    let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    guard let surface = cairo_image_surface_create(format, gint(width), gint(height)) else {
      return nil
    }
    guard let target = cairo_image_surface_get_data(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    let stride = Int(cairo_image_surface_get_stride(surface))
    pixels.withUnsafeBytes { source in
      for row in 0..<height {
        // There is a row, so the source has an address.
        UnsafeMutableRawPointer(target + row * stride).copyMemory(
          from: source.baseAddress! + row * width * 4, byteCount: width * 4)
      }
    }
    cairo_surface_mark_dirty(surface)
    (self.surface, self.width, self.height) = (surface, width, height)
    self.isOpaque = isOpaque
  }

  deinit { cairo_surface_destroy(surface) }

  private static func isOpaque(_ pixels: [UInt8]) -> Bool {
    pixels.withUnsafeBytes { bytes in
      // Each word is a pixel, with alpha at its top on a little-endian machine.
      bytes.assumingMemoryBound(to: UInt32.self).allSatisfy { $0 >= 0xff00_0000 }
    }
  }
}
