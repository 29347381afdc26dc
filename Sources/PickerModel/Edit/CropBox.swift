/// A crop in pixels of the frame that it lies in, from the top left corner.
package struct CropBox: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// All of the frame.
  package init(_ frame: PixelSize) {
    self.init(x: 0, y: 0, width: Double(frame.width), height: Double(frame.height))
  }

  /// The whole pixels that an area stands for.
  package init(_ area: CropArea, in frame: PixelSize) {
    let part = area.pixels(of: frame)
    self.init(
      x: Double(part.x), y: Double(part.y), width: Double(part.size.width),
      height: Double(part.size.height))
  }

  /// Nil for all of the frame.
  package func area(in frame: PixelSize) -> CropArea? {
    if self == CropBox(frame) { return nil }
    let (columns, lines) = (Double(frame.width), Double(frame.height))
    return CropArea(x: x / columns, y: y / lines, width: width / columns, height: height / lines)
  }

  package var right: Double { x + width }
  package var bottom: Double { y + height }
  var middle: (x: Double, y: Double) { (x + width / 2, y + height / 2) }
}

/// What of a crop is taken hold of.
package enum CropHandle: Hashable, Sendable, CaseIterable {
  case topLeft, top, topRight, right, bottomRight, bottom, bottomLeft, left

  /// Which edge moves from left to right with it: -1 the left one, 1 the right one, 0 none.
  package var horizontal: Double {
    switch self {
    case .topLeft, .left, .bottomLeft: -1
    case .topRight, .right, .bottomRight: 1
    case .top, .bottom: 0
    }
  }

  /// Which edge moves up and down with it: -1 the upper one, 1 the lower one, 0 none.
  package var vertical: Double {
    switch self {
    case .topLeft, .top, .topRight: -1
    case .bottomLeft, .bottom, .bottomRight: 1
    case .left, .right: 0
    }
  }

  package var isCorner: Bool { horizontal != 0 && vertical != 0 }
}
