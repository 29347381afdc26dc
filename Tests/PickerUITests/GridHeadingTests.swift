import PickerUI
import Testing

/// Four columns of 184 pixels; headings above 0, 5 and 6, so rows of 4, 1, 1, 4 and 3 photos.
@MainActor
struct GridHeadingTests {
  private let grid = GridGeometry(width: 760, tileSize: 160, count: 13, headings: [0, 5, 6])
  private var line: Int { grid.headingHeight }

  @Test func eachHeadingBeginsARow() {
    #expect(grid.rows == 5)
    #expect((0..<5).map(grid.photos(inRow:)) == [0..<4, 4..<5, 5..<6, 6..<10, 10..<13])
    #expect((0..<5).map(grid.heading(ofRow:)) == [0, nil, 1, 2, nil])
    #expect((0..<5).map(grid.section(ofRow:)) == [0, 0, 1, 2, 2])
    #expect([0, 3, 4, 5, 6, 9, 10, 12].map(grid.row(of:)) == [0, 0, 1, 2, 3, 3, 4, 4])
  }

  @Test func rowsStandBelowTheirHeadings() {
    let tops = (0..<5).map(grid.top(ofRow:))
    let row = grid.rowHeight
    #expect(line > 0)
    #expect(
      tops.map { $0 - GridGeometry.margin } == [
        line, line + row, 2 * line + 2 * row, 3 * line + 3 * row, 3 * line + 4 * row,
      ])
    #expect(grid.topWithHeading(ofRow: 2) == tops[2] - line)
    #expect(grid.topWithHeading(ofRow: 4) == tops[4])
    #expect(grid.height == tops[4] + grid.edge + GridGeometry.margin)
  }

  @Test func everyTileIsFoundInItsMiddleAndAtItsCorners() {
    for index in 0..<13 {
      let corner = grid.bottomStart(ofTile: index)
      for (across, up) in [(1, 1), (grid.edge - 1, grid.edge), (grid.edge / 2, grid.edge / 2)] {
        let (x, y) = (Double(corner.x + across), Double(corner.y - up))
        #expect(grid.index(atX: x, y: y, isRightToLeft: false) == index)
        #expect(grid.nearestIndex(toX: x, y: y, isRightToLeft: false) == index)
      }
    }
  }

  @Test func aHeadingIsNoTileButNearToThoseAroundIt() {
    let top = grid.topWithHeading(ofRow: 2)
    let x = Double(grid.left + grid.edge / 2)
    for y in [top, top + line / 2, top + line - 1] {
      #expect(grid.index(atX: x, y: Double(y), isRightToLeft: false) == nil)
    }
    #expect(grid.nearestIndex(toX: x, y: Double(top + 3), isRightToLeft: false) == 4)
    #expect(grid.nearestIndex(toX: x, y: Double(top + line - 3), isRightToLeft: false) == 5)
    #expect(grid.nearestIndex(toX: x, y: 0, isRightToLeft: false) == 0)
    #expect(grid.nearestIndex(toX: 700, y: 99_999, isRightToLeft: false) == 12)
  }

  @Test func theRowBelowAPointIsTheFirstThatEndsBeneathIt() {
    for row in 0..<5 {
      let top = grid.topWithHeading(ofRow: row)
      #expect(grid.firstRow(below: Double(top)) == row)
      #expect(grid.firstRow(below: Double(grid.top(ofRow: row) + grid.edge - 1)) == row)
      if row > 0 { #expect(grid.firstRow(below: Double(top - 1)) == row - 1) }
    }
    #expect(grid.firstRow(below: -9) == 0)
  }

  @Test(arguments: [
    (GridMove.down, 3, 4), (.down, 4, 5), (.down, 5, 6), (.down, 9, 12), (.down, 12, 12),
    (.up, 12, 8), (.up, 9, 5), (.up, 5, 4), (.up, 4, 0), (.up, 2, 2), (.forward, 4, 5),
    (.back, 6, 5), (.first, 9, 0), (.last, 0, 12),
  ])
  func keysGoRightThroughHeadings(move: GridMove, from: Int, to: Int) {
    #expect(grid.destination(of: move, from: from, viewHeight: 500) == to)
  }

  @Test func pagesLeaveOutNoRow() {
    let months = stride(from: 0, to: 1000, by: 7).map(\.self)
    let long = GridGeometry(width: 760, tileSize: 160, count: 1000, headings: months)
    for height in [100, 400, 900] {
      for (move, last) in [(GridMove.pageDown, 999), (.pageUp, 0)] {
        var index = move == .pageDown ? 0 : 999
        for _ in 0..<2000 where index != last {
          let next = long.destination(of: move, from: index, viewHeight: height)
          let (one, other) = (
            long.top(ofRow: long.row(of: index)), long.top(ofRow: long.row(of: next))
          )
          #expect(abs(one - other) < max(height, long.rowHeight + line + 1))
          if next == index { break }
          index = next
        }
        #expect(long.row(of: index) == long.row(of: last))
      }
    }
  }

  @Test func theHeadingComesIntoSightWithItsRow() {
    let value = grid.scroll(from: 500, toShow: 0, viewHeight: 500)
    #expect(value == 0)
    let second = grid.scroll(from: Double(grid.top(ofRow: 2)), toShow: 5, viewHeight: 500)
    #expect(second == Double(grid.topWithHeading(ofRow: 2) - GridGeometry.margin))
  }

  @Test func noMoreRowsAreInSightThanThought() {
    for height in [200, 500, 900] {
      for value in stride(from: 0.0, to: Double(grid.height), by: 13) {
        let first = grid.firstRow(below: value)
        let last = min(grid.firstRow(below: value + Double(height) - 1), grid.rows - 1)
        #expect(last - first + 1 <= grid.rowsInSight(height))
      }
    }
    let many = GridGeometry(width: 760, tileSize: 160, count: 99, headings: Array(0..<99))
    let height = 3 * (many.rowHeight + many.headingHeight)
    #expect(many.rowsInSightAtTop(height) == 3)
  }

  /// Else a row were painted a frame later than the others.
  @Test func noFewerRowsAreInSightAtTheTopThanThought() {
    for grid in [grid, GridGeometry(width: 760, tileSize: 160, count: 99, headings: [0])] {
      for height in stride(from: 100, to: 900, by: 7) {
        let inSight = (0..<grid.rows).count { grid.top(ofRow: $0) < height }
        #expect(max(1, inSight)...(inSight + 1) ~= grid.rowsInSightAtTop(height))
      }
    }
  }
}

@MainActor
struct ScrollSpeedTests {
  private func isFast(_ steps: [(Double, Double)]) -> Bool {
    var speed = ScrollSpeed()
    for (time, value) in steps { speed.note(value, at: time) }
    return speed.isAbove(2000)
  }

  @Test func aRunOfTheWheelIsFastAndAJumpIsNot() {
    #expect(isFast((0..<10).map { (Double($0) * 0.03, Double($0) * 100) }))
    #expect(isFast((0..<10).map { (Double($0) * 0.03, Double($0) * -100) }))
    #expect(!isFast((0..<10).map { (Double($0) * 0.03, Double($0) * 20) }))
    #expect(!isFast([(0, 0), (0.1, 90_000)]))
    #expect(!isFast((0..<10).map { (Double($0) * 0.2, Double($0) * 400) }))
  }
}
