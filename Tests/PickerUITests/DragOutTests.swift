import Foundation
import GLib
import Gtk
import PickerModel
import PickerUI
import XCTest

/// Checked photos are dragged to another window, with the real pointer.
final class DragOutTests: XCTestCase {
  /// In pixels of the screen: the window of the picker lies in its top left corner.
  private static let firstTile = (x: 380, y: 200)
  private static let target = (x: 1150, y: 900)

  func testAHeldPhotoIsDraggedToAnotherProgramWithAllThatAreChecked() throws {
    try MainActor.assumeIsolated {
      try WindowHarness.run(count: 20) { harness in
        let checked = [3, 0].map { SimulatedLibrary.photo($0).id }
        for photo in checked { harness.session.toggle(photo) }
        var dropped: [[String]] = []
        let receiver = Window()
        receiver.setTitle("drop-receiver")
        receiver.setDefaultSize(width: 180, height: 160)
        receiver.onFilesDropped { dropped.append($0) }
        receiver.present()
        WindowHarness.pump(for: 0.3)
        try Self.drag(heldFor: 0.7)
        WindowHarness.pump { !dropped.isEmpty }
        XCTAssertEqual(dropped, [["file:///library/IMG_3.jpg", "file:///library/IMG_0.jpg"]])
        XCTAssertEqual(harness.session.selection.order, checked)
        // Without a pause it drops the range that it covers, as ever.
        try Self.drag(heldFor: 0)
        WindowHarness.pump(for: 0.3)
        XCTAssertEqual(dropped.count, 1)
        XCTAssertFalse(harness.session.selection.contains(checked[1]))
        receiver.destroy()
      }
    }
  }

  @MainActor
  private static func drag(heldFor seconds: Double) throws {
    let (start, end) = (firstTile, target)
    let way = (1...12).map { step in
      "mousemove \(start.x + (end.x - start.x) * step / 12) "
        + "\(start.y + (end.y - start.y) * step / 12) sleep 0.05"
    }
    let place = "search --name drop-receiver windowmove 1060 820"
    let script =
      "\(place) mousemove \(start.x) \(start.y) sleep 0.1 mousedown 1 sleep \(seconds) "
      + way.joined(separator: " ") + " sleep 0.3 mouseup 1"
    let pointer = Foundation.Process()
    pointer.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    pointer.arguments = ["xdotool"] + script.split(separator: " ").map(String.init)
    try pointer.run()
    WindowHarness.pump(for: 10) { !pointer.isRunning }
    XCTAssertFalse(pointer.isRunning)
  }
}
