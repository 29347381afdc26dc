import Gtk

/// The heart in the lower start corner of a tile: full on a favourite, an outline to click on under the
/// pointer. White on a dark disc, so that it is seen on any picture.
enum HeartMark {
  /// The side of the square in which it lies and is clicked, in logical pixels.
  static let side = 36.0

  private static let width = 15.0
  private static let radius = 13.0

  /// - Parameters:
  ///   - edge: the side of the tile.
  ///   - scale: the size relative to that at rest.
  static func paint(
    on canvas: Canvas, edge: Double, isFull: Bool, scale: Double, isRightToLeft: Bool
  ) {
    canvas.isolated {
      canvas.translate(x: isRightToLeft ? edge - side / 2 : side / 2, y: edge - side / 2)
      canvas.scale(by: scale)
      canvas.circle(x: 0, y: 0, radius: radius)
      canvas.fill(Palette.signShade)
      canvas.scale(by: width)
      canvas.translate(x: 0, y: 0.03)
      outline(on: canvas)
      isFull
        ? canvas.fill(Palette.white) : canvas.stroke(Palette.white, width: 0.12)
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
