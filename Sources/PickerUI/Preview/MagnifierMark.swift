import Gtk

/// The magnifier in the lower end corner of the tile under the pointer, which leads to the preview. White
/// with a soft shadow, so that it is seen on any picture.
enum MagnifierMark {
  /// The side of the square in which it lies and is clicked, in logical pixels.
  static let side = 36.0

  private static let radius = 5.0

  /// - Parameter edge: the side of the tile.
  static func paint(on canvas: Canvas, edge: Double, isRightToLeft: Bool) {
    canvas.isolated {
      canvas.translate(x: isRightToLeft ? side / 2 : edge - side / 2, y: edge - side / 2)
      for (width, alpha) in [(6.5, 0.10), (5.0, 0.16), (3.5, 0.22)] {
        outline(on: canvas, Palette.black.withAlpha(alpha), width: width)
      }
      outline(on: canvas, Palette.white, width: 1.9)
    }
  }

  private static func outline(on canvas: Canvas, _ color: Color, width: Double) {
    canvas.circle(x: -1.5, y: -1.5, radius: radius)
    canvas.stroke(color, width: width)
    canvas.lines([(2.3, 2.3), (7, 7)])
    canvas.stroke(color, width: width)
  }
}
