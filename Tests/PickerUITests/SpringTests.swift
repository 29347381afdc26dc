import GLib
import Gtk
import XCTest

@testable import PickerUI

final class SpringTests: XCTestCase {
  /// What moved was another photo's mark.
  func testItRestsAtOnceAndStaysSo() throws {
    try MainActor.assumeIsolated {
      guard Toolkit.start() else { throw XCTSkip("There is no display") }
      MainQueueBridge.install()
      let (window, area, spring) = (Window(), DrawingArea(), Spring())
      window.add(area)
      window.showAll()
      defer { window.destroy() }
      var paints = 0
      area.onDraw { _ in
        paints += 1
        return true
      }
      spring.play(on: area)
      XCTAssertEqual(spring.scale, 0.7, accuracy: 0.001)
      WindowHarness.pump { spring.scale != Spring.scale(at: 0) }
      spring.rest()
      let before = paints
      WindowHarness.pump(for: 0.2) { spring.scale != 1 }
      XCTAssertEqual(spring.scale, 1)
      XCTAssertLessThanOrEqual(paints, before + 1)
      // It plays to its end where nothing stops it.
      spring.play(on: area)
      WindowHarness.pump { spring.scale > 1 }
      XCTAssertGreaterThan(spring.scale, 1)
      WindowHarness.pump { spring.scale == 1 }
      XCTAssertEqual(spring.scale, 1)
    }
  }
}
