/// Where the tiles of an album lie: plain arithmetic over its size and where its headings stand, so that no
/// tile has to exist. All in logical pixels, from the top start corner of the grid. What is looked for is
/// found in the logarithm of the number of headings, whatever the number of photos.
package struct GridGeometry: Equatable, Sendable {
  package let width: Int
  package let count: Int
  package let columns: Int
  /// The side of a tile: at least `tileSize`, and so much more that the tiles fill the width.
  package let edge: Int
  /// The height of the line above the first row of a section; none where there are no headings.
  package let headingHeight: Int
  /// One at least.
  private let sections: [Section]

  package static let margin = 6
  package static let spacing = 4
  private static let lineHeight = 40

  /// Photos that begin a row of their own.
  private struct Section: Equatable {
    let start: Int
    let firstRow: Int
  }

  /// At least two tiles stand side by side, however narrow the window is.
  ///
  /// - Parameter headings: the photos above which a heading stands, in ascending order from 0; or none.
  package init(width: Int, tileSize: Int, count: Int, headings: [Int] = []) {
    let inner = max(0, width - 2 * Self.margin)
    columns = max(2, (inner + Self.spacing) / (tileSize + Self.spacing))
    edge = max(16, (inner - (columns - 1) * Self.spacing) / columns)
    headingHeight = headings.isEmpty ? 0 : Self.lineHeight
    self.width = width
    self.count = count
    sections = Self.sections(headings, columns: columns)
  }

  private static func sections(_ headings: [Int], columns: Int) -> [Section] {
    var sections = [Section(start: 0, firstRow: 0)]
    for start in headings.dropFirst() {
      let last = sections[sections.count - 1]
      let rows = (start - last.start + columns - 1) / columns
      sections.append(Section(start: start, firstRow: last.firstRow + rows))
    }
    return sections
  }

  package var rows: Int {
    let last = sections[sections.count - 1]
    return last.firstRow + (count - last.start + columns - 1) / columns
  }

  package var rowHeight: Int { edge + Self.spacing }
  package var rowWidth: Int { columns * edge + (columns - 1) * Self.spacing }
  package var height: Int {
    let headings = count == 0 ? 0 : sections.count * headingHeight
    return rows * rowHeight + headings - Self.spacing + 2 * Self.margin
  }

  /// The place of the first column, so that what is left of the width stands on both sides.
  package var left: Int { max(0, (width - rowWidth) / 2) }

  // MARK: Rows

  package func top(ofRow row: Int) -> Int {
    Self.margin + row * rowHeight + (section(ofRow: row) + 1) * headingHeight
  }

  /// Where the row begins with the heading above it, if it has one.
  package func topWithHeading(ofRow row: Int) -> Int {
    top(ofRow: row) - (heading(ofRow: row) == nil ? 0 : headingHeight)
  }

  package func row(of index: Int) -> Int {
    let section = sections[lastSection { $0.start <= index }]
    return section.firstRow + (index - section.start) / columns
  }

  /// The photos in a row; none beyond the last row.
  package func photos(inRow row: Int) -> Range<Int> {
    let number = section(ofRow: row)
    let end = number + 1 < sections.count ? sections[number + 1].start : count
    let start = sections[number].start + (row - sections[number].firstRow) * columns
    return min(start, end)..<min(start + columns, end)
  }

  /// Which of the headings stands above the row; nil where it is not the first of its section.
  package func heading(ofRow row: Int) -> Int? {
    let number = section(ofRow: row)
    return headingHeight > 0 && sections[number].firstRow == row ? number : nil
  }

  /// Under which of the headings the row stands, or 0 where there are none.
  package func section(ofRow row: Int) -> Int { lastSection { $0.firstRow <= row } }

  /// The last section for which that holds; it does for the first, and for none after one for which it
  /// does not.
  private func lastSection(where holds: (Section) -> Bool) -> Int {
    var (low, high) = (0, sections.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if holds(sections[middle]) { low = middle } else { high = middle }
    }
    return low
  }

  // MARK: What is in sight

  /// How many rows can be in sight at once, in part or whole, in a view of that height.
  package func rowsInSight(_ viewHeight: Int) -> Int {
    max(1, (viewHeight + rowHeight - 1) / rowHeight + 1)
  }

  /// How many rows are in sight, in part or whole, where nothing is scrolled.
  package func rowsInSightAtTop(_ viewHeight: Int) -> Int {
    firstRow(below: Double(viewHeight - 1)) + 1
  }

  /// The first row of which something is below `y`, its heading included.
  package func firstRow(below y: Double) -> Int {
    let y = Int(y) - Self.margin
    var (low, high) = (0, sections.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      let top = sections[middle].firstRow * rowHeight + middle * headingHeight
      if top <= y { low = middle } else { high = middle }
    }
    let end = low + 1 < sections.count ? sections[low + 1].firstRow : Int.max
    let row = (y - (low + 1) * headingHeight) / rowHeight
    return min(max(row, sections[low].firstRow), end - 1)
  }
}
