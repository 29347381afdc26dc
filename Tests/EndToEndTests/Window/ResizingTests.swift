import TestSupport
import XCTest

/// A window that is made narrow and wide again.
final class ResizingTests: WindowTestCase {
  /// However soon one size follows the other, and whatever is said meanwhile, GTK has nothing to complain of.
  func testQuickChangesOfTheSizeAreQuiet() throws {
    let library = try makeLibrary()
    try library.addNumbered(6)
    let picker = try pick("--max=2", library.root)
    try picker.tiles(count: 6)
    let window = try picker.xWindow()
    try window.focus()
    for _ in 0..<3 {
      for width in [368, 1000, 360] {
        try window.resize(width: width, height: 640)
        Polling.sleep(.milliseconds(30))
      }
      Polling.sleep(.milliseconds(300))
      try window.resize(width: 1040, height: 720)
      Polling.sleep(.milliseconds(500))
      try Keyboard.press("ctrl+a")
      try window.resize(width: 368, height: 648)
      Polling.sleep(.milliseconds(600))
      try Keyboard.press("ctrl+shift+a", "ctrl+a")
      try window.resize(width: 1040, height: 720)
      Polling.sleep(.milliseconds(100))
      try window.resize(width: 368, height: 648)
      Polling.sleep(.milliseconds(600))
      try window.resize(width: 1040, height: 720)
      Polling.sleep(.milliseconds(400))
    }
    XCTAssertEqual(try picker.cancel(), .exited(1))
    XCTAssertEqual(picker.standardError, "")
  }
}
