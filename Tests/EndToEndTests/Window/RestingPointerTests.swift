import TestSupport
import XCTest

/// What lies under a pointer that does not move.
final class RestingPointerTests: WindowTestCase {
  func testTheMagnifierComesUnderAPointerThatRests() throws {
    let library = try makeLibrary()
    try library.addNumbered(120)
    let picker = try pick(library.root)
    _ = try picker.tile("001.png")
    try picker.focus()
    try Keyboard.press("End")
    let frame = try XCTUnwrap(picker.tile("116.png").frame)
    try Keyboard.press("Home")
    _ = try picker.tile("001.png")
    try Pointer.move(to: Point(x: frame.x + frame.width - 16, y: frame.y + frame.height - 16))
    try Keyboard.press("End")
    _ = try picker.tile("116.png")
    try Program.run(["xdotool", "click", "1"])
    try picker.waitUntil("the preview of 116.png") { root in
      root.all(role: .image).contains { $0.name == "116.png" }
    }
    XCTAssertEqual(try picker.doneButton().name, "Done")
  }

  func testNoTooltipLiesOverTheMenuOfItsButton() throws {
    let library = try makeLibrary()
    try library.addNumbered(2)
    let picker = try pick(library.root)
    try picker.tiles(count: 2)
    try picker.focus()
    let windows = { XWindow.count(of: picker.program.processID) }
    let before = windows()
    for name in ["Sort", "Menu"] {
      let button = try XCTUnwrap(picker.button(name).frame).center
      try Pointer.move(to: button)
      XCTAssertTrue(Polling.until { windows() == before + 1 }, "\(name) has no tooltip")
      try Program.run(["xdotool", "click", "1"])
      XCTAssertTrue(Polling.until { windows() == before }, "The tooltip of \(name) stays")
      XCTAssertTrue(Polling.holds(for: .seconds(2)) { windows() == before }, "It comes again")
      try Keyboard.press("Escape")
      try Pointer.park()
    }
  }
}
