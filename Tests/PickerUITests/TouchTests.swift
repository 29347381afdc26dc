import Foundation
import GLib
import Gtk
import PickerModel
import XCTest

@testable import PickerUI

/// A finger, for which the real pointer stands in.
final class TouchTests: XCTestCase {
  /// In pixels of the screen: the window lies in its top left corner.
  private static let firstTile = (x: 380, y: 200)
  private static let firstMark = (x: 457, y: 115)

  private func touching(_ body: @MainActor (WindowHarness) throws -> Void) throws {
    try MainActor.assumeIsolated {
      try WindowHarness.run(count: 200) { harness in
        Toolkit.pretendTouchscreen(true)
        defer { Toolkit.pretendTouchscreen(false) }
        WindowHarness.pump(for: 0.3)
        try body(harness)
      }
    }
  }

  func testAFingerOnAPhotoScrollsAndTakesNothing() throws {
    try touching { harness in
      try Self.touch(from: (x: 380, y: 500), to: (x: 380, y: 160))
      WindowHarness.pump(for: 0.5)
      XCTAssertNotNil(harness.window.grid.topPhoto)
      XCTAssertTrue(harness.session.selection.isEmpty)
    }
  }

  func testAFingerThatBeginsOnAMarkSelectsWhatItCovers() throws {
    try touching { harness in
      let grid = harness.window.grid
      let step = grid.geometry.edge + GridGeometry.spacing
      let mark = Self.firstMark
      try Self.touch(from: mark, to: (x: mark.x + 2 * step, y: mark.y + step + 40))
      WindowHarness.pump(for: 0.3)
      let columns = grid.geometry.columns
      XCTAssertEqual(
        harness.session.selection.order,
        (0...(columns + 2)).map { SimulatedLibrary.photo($0).id })
      XCTAssertNil(grid.topPhoto, "It has scrolled")
      // Then it scrolls again.
      try Self.touch(from: (x: 380, y: 500), to: (x: 380, y: 160))
      WindowHarness.pump(for: 0.5)
      XCTAssertNotNil(grid.topPhoto)
    }
  }

  func testAFingerThatRestsSeesThePhotoAsAWhole() throws {
    try touching { harness in
      try Self.touch(from: Self.firstTile, to: Self.firstTile, heldFor: 1.2)
      XCTAssertEqual(harness.window.previewedPhoto, SimulatedLibrary.photo(0).id)
      XCTAssertTrue(harness.session.selection.isEmpty)
      harness.window.closePreview()
      try Self.touch(from: Self.firstTile, to: Self.firstTile)
      WindowHarness.pump(for: 0.3)
      XCTAssertEqual(harness.session.selection.order, [SimulatedLibrary.photo(0).id])
    }
  }

  func testASwipeLeadsBackToTheAlbumsWhereTheyAreAPageOfTheirOwn() throws {
    try touching { harness in
      let leaflet = harness.window.leaflet
      // GTK keeps nameless windows for drags, which xdotool takes for any that begins so.
      try Self.run("search --onlyvisible --name ^Photo.Picker$ windowsize 368 648")
      WindowHarness.pump { leaflet.isFolded }
      XCTAssertTrue(leaflet.isFolded)
      WindowHarness.pump(for: 0.5)
      XCTAssertFalse(leaflet.isShown(harness.window.albumPage))
      // On a busy machine the moves of a finger may come too late, and it rests instead.
      for _ in 0..<3 where !leaflet.isShown(harness.window.albumPage) {
        harness.window.closePreview()
        try Self.touch(from: (x: 60, y: 300), to: (x: 340, y: 310))
        WindowHarness.pump(for: 3) { leaflet.isShown(harness.window.albumPage) }
      }
      XCTAssertTrue(leaflet.isShown(harness.window.albumPage))
      XCTAssertTrue(harness.session.selection.isEmpty)
    }
  }

  @MainActor
  private static func touch(
    from start: (x: Int, y: Int), to end: (x: Int, y: Int), heldFor seconds: Double = 0.05
  ) throws {
    let way = (1...10).map { step in
      "mousemove \(start.x + (end.x - start.x) * step / 10) "
        + "\(start.y + (end.y - start.y) * step / 10) sleep 0.03"
    }
    try run(
      "mousemove \(start.x) \(start.y) sleep 0.1 mousedown 1 sleep \(seconds) "
        + way.joined(separator: " ") + " sleep 0.1 mouseup 1")
  }

  @MainActor
  private static func run(_ script: String) throws {
    let pointer = Foundation.Process()
    pointer.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    pointer.arguments = ["xdotool"] + script.split(separator: " ").map(String.init)
    try pointer.run()
    WindowHarness.pump(for: 10) { !pointer.isRunning }
    XCTAssertFalse(pointer.isRunning)
  }
}
