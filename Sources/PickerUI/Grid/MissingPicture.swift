import Gtk
import PickerModel

/// Why a photo has no picture, and the sign that stands in its tile instead.
struct MissingPicture: Equatable {
  let reason: DecodingError
  let isVideo: Bool

  /// What is drawn; one for each kind of reason, so that they can be told apart.
  enum Sign {
    /// A picture torn in two.
    case torn
    /// A picture that grows out of its frame.
    case tooLarge
    /// A picture that nobody knows.
    case unknown
    /// A strip of film.
    case film
  }

  init(_ reason: DecodingError, of photo: Photo) {
    self.reason = reason
    isVideo = photo.facts.type.isVideo
  }

  var sign: Sign {
    switch reason {
    case .tooLarge: .tooLarge
    case .unsupported: isVideo ? .film : .unknown
    case .damaged, .crashed, .timedOut: isVideo ? .film : .torn
    case .unreadable, .noDecoder, .cancelled: .torn
    }
  }
}

extension MissingPicture.Sign {
  /// - Parameters:
  ///   - edge: the side of the tile.
  ///   - ink: the colour of text.
  ///   - alpha: of the sign as a whole, so that its lines are not darker where they cross.
  func paint(on canvas: Canvas, edge: Double, ink: Color, alpha: Double) {
    let unit = edge / 10
    canvas.together(alpha: alpha) {
      canvas.translate(x: edge / 2, y: edge / 2)
      canvas.scale(by: unit)
      switch self {
      case .torn: Self.paintTorn(on: canvas, ink)
      case .tooLarge: Self.paintTooLarge(on: canvas, ink)
      case .unknown: Self.paintUnknown(on: canvas, ink)
      case .film: Self.paintFilm(on: canvas, ink)
      }
    }
  }

  // All about the middle of the tile, a tenth of its side to a unit.

  private static let line = 0.22

  private static func paintTorn(on canvas: Canvas, _ ink: Color) {
    canvas.lines([
      (-0.3, -1.6), (-2, -1.6), (-2, 1.6), (-0.7, 1.6), (-0.1, 0.5), (-0.7, -0.5), (-0.3, -1.6),
    ])
    canvas.stroke(ink, width: line)
    canvas.lines([
      (0.4, -1.6), (2, -1.6), (2, 1.6), (0, 1.6), (0.6, 0.5), (0, -0.5), (0.4, -1.6),
    ])
    canvas.stroke(ink, width: line)
  }

  private static func paintTooLarge(on canvas: Canvas, _ ink: Color) {
    canvas.roundedRectangle(x: -0.8, y: -0.65, width: 1.6, height: 1.3, radius: 0.15)
    canvas.stroke(ink, width: line)
    for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)] {
      canvas.lines([(1.25 * x, 1.05 * y), (2 * x, 1.65 * y)])
      canvas.stroke(ink, width: line)
      canvas.lines([(1.35 * x, 1.65 * y), (2 * x, 1.65 * y), (2 * x, 1.1 * y)])
      canvas.stroke(ink, width: line)
    }
  }

  private static func paintUnknown(on canvas: Canvas, _ ink: Color) {
    canvas.roundedRectangle(x: -2, y: -1.6, width: 4, height: 3.2, radius: 0.2)
    canvas.stroke(ink, width: line)
    canvas.text("?", x: 0, y: 0, size: 2.2, ink)
  }

  private static func paintFilm(on canvas: Canvas, _ ink: Color) {
    canvas.roundedRectangle(x: -2, y: -1.6, width: 4, height: 3.2, radius: 0.2)
    canvas.stroke(ink, width: line)
    for x in stride(from: -1.5, through: 1.5, by: 0.75) {
      for y in [-1.5, 0.95] {
        canvas.roundedRectangle(x: x - 0.2, y: y + 0.1, width: 0.4, height: 0.35, radius: 0.05)
        canvas.fill(ink)
      }
    }
    canvas.lines([(-0.45, -0.65), (0.7, 0), (-0.45, 0.65), (-0.45, -0.65)])
    canvas.fill(ink)
  }
}
