/// The shape that a crop is held to.
package enum EditAspect: Hashable, Sendable, CaseIterable {
  case free
  case square
  /// Four to three, or three to four of a picture that is higher than wide.
  case fourToThree
  /// Sixteen to nine, or nine to sixteen of a picture that is higher than wide.
  case sixteenToNine
  /// As a square, with all transparent that is outside of the circle in it.
  case circle

  /// Width to height within a picture of that size; nil where the shape is free.
  package func ratio(in frame: PixelSize) -> Double? {
    let isHigh = frame.height > frame.width
    switch self {
    case .free: return nil
    case .square, .circle: return 1
    case .fourToThree: return isHigh ? 3.0 / 4 : 4.0 / 3
    case .sixteenToNine: return isHigh ? 9.0 / 16 : 16.0 / 9
    }
  }
}
