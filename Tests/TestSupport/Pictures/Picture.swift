/// A picture made of four quarters, as people see it: upright.
package struct Picture: Hashable, Sendable {
  package var width: Int
  package var height: Int
  package var topLeft: RGB
  package var topRight: RGB
  package var bottomLeft: RGB
  package var bottomRight: RGB
  /// So many rows above and below are black, and so many columns at both sides.
  package var bars = Bars(rows: 0, columns: 0)

  package struct Bars: Hashable, Sendable {
    package var rows: Int
    package var columns: Int

    package init(rows: Int, columns: Int) {
      self.rows = rows
      self.columns = columns
    }
  }

  /// One colour throughout.
  package static func flat(_ color: RGB, width: Int = 64, height: Int = 64) -> Picture {
    Picture(
      width: width, height: height, topLeft: color, topRight: color, bottomLeft: color,
      bottomRight: color)
  }

  /// Red at the top left, green at the top right, blue at the bottom left, white at the bottom
  /// right: it looks different for each of the eight orientations.
  ///
  /// - Parameters:
  ///   - width: a multiple of 16, or a JPEG of it has its edges on the wrong pixels; so the height.
  package static func quarters(width: Int = 64, height: Int = 64) -> Picture {
    Picture(
      width: width, height: height, topLeft: .red, topRight: .green, bottomLeft: .blue,
      bottomRight: .white)
  }

  package func color(x: Int, y: Int) -> RGB {
    let isInside =
      (bars.rows..<(height - bars.rows)).contains(y)
      && (bars.columns..<(width - bars.columns)).contains(x)
    guard isInside else { return .black }
    return switch (y < height / 2, x < width / 2) {
    case (true, true): topLeft
    case (true, false): topRight
    case (false, true): bottomLeft
    case (false, false): bottomRight
    }
  }

  /// The picture as a file stores it that says that this is its orientation (EXIF 2.32, tag 0x0112:
  /// which sides of the upright picture the first row and the first column are).
  ///
  /// - Parameter orientation: 1 to 8.
  package func stored(orientation: Int) -> Picture {
    let isTurned = orientation >= 5
    func quarter(_ row: Int, _ column: Int) -> RGB {
      let (down, across) =
        switch orientation {
        case 2: (row, 1 - column)
        case 3: (1 - row, 1 - column)
        case 4: (1 - row, column)
        case 5: (column, row)
        case 6: (column, 1 - row)
        case 7: (1 - column, 1 - row)
        case 8: (1 - column, row)
        default: (row, column)
        }
      return [[topLeft, topRight], [bottomLeft, bottomRight]][down][across]
    }
    return Picture(
      width: isTurned ? height : width, height: isTurned ? width : height,
      topLeft: quarter(0, 0), topRight: quarter(0, 1),
      bottomLeft: quarter(1, 0), bottomRight: quarter(1, 1),
      bars: isTurned ? Bars(rows: bars.columns, columns: bars.rows) : bars)
  }
}
