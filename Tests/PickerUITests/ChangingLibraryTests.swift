import GLib
import PickerModel
import PickerUI
import XCTest

/// What the grid does while the library changes under it.
final class ChangingLibraryTests: XCTestCase {
  func testTheHeartGoesWithTheKey() throws {
    try MainActor.assumeIsolated {
      try WindowHarness.run(count: 100) { harness in
        let photo = SimulatedLibrary.photo(0)
        harness.window.grid.grabFocus()
        harness.window.grid.toggleFavorite()
        XCTAssertTrue(harness.session.isFavorite(photo.id))
        WindowHarness.pump { harness.session.library.favorites == [photo.id] }
        XCTAssertEqual(harness.session.library.favorites, [photo.id])
        harness.window.grid.toggleFavorite()
        WindowHarness.pump { harness.session.library.favorites.isEmpty }
        XCTAssertFalse(harness.session.isFavorite(photo.id))
      }
    }
  }

  func testTheFocusGoesWithARenamedPhotoAndToTheNextWhereItsPhotoIsGone() throws {
    try MainActor.assumeIsolated {
      try WindowHarness.run(count: 100) { harness in
        let grid = harness.window.grid
        grid.grabFocus()
        for _ in 0..<7 { grid.move(.forward) }
        var photos = (0..<100).map(SimulatedLibrary.photo)
        let renamed = Photo(
          id: PhotoID(FilePath("/library/new name.jpg")), file: photos[7].file,
          facts: photos[7].facts)
        let old = photos[7].id
        photos[7] = renamed
        photos.removeSubrange(0..<3)
        var snapshot = LibrarySnapshot(
          albums: [Album(id: .kind(.all), photos: photos)], isComplete: true)
        snapshot.moved = [old: renamed.id]
        harness.library.tell(snapshot)
        WindowHarness.pump { grid.focusedPhoto == renamed.id }
        XCTAssertEqual(grid.focusedPhoto, renamed.id)
        XCTAssertTrue(grid.hasFocus)

        photos.removeAll { $0.id == renamed.id }
        harness.library.tell(
          LibrarySnapshot(albums: [Album(id: .kind(.all), photos: photos)], isComplete: true))
        WindowHarness.pump { grid.focusedPhoto == SimulatedLibrary.photo(8).id }
        XCTAssertEqual(grid.focusedPhoto, SimulatedLibrary.photo(8).id)
      }
    }
  }

  func testWhatIsAtTheTopOfTheViewStaysThere() throws {
    try MainActor.assumeIsolated {
      try WindowHarness.run(count: 1000) { harness in
        let grid = harness.window.grid
        grid.scroll(to: 5000)
        WindowHarness.pump(for: 0.05)
        let top = try XCTUnwrap(grid.topPhoto)
        var photos = (0..<1000).map(SimulatedLibrary.photo)
        photos.removeSubrange(0..<40)
        harness.library.tell(
          LibrarySnapshot(albums: [Album(id: .kind(.all), photos: photos)], isComplete: true))
        WindowHarness.pump { harness.session.photos.count == 960 && grid.topPhoto == top }
        XCTAssertEqual(grid.topPhoto, top)
      }
    }
  }
}
