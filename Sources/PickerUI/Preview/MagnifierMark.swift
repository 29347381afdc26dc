import Gtk

/// The magnifier in the lower end corner of the tile under the pointer, which leads to the preview. White
/// on a dark disc, so that it is seen on any picture.
enum MagnifierMark {
  /// The side of the square in which it lies and is clicked, in logical pixels.
  static let side = 36.0

  private static let radius = 4.6
  private static let discRadius = 13.0

  /// - Parameter edge: the side of the tile.
  static func paint(on canvas: Canvas, edge: Double, isRightToLeft: Bool) {
    canvas.isolated {
      canvas.translate(x: isRightToLeft ? side / 2 : edge - side / 2, y: edge - side / 2)
      canvas.circle(x: 0, y: 0, radius: discRadius)
      canvas.fill(Palette.signShade)
      canvas.circle(x: -1.5, y: -1.5, radius: radius)
      canvas.stroke(Palette.white, width: 1.9)
      canvas.lines([(2.0, 2.0), (6.2, 6.2)])
      canvas.stroke(Palette.white, width: 1.9)
    }
  }
}
