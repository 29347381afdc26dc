import GLib
import PickerModel
import PickerUI
import XCTest

final class PickerWindowTests: XCTestCase {
  func testTheGridHoldsOnlyWhatIsInSightAndTwoRows() throws {
    try MainActor.assumeIsolated {
      for count in [1000, 100_000] {
        try WindowHarness.run(count: count) { harness in
          for step in 0..<40 {
            harness.window.grid.scroll(to: Double(step * 977))
            WindowHarness.pump(for: 0.02)
            let tiles = harness.window.grid.tileCounts
            XCTAssertLessThanOrEqual(tiles.existing, tiles.inSight + 2 * tiles.columns)
          }
        }
      }
    }
  }

  func testClosingTheWindowLeavesNothingAlive() throws {
    try MainActor.assumeIsolated {
      weak var session: PickerSession?
      weak var window: PickerWindow?
      weak var grid: PhotoGrid?
      var finalized = 0
      try WindowHarness.run(count: 200) { harness in
        (session, window, grid) = (harness.session, harness.window, harness.window.grid)
        harness.window.grid.widget.onFinalize { finalized += 1 }
        harness.session.toggle(SimulatedLibrary.photo(3).id)
        WindowHarness.pump(for: 0.6)
      }
      WindowHarness.pump(for: 0.3)
      XCTAssertNil(window)
      XCTAssertNil(grid)
      XCTAssertNil(session)
      XCTAssertEqual(finalized, 1)
    }
  }

  func testASmallAlbumAfterALargeOneShowsItsPhotosFromTheTop() throws {
    try MainActor.assumeIsolated {
      try WindowHarness.run(count: 1000) { harness in
        let grid = harness.window.grid
        grid.scroll(to: 9000)
        WindowHarness.pump(for: 0.05)
        harness.session.open(.folder(FilePath("/library/Few")))
        WindowHarness.pump { grid.shownPhotos.count == 5 }
        XCTAssertEqual(grid.shownPhotos.map(\.displayName), (0..<5).map { "IMG_\($0).jpg" })
      }
    }
  }

  func testTheFocusedPhotoStaysInSightInEverySize() throws {
    try MainActor.assumeIsolated {
      try WindowHarness.run(count: 100_000) { harness in
        let grid = harness.window.grid
        grid.grabFocus()
        for (move, index) in [(GridMove.last, 99_999), (.pageUp, nil), (.first, 0), (.down, nil)] {
          grid.move(move)
          if let index { XCTAssertEqual(grid.focusedPhoto, SimulatedLibrary.photo(index).id) }
          let changes: [PhotoGrid.SizeChange] = [.larger, .larger, .smaller, .ordinary, .smaller]
          for change in changes {
            grid.changeTileSize(change)
            WindowHarness.pump(for: 0.02)
            XCTAssertTrue(grid.shownPhotos.contains { $0.id == grid.focusedPhoto })
            XCTAssertTrue(grid.hasFocus)
          }
        }
      }
    }
  }

  func testWithoutTheFocusInSightTheTopStays() throws {
    try MainActor.assumeIsolated {
      try WindowHarness.run(count: 100_000) { harness in
        let grid = harness.window.grid
        grid.scroll(to: 1_000_000)
        WindowHarness.pump(for: 0.02)
        let top = grid.shownPhotos[grid.tileCounts.columns - 1]
        for _ in 0..<4 {
          grid.changeTileSize(.smaller)
          WindowHarness.pump(for: 0.02)
          XCTAssertTrue(grid.shownPhotos.contains(top))
        }
      }
    }
  }

  func testRangesByKeysThroughTheWholeAlbum() throws {
    try MainActor.assumeIsolated {
      try WindowHarness.run(count: 1000) { harness in
        let grid = harness.window.grid
        grid.grabFocus()
        grid.move(.last, extends: true)
        XCTAssertEqual(harness.session.selection.count, 1000)
        grid.move(.pageUp, extends: true)
        let index = (0..<1000).first { SimulatedLibrary.photo($0).id == grid.focusedPhoto }
        XCTAssertEqual(harness.session.selection.count, index.map { $0 + 1 })
        grid.move(.first, extends: true)
        XCTAssertEqual(harness.session.selection.order, [SimulatedLibrary.photo(0).id])
      }
    }
  }

  func testTheFocusMovesThroughTheWholeAlbum() throws {
    try MainActor.assumeIsolated {
      try WindowHarness.run(count: 1000) { harness in
        let grid = harness.window.grid
        grid.grabFocus()
        for (move, index) in [
          (GridMove.last, 999), (.first, 0), (.forward, 1), (.last, 999), (.back, 998),
        ] {
          grid.move(move)
          let photo = SimulatedLibrary.photo(index)
          WindowHarness.pump { grid.hasFocus && grid.shownPhotos.contains(photo) }
          XCTAssertEqual(grid.focusedPhoto, photo.id)
          XCTAssertTrue(grid.shownPhotos.contains(photo))
          XCTAssertTrue(grid.hasFocus)
        }
        grid.toggleFocused()
        XCTAssertEqual(harness.session.selection.order, [SimulatedLibrary.photo(998).id])
      }
    }
  }
}
