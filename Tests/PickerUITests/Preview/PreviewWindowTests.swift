import GLib
import Gtk
import PickerModel
import XCTest

@testable import PickerUI

final class PreviewWindowTests: XCTestCase {
  func testMovesAndComesBackToThePhotoThatWasSeen() throws {
    try MainActor.assumeIsolated {
      try WindowHarness.run(count: 1000) { harness in
        let window = harness.window
        window.openPreview(photo(500))
        XCTAssertEqual(window.previewedPhoto, photo(500))
        press(window, .right, .right, .left, .pageDown)
        XCTAssertEqual(window.previewedPhoto, photo(502))
        press(window, .escape)
        XCTAssertNil(window.previewedPhoto)
        WindowHarness.pump(for: 0.3)
        XCTAssertEqual(window.grid.focusedPhoto, photo(502))
        XCTAssertTrue(window.grid.shownPhotos.contains(SimulatedLibrary.photo(502)))
        XCTAssertTrue(window.grid.hasFocus)
      }
    }
  }

  func testStaysWithinTheAlbum() throws {
    try MainActor.assumeIsolated {
      try WindowHarness.run(count: 3) { harness in
        let window = harness.window
        window.openPreview(photo(0))
        press(window, .left)
        XCTAssertEqual(window.previewedPhoto, photo(0))
        press(window, .end, .right, .right)
        XCTAssertEqual(window.previewedPhoto, photo(2))
        press(window, .home)
        XCTAssertEqual(window.previewedPhoto, photo(0))
      }
    }
  }

  func testTheButtonOfTheDetailsIsPressedWhileTheyAreShown() throws {
    try MainActor.assumeIsolated {
      try WindowHarness.run(count: 3) { harness in
        harness.window.openPreview()
        let page = try XCTUnwrap(harness.window.preview?.page)
        XCTAssertFalse(page.details.isChecked)
        for isShown in [true, false] {
          _ = harness.window.keyPressed(KeyPress(key: .character("i")))
          XCTAssertEqual(page.facts.isShown, isShown)
          XCTAssertEqual(page.details.isChecked, isShown)
        }
      }
    }
  }

  func testChecksWhatIsSeen() throws {
    try MainActor.assumeIsolated {
      try WindowHarness.run(count: 10) { harness in
        let window = harness.window
        window.openPreview(photo(3))
        press(window, .space, .right, .space, .left, .space, .space)
        XCTAssertEqual(harness.session.selection.order, [photo(4), photo(3)])
        press(window, .enter)
        WindowHarness.pump { harness.session.result != nil }
        XCTAssertEqual(harness.session.result, .picked([photo(4), photo(3)]))
      }
    }
  }

  func testEnterTakesWhatIsSeenWhereNothingIsChecked() throws {
    try MainActor.assumeIsolated {
      try WindowHarness.run(count: 10) { harness in
        harness.window.openPreview(photo(3))
        press(harness.window, .right, .enter)
        WindowHarness.pump { harness.session.result != nil }
        XCTAssertEqual(harness.session.result, .picked([photo(4)]))
      }
    }
  }

  func testClosingTheWindowOverAPreviewLeavesNothingAlive() throws {
    try MainActor.assumeIsolated {
      weak var session: PickerSession?
      weak var window: PickerWindow?
      for isBack in [false, true] {
        try WindowHarness.run(count: 200) { harness in
          (session, window) = (harness.session, harness.window)
          harness.window.openPreview(photo(3))
          WindowHarness.pump(for: 0.4)
          press(
            harness.window, .character("1"), .space, .right, .character("i"), .character("+"),
            .character("0"))
          WindowHarness.pump(for: 0.4)
          if isBack { press(harness.window, .escape) }
        }
        WindowHarness.pump(for: 0.3)
        XCTAssertNil(window)
        XCTAssertNil(session)
      }
    }
  }
}

@MainActor
private func photo(_ index: Int) -> PhotoID { SimulatedLibrary.photo(index).id }

@MainActor
private func press(_ window: PickerWindow, _ keys: Key...) {
  for key in keys { _ = window.keyPressed(KeyPress(key: key)) }
}
