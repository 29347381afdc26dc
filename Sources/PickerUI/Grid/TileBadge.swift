import Gtk
import PickerModel

/// The small sign in the upper start corner of a tile that tells a video, and how long it is, a
/// picture that moves, or one that was edited.
enum TileBadge: Equatable {
  /// - Parameter duration: as a clock shows it; nil where it is not known.
  case video(duration: String?)
  /// - Parameter kind: `GIF` and the like.
  case animated(kind: String)
  /// Whether a photo is, its own file does not tell.
  case edited

  /// Nil for a photo that is neither.
  init?(_ photo: Photo) {
    let facts = photo.facts
    if facts.type.isVideo {
      self = .video(duration: Sentences.clock(facts.duration))
    } else if facts.traits.contains(.animated) {
      self = .animated(kind: Self.kind(of: facts.type))
    } else {
      return nil
    }
  }

  /// The name by which people know a moving picture of the type.
  private static func kind(of type: MediaType) -> String {
    switch type.name {
    case "image/webp": "WebP"
    case "image/png": "APNG"
    case "image/avif": "AVIF"
    case "image/heic": "HEIC"
    default: "GIF"
    }
  }
}

extension TileBadge {
  /// How far it is from the edges, how high, how much is beside its contents, and how wide the film is.
  private static let (margin, height, padding, film) = (6.0, 18.0, 6.0, 12.0)
  private static let textSize = 11.0

  /// White on a dark shade, so that it is read on any picture.
  ///
  /// - Parameter edge: the side of the tile.
  func paint(on canvas: Canvas, edge: Double, isRightToLeft: Bool) {
    let text = text
    let textWidth = text.map { canvas.width(ofText: $0, size: Self.textSize) } ?? 0
    let sign = isVideo || self == .edited ? Self.film + (text == nil ? 0 : 5) : 0
    let width = 2 * Self.padding + sign + textWidth
    let left = isRightToLeft ? edge - Self.margin - width : Self.margin
    canvas.roundedRectangle(
      x: left, y: Self.margin, width: width, height: Self.height, radius: Self.height / 2)
    canvas.fill(Palette.textShade)
    let middle = Self.margin + Self.height / 2
    // A line of digits and Latin letters has the film at its left in every language.
    if isVideo { Self.paintFilm(on: canvas, x: left + Self.padding, y: middle) }
    if self == .edited { Self.paintPencil(on: canvas, x: left + Self.padding, y: middle) }
    if let text {
      canvas.text(
        text, x: left + Self.padding + sign + textWidth / 2, y: middle, size: Self.textSize,
        Palette.white)
    }
  }

  private var isVideo: Bool {
    if case .video = self { true } else { false }
  }

  private var text: String? {
    switch self {
    case .video(let duration): duration
    case .animated(let kind): kind
    case .edited: nil
    }
  }

  /// - Parameters:
  ///   - x: its left end.
  ///   - y: its middle.
  private static func paintPencil(on canvas: Canvas, x: Double, y: Double) {
    canvas.lines([(x + 4, y + 2.2), (x + 10, y - 3.8)])
    canvas.stroke(Palette.white, width: 3.4)
    canvas.lines([(x + 1.2, y + 5), (x + 2.4, y + 1.6), (x + 4.6, y + 3.8), (x + 1.2, y + 5)])
    canvas.fill(Palette.white)
  }

  /// - Parameters:
  ///   - x: its left end.
  ///   - y: its middle.
  private static func paintFilm(on canvas: Canvas, x: Double, y: Double) {
    canvas.roundedRectangle(x: x, y: y - 4.5, width: film, height: 9, radius: 1.5)
    canvas.fill(Palette.white)
    for hole in stride(from: x + 1.5, to: x + film - 1, by: 2.5) {
      for top in [y - 3.6, y + 2.2] {
        canvas.rectangle(x: hole, y: top, width: 1.4, height: 1.4)
        canvas.fill(Palette.black)
      }
    }
  }
}
