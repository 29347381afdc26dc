import PickerModel
import PickerUI
import XCTest

/// The focus keeps its photo.
final class KeptFocusTests: XCTestCase {
  func testInAnotherOrder() throws {
    try MainActor.assumeIsolated {
      try WindowHarness.run(count: 100) { harness in
        let grid = harness.window.grid
        grid.grabFocus()
        for _ in 0..<7 { grid.move(.forward) }
        for order in [SortOrder.oldest, .name, .size, .newest] {
          harness.session.arrange(by: order)
          WindowHarness.pump { harness.session.sort == order && grid.shownPhotos.count > 9 }
          WindowHarness.pump(for: 0.2)
          XCTAssertEqual(grid.focusedPhoto, SimulatedLibrary.photo(7).id, order.rawValue)
          XCTAssertTrue(grid.hasFocus, order.rawValue)
        }
        grid.move(.forward)
        XCTAssertEqual(grid.focusedPhoto, SimulatedLibrary.photo(8).id)
      }
    }
  }

  func testWhenOneComesBackToAnAlbum() throws {
    try MainActor.assumeIsolated {
      try WindowHarness.run(count: 1000) { harness in
        let grid = harness.window.grid
        grid.grabFocus()
        grid.move(.pageDown)
        grid.move(.pageDown)
        grid.move(.pageDown)
        WindowHarness.pump(for: 0.1)
        let (focused, top) = (grid.focusedPhoto, grid.topPhoto)
        XCTAssertNotNil(top)
        harness.session.open(.folder(FilePath("/library/Few")))
        WindowHarness.pump { grid.shownPhotos.count == 5 }
        XCTAssertEqual(grid.focusedPhoto, SimulatedLibrary.photo(0).id)
        XCTAssertNil(grid.topPhoto)
        grid.move(.forward)
        harness.session.open(.kind(.all))
        WindowHarness.pump { grid.focusedPhoto == focused }
        XCTAssertEqual(grid.focusedPhoto, focused)
        XCTAssertEqual(grid.topPhoto, top)
        XCTAssertTrue(grid.hasFocus)
        harness.session.open(.folder(FilePath("/library/Few")))
        WindowHarness.pump { grid.shownPhotos.count == 5 }
        XCTAssertEqual(grid.focusedPhoto, SimulatedLibrary.photo(1).id)
      }
    }
  }
}
