import GLib
import PickerModel
import PickerUI
import Synchronization
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

  /// What a scan finds first need not be what stands first in the end.
  func testTheFocusIsOnTheFirstPhotoUntilTheUserMovesIt() throws {
    try MainActor.assumeIsolated {
      try WindowHarness.run(count: 3) { harness in
        let grid = harness.window.grid
        let photos = (0..<3).map(SimulatedLibrary.photo)
        XCTAssertEqual(grid.focusedPhoto, photos[0].id)
        @MainActor func tell(_ photos: [Photo]) {
          harness.library.tell(
            LibrarySnapshot(albums: [Album(id: .kind(.all), photos: photos)], isComplete: true))
          WindowHarness.pump { harness.session.photos == photos && grid.shownPhotos == photos }
        }
        tell(photos.reversed())
        XCTAssertEqual(grid.focusedPhoto, photos[2].id)
        grid.move(.forward)
        tell(photos)
        XCTAssertEqual(grid.focusedPhoto, photos[1].id)
      }
    }
  }

  func testALongReadingIsToldUntilItIsOver() throws {
    try MainActor.assumeIsolated {
      try WindowHarness.run(count: 100) { harness in
        let albums = harness.library.albums
        harness.library.tell(
          LibrarySnapshot(
            albums: albums, progress: LibraryProgress(found: 5000, read: 1200, isWalking: false)))
        WindowHarness.pump(for: 0.2)
        XCTAssertNil(harness.window.progressText, "shown at once")
        WindowHarness.pump { harness.window.progressText != nil }
        let digits = harness.window.progressText?.filter(\.isNumber)
        XCTAssertEqual(digits, "12005000", harness.window.progressText ?? "")
        harness.library.tell(LibrarySnapshot(albums: albums, isComplete: true))
        WindowHarness.pump { harness.window.progressText == nil }
        XCTAssertNil(harness.window.progressText)
      }
    }
  }

  func testRestorePutsBackWhatIsCheckedOrElseTheFocusedPhoto() throws {
    try MainActor.assumeIsolated {
      try WindowHarness.run(count: 100) { harness in
        let photos = (200..<205).map(SimulatedLibrary.photo)
        var snapshot = LibrarySnapshot(
          albums: harness.library.albums + [Album(id: .kind(.recentlyDeleted), photos: photos)],
          isComplete: true)
        for photo in photos {
          snapshot.trashed[photo.id] = TrashedPhoto(
            original: FilePath("/before/" + photo.displayName), deleted: nil)
        }
        harness.library.tell(snapshot)
        let restored = { harness.library.restored.withLock { $0 } }
        harness.window.restore()
        WindowHarness.pump(for: 0.1)
        XCTAssertEqual(restored(), [], "another album")
        harness.session.open(.kind(.recentlyDeleted))
        WindowHarness.pump { harness.window.grid.shownPhotos == photos }
        harness.window.restore()
        WindowHarness.pump { restored() == [photos[0].id] }
        XCTAssertEqual(restored(), [photos[0].id])
        harness.session.toggle(photos[3].id)
        harness.session.toggle(photos[2].id)
        harness.window.restore()
        WindowHarness.pump { restored().count == 3 }
        XCTAssertEqual(restored().suffix(2), [photos[2].id, photos[3].id])
        XCTAssertEqual(
          harness.session.selection.order,
          [photos[3], photos[2]].map { PhotoID(FilePath("/before/" + $0.displayName)) })
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
