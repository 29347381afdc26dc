import Gtk

/// The round mark in the corner of a tile: an empty ring, or a green disc with a number.
enum CheckMark {
  /// The side of the square in the corner that takes a click or a finger, in logical pixels: 44 are a
  /// finger's aim (WCAG 2.2, 2.5.5).
  static let target = 44
  /// The side of the square in the outer corner of that in which it is painted.
  static let side = 36

  private static let radius = 12.0

  /// - Parameters:
  ///   - number: the place in the order of selection; nil where the photo is not checked.
  ///   - isDimmed: whether the empty ring stands back, as no more photos may be taken.
  ///   - scale: the size relative to that at rest.
  static func paint(on canvas: Canvas, number: Int?, isDimmed: Bool = false, scale: Double) {
    canvas.isolated {
      canvas.translate(x: Double(side) / 2, y: Double(side) / 2)
      canvas.scale(by: scale)
      if let number { paintDisc(on: canvas, number) } else { paintRing(on: canvas, isDimmed) }
    }
  }

  private static func paintRing(on canvas: Canvas, _ isDimmed: Bool) {
    canvas.circle(x: 0, y: 0, radius: radius)
    canvas.fill(Palette.black.withAlpha(0.22))
    // Seen on white, where the ring is not.
    canvas.circle(x: 0, y: 0, radius: radius + 0.5)
    canvas.stroke(Palette.signShade, width: 1)
    canvas.circle(x: 0, y: 0, radius: radius - 1)
    canvas.stroke(Palette.white.withAlpha(isDimmed ? 0.4 : 1), width: 1.75)
  }

  private static func paintDisc(on canvas: Canvas, _ number: Int) {
    canvas.circle(x: 0, y: 0, radius: radius + 1)
    canvas.fill(Palette.white)
    canvas.circle(x: 0, y: 0, radius: radius)
    canvas.fill(Palette.green)
    let text = String(number)
    let size = [13, 13, 12, 9.5, 7.5][min(text.count, 4)]
    canvas.text(text, x: 0, y: 0, size: size, Palette.white)
  }
}
