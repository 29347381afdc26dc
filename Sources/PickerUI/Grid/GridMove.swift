/// Where a key moves the focus in the grid; back and forward are in the order of the photos.
package enum GridMove: Sendable, CaseIterable {
  case back, forward, up, down, first, last, pageUp, pageDown
}

extension GridGeometry {
  /// The tile that a key leads to. Up and down keep the column, as far as there is a tile.
  ///
  /// - Parameter viewHeight: how much of the grid is in sight, in logical pixels.
  package func destination(of move: GridMove, from index: Int, viewHeight: Int) -> Int {
    guard count > 0 else { return 0 }
    let row = row(of: index)
    switch move {
    case .back: return max(0, index - 1)
    case .forward: return min(count - 1, index + 1)
    case .up: return row > 0 ? tile(under: index, inRow: row - 1) : index
    case .down: return row + 1 < rows ? tile(under: index, inRow: row + 1) : index
    case .first: return 0
    case .last: return count - 1
    case .pageUp: return tile(under: index, inRow: pageUp(from: row, viewHeight))
    case .pageDown:
      let target = pageDown(from: row, viewHeight)
      return target < rows ? tile(under: index, inRow: target) : count - 1
    }
  }

  private func tile(under index: Int, inRow row: Int) -> Int {
    let column = index - photos(inRow: self.row(of: index)).lowerBound
    let photos = photos(inRow: row)
    return min(photos.lowerBound + column, photos.upperBound - 1)
  }

  /// The first row that a view holds, in part or whole, which ends with this one.
  private func pageUp(from row: Int, _ viewHeight: Int) -> Int {
    let view = max(viewHeight, rowHeight + 1)
    let bottom = top(ofRow: row) + rowHeight
    let target = firstRow(below: Double(bottom - view))
    return max(0, min(row - 1, target))
  }

  /// The last row that a view holds, in part or whole, which begins with this one; that beyond the last row
  /// where it goes on beyond.
  private func pageDown(from row: Int, _ viewHeight: Int) -> Int {
    let bottom = top(ofRow: row) + max(viewHeight, rowHeight + 1)
    if bottom > top(ofRow: rows - 1) + rowHeight { return rows }
    return max(row + 1, lastRow(above: bottom))
  }

  /// The last row whose tiles begin above `y`.
  private func lastRow(above y: Int) -> Int {
    let row = firstRow(below: Double(y))
    return top(ofRow: row) < y ? row : row - 1
  }
}
