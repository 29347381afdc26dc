import Gtk

/// What is seen of a photo in its tile.
enum TilePicture {
  case loading
  /// What a camera has put into the file, until the sharp picture comes.
  case preview(Surface)
  case sharp(Surface)
  case missing(MissingPicture)
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
      case .loading: Self.paintGround(on: canvas, edge, ink)
      case .preview(let surface), .sharp(let surface):
        canvas.paint(surface, x: 0, y: 0, edge: edge)
      case .missing(let missing):
        Self.paintGround(on: canvas, edge, ink)
        missing.sign.paint(on: canvas, edge: edge, ink: ink, alpha: 0.45)
      }
    }
  }

  /// A veil over the whole tile.
  static func paintVeil(on canvas: Canvas, edge: Double, _ color: Color) {
    canvas.roundedRectangle(x: 0, y: 0, width: edge, height: edge, radius: radius)
    canvas.fill(color)
  }

  /// A ring just inside the tile's border, with a white line inside of it, so that it is seen on a picture of
  /// any colour: WCAG 2.2, 2.4.13.
  static func paintRing(on canvas: Canvas, edge: Double, _ color: Color) {
    canvas.roundedRectangle(x: 3.5, y: 3.5, width: edge - 7, height: edge - 7, radius: radius - 2)
    canvas.stroke(Palette.white, width: 1)
    canvas.roundedRectangle(x: 1.5, y: 1.5, width: edge - 3, height: edge - 3, radius: radius)
    canvas.stroke(color, width: 3)
  }

  private static func paintGround(on canvas: Canvas, _ edge: Double, _ ink: Color) {
    canvas.roundedRectangle(x: 0, y: 0, width: edge, height: edge, radius: radius)
    canvas.fill(ink.withAlpha(0.07))
  }
}
