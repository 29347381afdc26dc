import TestSupport
import XCTest

/// A window that is read from right to left.
final class RightToLeftTests: WindowTestCase {
  private func started(_ count: Int) throws -> (picker: Picker, paths: [ByteString]) {
    guard Files.exists("/usr/share/locale/ar/LC_MESSAGES/gtk30.mo") else {
      throw XCTSkip("The toolkit's Arabic texts are not installed")
    }
    let library = try makeLibrary()
    let paths = try library.addNumbered(count)
    let picker = try pick(library.root) { $0.surroundings = .rightToLeft }
    try picker.tiles(count: count)
    try picker.focus()
    return (picker, paths)
  }

  func testTheFirstPhotoStandsAtTheRightAndItsMarkAtItsLeft() throws {
    let (picker, _) = try started(3)
    let frames = try ["01.png", "02.png", "03.png"].map {
      try XCTUnwrap(picker.tile($0).frame)
    }
    XCTAssertGreaterThan(frames[0].x, frames[1].x)
    XCTAssertGreaterThan(frames[1].x, frames[2].x)
    let mark = try XCTUnwrap(picker.tile("01.png").mark.frame)
    XCTAssertEqual(mark.x, frames[0].x)
    let albums = try XCTUnwrap(picker.album("All Photos").frame)
    XCTAssertGreaterThan(albums.x, frames[0].x)
  }

  func testArrowsGoWhereTheyPoint() throws {
    let (picker, paths) = try started(4)
    try Keyboard.press("Left", "Left", "space", "Right", "space")
    try picker.waitUntilChecked(["02.png", "03.png"])
    try Keyboard.press("shift+Left", "shift+Left")
    try picker.waitUntilChecked(["02.png", "03.png", "04.png"])
    try Keyboard.press("Home", "p", "Left")
    try picker.waitUntil("the next photo") { root in
      root.all(role: .image).contains { $0.name == "02.png" }
    }
    try Keyboard.press("Right")
    try picker.waitUntil("the photo before") { root in
      root.all(role: .image).contains { $0.name == "01.png" }
    }
    try Keyboard.press("Escape", "ctrl+shift+a")
    try Pointer.drag(
      from: picker.tile("02.png").center(), to: picker.tile("04.png").center())
    try picker.waitUntilChecked(["02.png", "03.png", "04.png"])
    try assertDone(picker, prints: Array(paths[1...3]))
  }
}
