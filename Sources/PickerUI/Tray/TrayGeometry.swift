/// Where the tiles of the tray lie, in logical pixels; the last place is that of "+", where there is one.
struct TrayGeometry: Equatable {
  let columns: Int
  /// The side of a tile.
  let edge: Int
  let count: Int
  let width: Int
  private let isRightToLeft: Bool

  static let margin = 14
  static let spacing = 12
  /// Tiles have at least this side where there is room for two, and at most the other.
  private static let (least, most) = (152, 208)

  /// - Parameter count: of all tiles, "+" included.
  init(width: Int, count: Int, isRightToLeft: Bool = false) {
    (self.width, self.count, self.isRightToLeft) = (width, count, isRightToLeft)
    let room = max(0, width - 2 * Self.margin)
    columns = max(2, (room + Self.spacing) / (Self.least + Self.spacing))
    edge = max(1, min(Self.most, (room - (columns - 1) * Self.spacing) / columns))
  }

  var height: Int {
    let rows = (count + columns - 1) / columns
    return rows == 0 ? 0 : 2 * Self.margin + rows * (edge + Self.spacing) - Self.spacing
  }

  /// The top left corner of a tile.
  func corner(of index: Int) -> (x: Int, y: Int) {
    let (row, column) = (index / columns, index % columns)
    let x = Self.margin + column * (edge + Self.spacing)
    return (
      x: isRightToLeft ? width - x - edge : x, y: Self.margin + row * (edge + Self.spacing)
    )
  }

  /// The tile that is nearest to a point; nil where there is none.
  func index(nearX x: Double, y: Double) -> Int? {
    if count == 0 { return nil }
    let along = isRightToLeft ? Double(width) - x : x
    let step = Double(edge + Self.spacing)
    let column = Int(((along - Double(Self.margin)) / step).rounded(.down))
    let row = Int(((y - Double(Self.margin)) / step).rounded(.down))
    let place = max(0, row) * columns + min(max(0, column), columns - 1)
    return min(place, count - 1)
  }

  /// The tiles between two heights.
  func indices(from top: Double, to bottom: Double) -> Range<Int> {
    let step = Double(edge + Self.spacing)
    let first = max(0, Int((top / step).rounded(.down)) - 1) * columns
    let end = max(0, Int((bottom / step).rounded(.up)) + 1) * columns
    return min(first, count)..<min(max(first, end), count)
  }
}
