import Gtk
import PickerModel

/// The pin in the lower end corner of a tile whose file tells where it was taken: who gets the file learns it
/// too. White on a dark disc, so that it is seen on any picture. Under the pointer the magnifier lies there.
enum PlaceMark {
  /// From the edges of the tile to the middle of the disc, in logical pixels.
  static let inset = 15.0
  private static let discRadius = 9.0
  private static let headRadius = 3.6

  static func isFor(_ photo: Photo) -> Bool { photo.facts.traits.contains(.location) }

  /// - Parameter edge: the side of the tile.
  static func paint(on canvas: Canvas, edge: Double, isRightToLeft: Bool) {
    canvas.isolated {
      canvas.translate(x: isRightToLeft ? inset : edge - inset, y: edge - inset)
      canvas.circle(x: 0, y: 0, radius: discRadius)
      canvas.fill(Palette.textShade)
      canvas.circle(x: 0, y: -1.6, radius: headRadius)
      canvas.fill(Palette.white)
      canvas.lines([(-3.3, -0.2), (3.3, -0.2), (0, 5.6), (-3.3, -0.2)])
      canvas.fill(Palette.white)
      canvas.circle(x: 0, y: -1.6, radius: 1.4)
      canvas.fill(Palette.black)
    }
  }
}
