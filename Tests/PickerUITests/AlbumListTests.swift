import GLib
import Gtk
import PickerModel
import XCTest

@testable import PickerUI

/// The list of albums, as the library changes.
final class AlbumListTests: XCTestCase {
  private static func album(_ number: Int) -> Album {
    let path = FilePath("/p/\(number)")
    let time = Timestamp(seconds: 0)
    let stamp = FileStamp(bytes: 1, modified: time, arrived: time, device: 1, inode: UInt64(number))
    let taken = TakenTime(wall: CivilTime(secondsSince1970: 0), instant: 0, source: .exif)
    let photo = Photo(
      id: PhotoID(path.appending("a.jpg")), file: stamp,
      facts: PhotoFacts(type: MediaType("image/jpeg"), taken: taken))
    return Album(id: .folder(path), photos: [photo])
  }

  @MainActor
  private static func run(_ body: (AlbumList) throws -> Void) throws {
    guard Toolkit.start() else { throw XCTSkip("There is no display") }
    MainQueueBridge.install()
    try body(AlbumList(thumbnails: SimulatedThumbnails()))
  }

  /// Waits until the list is that of the albums.
  @MainActor
  private static func settle(_ list: AlbumList, _ albums: [Album]) {
    let wanted = albums.map(\.id)
    WindowHarness.pump { list.order == wanted }
    XCTAssertEqual(list.order, wanted)
    XCTAssertEqual(list.rowCount, wanted.count)
  }

  func testFewChangesAreMadeAtOnce() throws {
    try MainActor.assumeIsolated {
      try Self.run { list in
        let albums = (0..<10).map(Self.album)
        list.show(albums, current: albums[0].id)
        XCTAssertEqual(list.order, albums.map(\.id))
        let moved = [albums[9]] + albums[0..<4] + albums[5..<9]
        list.show(moved, current: albums[0].id)
        XCTAssertEqual(list.order, moved.map(\.id))
        XCTAssertEqual(list.rowCount, 9)
      }
    }
  }

  func testManyChangesFollowInTurns() throws {
    try MainActor.assumeIsolated {
      try Self.run { list in
        let albums = (0..<600).map(Self.album)
        list.show(albums, current: nil)
        XCTAssertLessThan(list.order.count, 100, "not all at once")
        XCTAssertEqual(list.order, albums.prefix(list.order.count).map(\.id), "the first go first")
        Self.settle(list, albums)
        // Others come while the rows are still on their way.
        list.show(albums.reversed(), current: nil)
        let others = albums[100..<500].shuffled() + (600..<650).map(Self.album)
        list.show(others, current: nil)
        Self.settle(list, others)
        list.show([], current: nil)
        Self.settle(list, [])
      }
    }
  }

  /// Only what is in sight, or near, is made; and all rows are as high as if it were all there.
  func testRowsOutOfSightAreEmpty() throws {
    try MainActor.assumeIsolated {
      try Self.run { list in
        let window = Window()
        window.setDefaultSize(width: 300, height: 400)
        window.add(list.widget)
        window.showAll()
        defer { window.destroy() }
        let albums = (0..<600).map(Self.album)
        list.show(albums, current: nil)
        Self.settle(list, albums)
        let wanted = Double(600 * list.rowHeight)
        WindowHarness.pump { list.widget.adjustment.upper >= wanted }
        XCTAssertLessThan(list.filledCount, 60)
        XCTAssertTrue(list.isFilled(albums[0].id))
        let height = list.widget.adjustment.upper
        list.widget.adjustment.value = height
        WindowHarness.pump { list.isFilled(albums[599].id) }
        XCTAssertTrue(list.isFilled(albums[599].id))
        XCTAssertFalse(list.isFilled(albums[0].id))
        XCTAssertLessThan(list.filledCount, 60)
        XCTAssertEqual(list.widget.adjustment.upper, height)
      }
    }
  }
}
