import Gtk

/// The heart in the lower start corner of a tile: full on a favourite, an outline to click on under the
/// pointer. White with a soft shadow, so that it is seen on any picture.
enum HeartMark {
  /// The side of the square in which it lies and is clicked, in logical pixels.
  static let side = 36.0

  private static let width = 17.0

  /// - Parameters:
  ///   - edge: the side of the tile.
  ///   - scale: the size relative to that at rest.
  static func paint(
    on canvas: Canvas, edge: Double, isFull: Bool, scale: Double, isRightToLeft: Bool
  ) {
    canvas.isolated {
      canvas.translate(x: isRightToLeft ? edge - side / 2 : side / 2, y: edge - side / 2)
      canvas.scale(by: scale * width)
      for (grow, alpha) in [(0.30, 0.10), (0.18, 0.16), (0.08, 0.22)] {
        outline(on: canvas)
        canvas.stroke(Palette.black.withAlpha(alpha), width: grow + (isFull ? 0 : 0.11))
      }
      if isFull {
        outline(on: canvas)
        canvas.fill(Palette.white)
      } else {
        outline(on: canvas)
        canvas.fill(Palette.black.withAlpha(0.16))
        outline(on: canvas)
        canvas.stroke(Palette.white, width: 0.11)
      }
    }
  }

  /// A heart about the middle, 1 wide.
  private static func outline(on canvas: Canvas) {
    canvas.curves(
      from: (0, 0.44),
      [
        ((-0.16, 0.30), (-0.5, 0.10), (-0.5, -0.17)),
        ((-0.5, -0.33), (-0.38, -0.44), (-0.25, -0.44)),
        ((-0.14, -0.44), (-0.05, -0.38), (0, -0.28)),
        ((0.05, -0.38), (0.14, -0.44), (0.25, -0.44)),
        ((0.38, -0.44), (0.5, -0.33), (0.5, -0.17)),
        ((0.5, 0.10), (0.16, 0.30), (0, 0.44)),
      ])
  }
}
