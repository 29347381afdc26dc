import PickerUI
import Testing

@MainActor
struct GridGeometryTests {
  @Test(arguments: [(360, 2), (348 + 12, 2), (760, 4), (1280, 7), (3840, 23)])
  func tilesFillTheWidth(width: Int, columns: Int) {
    let geometry = GridGeometry(width: width, tileSize: 160, count: 100)
    #expect(geometry.columns == columns)
    #expect(geometry.edge >= 160)
    #expect(geometry.rowWidth <= width - 2 * GridGeometry.margin)
    #expect(width - 2 * GridGeometry.margin - geometry.rowWidth < columns)
  }

  @Test func everyTileIsFoundInItsMiddleAndNoneBetween() {
    let geometry = GridGeometry(width: 760, tileSize: 160, count: 10)
    for index in 0..<10 {
      let x = Double(geometry.left + index % 4 * (geometry.edge + GridGeometry.spacing))
      let y = Double(geometry.top(ofRow: index / 4))
      let middle = Double(geometry.edge) / 2
      #expect(geometry.index(atX: x + middle, y: y + middle, isRightToLeft: false) == index)
      #expect(geometry.index(atX: 760 - x - middle, y: y + middle, isRightToLeft: true) == index)
      #expect(geometry.index(atX: x + Double(geometry.edge) + 1, y: y, isRightToLeft: false) == nil)
    }
    let last = Double(geometry.top(ofRow: 2) + 10)
    #expect(geometry.index(atX: 700, y: last, isRightToLeft: false) == nil)
    #expect(geometry.index(atX: -1, y: 10, isRightToLeft: false) == nil)
    #expect(geometry.index(atX: 100, y: -1, isRightToLeft: false) == nil)
  }

  @Test func everyPointHasANearestTile() {
    let geometry = GridGeometry(width: 760, tileSize: 160, count: 10)  // four columns: 4, 4, 2
    for (x, y, index) in [
      (-50.0, -50.0, 0), (10, 10, 0), (400, -1, 2), (2000, 10, 3), (10, 250, 4), (700, 9000, 9),
      (10, 9000, 8), (740, 380, 9),
    ] {
      #expect(geometry.nearestIndex(toX: x, y: y, isRightToLeft: false) == index)
      #expect(geometry.nearestIndex(toX: 760 - x, y: y, isRightToLeft: true) == index)
    }
    let none = GridGeometry(width: 760, tileSize: 160, count: 0)
    #expect(none.nearestIndex(toX: 10, y: 10, isRightToLeft: false) == nil)
  }

  @Test(arguments: [
    (GridMove.back, 0, 0), (.back, 5, 4), (.forward, 9, 9), (.forward, 3, 4), (.up, 2, 2),
    (.up, 6, 2), (.down, 2, 6), (.down, 7, 9), (.down, 8, 8), (.down, 6, 9), (.first, 7, 0),
    (.last, 0, 9),
    (.pageUp, 9, 1), (.pageUp, 1, 1), (.pageDown, 0, 8), (.pageDown, 5, 9),
  ])
  func keysLeadWhereTheyShould(move: GridMove, from: Int, to: Int) {
    let geometry = GridGeometry(width: 760, tileSize: 160, count: 10)  // four columns: 4, 4, 2
    #expect(
      geometry.destination(of: move, from: from, viewHeight: 2 * geometry.rowHeight + 1) == to)
  }

  @Test func scrollingMovesAsLittleAsPossible() {
    let geometry = GridGeometry(width: 760, tileSize: 160, count: 1000)
    let height = 500.0
    for index in [0, 3, 4, 17, 500, 999] {
      for start in [0.0, 100, 5000] {
        let value = geometry.scroll(from: start, toShow: index, viewHeight: height)
        let top = Double(geometry.top(ofRow: geometry.row(of: index)))
        #expect(value <= top && top + Double(geometry.edge) <= value + height)
        let again = geometry.scroll(from: value, toShow: index, viewHeight: height)
        #expect(again == value)
      }
    }
  }

  @Test func anEmptyAlbumHasNoRows() {
    let geometry = GridGeometry(width: 760, tileSize: 160, count: 0)
    #expect(geometry.rows == 0)
    #expect(geometry.destination(of: .down, from: 0, viewHeight: 500) == 0)
  }

  @Test func theSpringStartsSmallPassesItsGoalAndRests() {
    #expect(abs(Spring.scale(at: 0) - 0.7) < 0.001)
    #expect(Spring.scale(at: 0.3) > 1.02)
    #expect(Spring.scale(at: Spring.duration) == 1)
    #expect(Spring.scale(at: 9) == 1)
  }
}
