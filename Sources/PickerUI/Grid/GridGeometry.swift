/// Where the tiles of an album lie: plain arithmetic over its size, so that no tile has to exist.
/// All in logical pixels, from the top start corner of the grid.
package struct GridGeometry: Equatable, Sendable {
  package let width: Int
  package let count: Int
  package let columns: Int
  /// The side of a tile: at least `tileSize`, and so much more that the tiles fill the width.
  package let edge: Int

  package static let margin = 6
  package static let spacing = 4

  /// At least two tiles stand side by side, however narrow the window is.
  package init(width: Int, tileSize: Int, count: Int) {
    let inner = max(0, width - 2 * Self.margin)
    columns = max(2, (inner + Self.spacing) / (tileSize + Self.spacing))
    edge = max(16, (inner - (columns - 1) * Self.spacing) / columns)
    self.width = width
    self.count = count
  }

  package var rows: Int { (count + columns - 1) / columns }
  package var rowHeight: Int { edge + Self.spacing }
  package var rowWidth: Int { columns * edge + (columns - 1) * Self.spacing }
  package var height: Int { rows * rowHeight - Self.spacing + 2 * Self.margin }

  /// The place of the first column, so that what is left of the width stands on both sides.
  package var left: Int { max(0, (width - rowWidth) / 2) }

  package func top(ofRow row: Int) -> Int { Self.margin + row * rowHeight }
  package func row(of index: Int) -> Int { index / columns }

  /// How many rows can be in sight at once, in part or whole, in a view of that height.
  package func rowsInSight(_ viewHeight: Int) -> Int {
    max(1, (viewHeight + rowHeight - 1) / rowHeight + 1)
  }

  /// How many rows are in sight, in part or whole, where nothing is scrolled.
  package func rowsInSightAtTop(_ viewHeight: Int) -> Int {
    max(1, (viewHeight - Self.margin + rowHeight - 1) / rowHeight)
  }

  /// The first row of which something is below `y`.
  package func firstRow(below y: Double) -> Int {
    max(0, (Int(y) - Self.margin) / rowHeight)
  }

  /// The tile at the point; nil between tiles and beyond the last.
  package func index(atX x: Double, y: Double, isRightToLeft: Bool) -> Int? {
    let x = isRightToLeft ? Double(width) - x : x
    let (column, row) = (Int(x) - left, Int(y) - Self.margin)
    guard column >= 0, row >= 0, column < rowWidth,
      column % (edge + Self.spacing) < edge, row % rowHeight < edge
    else { return nil }
    let index = row / rowHeight * columns + column / (edge + Self.spacing)
    return index < count ? index : nil
  }

  /// The lower corner of a tile at the side where lines begin; `x` counts from the start of the grid.
  package func bottomStart(ofTile index: Int) -> (x: Int, y: Int) {
    (left + index % columns * (edge + Self.spacing), top(ofRow: row(of: index)) + edge)
  }

  /// The tile at the point or nearest to it, in the order of reading; nil where there is none at all.
  package func nearestIndex(toX x: Double, y: Double, isRightToLeft: Bool) -> Int? {
    guard count > 0 else { return nil }
    let x = isRightToLeft ? Double(width) - x : x
    let half = Self.spacing / 2
    let column = min(max((Int(x) - left + half) / (edge + Self.spacing), 0), columns - 1)
    let row = min(max((Int(y) - Self.margin + half) / rowHeight, 0), rows - 1)
    return min(row * columns + column, count - 1)
  }

  /// How far to scroll so that the tile is wholly in sight, moving as little as possible.
  package func scroll(from value: Double, toShow index: Int, viewHeight: Double) -> Double {
    let top = Double(top(ofRow: row(of: index)))
    let bottom = top + Double(edge)
    let margin = Double(Self.margin)
    if top - margin < value { return max(0, top - margin) }
    if bottom + margin > value + viewHeight { return bottom + margin - viewHeight }
    return value
  }

  /// The tile that a key leads to. `pageRows` is how many rows a page has.
  package func destination(of move: GridMove, from index: Int, pageRows: Int) -> Int {
    guard count > 0 else { return 0 }
    let step = max(1, pageRows) * columns
    switch move {
    case .back: return max(0, index - 1)
    case .forward: return min(count - 1, index + 1)
    case .up: return index >= columns ? index - columns : index
    case .down: return index + columns < count ? index + columns : lastRowBelow(index)
    case .first: return 0
    case .last: return count - 1
    case .pageUp: return index - step >= 0 ? index - step : index % columns
    case .pageDown: return index + step < count ? index + step : count - 1
    }
  }

  /// From the last row but one, down leads to the last tile where there is none just below.
  private func lastRowBelow(_ index: Int) -> Int {
    row(of: index) < rows - 1 ? count - 1 : index
  }
}

/// Where a key moves the focus in the grid; back and forward are in the order of the photos.
package enum GridMove: Sendable, CaseIterable {
  case back, forward, up, down, first, last, pageUp, pageDown
}
