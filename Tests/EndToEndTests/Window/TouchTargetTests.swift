import TestSupport
import XCTest

/// A window as narrow as a phone: each page can be worked with a finger.
final class TouchTargetTests: WindowTestCase {
  private static let aim = 44
  /// Those of the window are the toolkit's.
  private static let windowButtons: Set = ["Minimize", "Maximize", "Close"]

  /// Themes let buttons grow, so it is waited for.
  private func assertTargets(_ picker: Picker, _ page: String) throws {
    var small = ["no buttons"]
    _ = try Polling.until {
      let root = try picker.window()
      let buttons = root.all(role: .pushButton).filter { !Self.windowButtons.contains($0.name) }
      let things = buttons + root.all(role: .checkBox) + root.all(role: .listItem)
      small = things.compactMap { thing in
        guard let frame = thing.frame, frame.x >= 0, frame.x + frame.width <= 368 else {
          return nil
        }
        return min(frame.width, frame.height) >= Self.aim ? nil : "“\(thing.name)”: \(frame)"
      }
      return !buttons.isEmpty && small.isEmpty
    }
    XCTAssertEqual(small, [], page)
  }

  func testEveryTargetIsLargeEnoughForAFinger() throws {
    let library = try makeLibrary()
    try library.addNumbered(6)
    let picker = try pick("--max=1", "--min=1", library.root)
    try picker.tiles(count: 6)
    try picker.xWindow().resize(width: 368, height: 648)
    _ = try picker.waitFor("Back") { root in root.all(role: .pushButton).first { $0.name == "Back" }
    }
    let isNarrow = Polling.until { (try? picker.window().frame?.width) ?? 999 <= 370 }
    XCTAssertTrue(isNarrow, "It stays wide")
    try assertTargets(picker, "grid")
    try picker.focus()
    try Keyboard.press("p")
    try picker.waitUntil("the preview") { root in !root.all(role: .image).isEmpty }
    try assertTargets(picker, "preview")
    try Keyboard.press("Escape", "Escape")
    try picker.waitUntil("the albums") { root in
      root.all(role: .listItem).contains {
        $0.name.hasPrefix("All Photos") && $0.frame?.x ?? -1 >= 0
      }
    }
    try assertTargets(picker, "albums")
  }
}
