internal import CAtspi

/// What can be seen.
package enum Screen {
  /// The colour at a place; nil beyond the edges of the screen.
  package static func color(at point: Point) -> RGB? {
    let pixel = photo_picker_screen_pixel(CInt(clamping: point.x), CInt(clamping: point.y))
    return pixel < 0 ? nil : RGB(UInt32(pixel))
  }
}
