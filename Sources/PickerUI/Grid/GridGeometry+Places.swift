/// From points to tiles and back.
extension GridGeometry {
  /// The tile at the point; nil between tiles, on a heading and beyond the last.
  package func index(atX x: Double, y: Double, isRightToLeft: Bool) -> Int? {
    let x = isRightToLeft ? Double(width) - x : x
    let row = firstRow(below: y)
    let (column, down) = (Int(x.rounded(.down)) - left, Int(y.rounded(.down)) - top(ofRow: row))
    guard column >= 0, column < rowWidth, column % (edge + Self.spacing) < edge,
      (0..<edge).contains(down)
    else { return nil }
    let photos = photos(inRow: row)
    let index = photos.lowerBound + column / (edge + Self.spacing)
    return photos.contains(index) ? index : nil
  }

  /// The tile at the point or nearest to it, in the order of reading; nil where there is none at all.
  package func nearestIndex(toX x: Double, y: Double, isRightToLeft: Bool) -> Int? {
    guard count > 0 else { return nil }
    let x = isRightToLeft ? Double(width) - x : x
    let half = Self.spacing / 2
    let column = min(max((Int(x) - left + half) / (edge + Self.spacing), 0), columns - 1)
    let photos = photos(inRow: nearestRow(to: y + Double(half)))
    return min(photos.lowerBound + column, photos.upperBound - 1)
  }

  /// Half of the height of a heading belongs to the row above it.
  private func nearestRow(to y: Double) -> Int {
    let row = min(firstRow(below: y), rows - 1)
    let isNearerBefore = row > 0 && y < Double(top(ofRow: row) - headingHeight / 2)
    return isNearerBefore && heading(ofRow: row) != nil ? row - 1 : row
  }

  /// The lower corner of a tile at the side where lines begin; `x` counts from the start of the grid.
  package func bottomStart(ofTile index: Int) -> (x: Int, y: Int) {
    let row = row(of: index)
    let column = index - photos(inRow: row).lowerBound
    return (left + column * (edge + Self.spacing), top(ofRow: row) + edge)
  }

  /// How far to scroll so that the tile is wholly in sight, with the heading above its row, moving as
  /// little as possible.
  package func scroll(from value: Double, toShow index: Int, viewHeight: Double) -> Double {
    let row = row(of: index)
    let top = Double(topWithHeading(ofRow: row))
    let bottom = Double(self.top(ofRow: row) + edge)
    let margin = Double(Self.margin)
    if top - margin < value { return max(0, top - margin) }
    if bottom + margin > value + viewHeight { return bottom + margin - viewHeight }
    return value
  }
}
