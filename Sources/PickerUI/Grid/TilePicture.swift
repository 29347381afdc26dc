import Gtk

/// What is seen of a photo in its tile.
enum TilePicture {
  case loading
  case sharp(Surface)
  /// There is no picture; the sentence says why.
  case broken(String)
}

extension TilePicture {
  private static let radius = 5.0

  /// - Parameters:
  ///   - edge: the side of the tile.
  ///   - ink: the colour of text, for what is drawn in place of a picture.
  func paint(on canvas: Canvas, edge: Double, ink: Color) {
    canvas.isolated {
      canvas.roundedRectangle(x: 0, y: 0, width: edge, height: edge, radius: Self.radius)
      canvas.clip()
      switch self {
      case .loading: Self.paintGround(on: canvas, edge, ink.withAlpha(0.07))
      case .sharp(let surface): canvas.paint(surface, x: 0, y: 0, edge: edge)
      case .broken: Self.paintBroken(on: canvas, edge, ink)
      }
    }
  }

  /// A veil over the whole tile.
  static func paintVeil(on canvas: Canvas, edge: Double, _ color: Color) {
    canvas.roundedRectangle(x: 0, y: 0, width: edge, height: edge, radius: radius)
    canvas.fill(color)
  }

  /// A ring just inside the tile's border.
  static func paintRing(on canvas: Canvas, edge: Double, _ color: Color) {
    canvas.roundedRectangle(x: 1.5, y: 1.5, width: edge - 3, height: edge - 3, radius: radius)
    canvas.stroke(color, width: 3)
  }

  private static func paintGround(on canvas: Canvas, _ edge: Double, _ color: Color) {
    canvas.roundedRectangle(x: 0, y: 0, width: edge, height: edge, radius: radius)
    canvas.fill(color)
  }

  /// The outline of a picture, torn in two.
  private static func paintBroken(on canvas: Canvas, _ edge: Double, _ ink: Color) {
    paintGround(on: canvas, edge, ink.withAlpha(0.07))
    let (unit, line) = (edge / 10, ink.withAlpha(0.45))
    canvas.isolated {
      canvas.translate(x: 3 * unit, y: 3.4 * unit)
      canvas.scale(by: unit)
      canvas.lines([(1.7, 0), (0, 0), (0, 3.2), (1.3, 3.2), (1.9, 2.1), (1.3, 1.1), (1.7, 0)])
      canvas.stroke(line, width: 0.22)
      canvas.lines([(2.4, 0), (4, 0), (4, 3.2), (2, 3.2), (2.6, 2.1), (2, 1.1), (2.4, 0)])
      canvas.stroke(line, width: 0.22)
    }
  }
}
