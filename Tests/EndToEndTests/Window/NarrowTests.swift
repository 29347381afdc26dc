import TestSupport
import XCTest

/// A window as narrow as a phone: all has room, and nothing lies over something else.
final class NarrowTests: PreviewTestCase {
  /// A picker of 360 pixels, and four beside them for the frame, with the keys.
  private func pickNarrow(
    _ arguments: ByteString..., tiles count: Int,
    configured configure: (inout Picker.Launch) throws -> Void = { _ in }
  ) throws -> Picker {
    let picker = try pick {
      $0.arguments += arguments
      try configure(&$0)
    }
    try makeNarrow(picker, tiles: count)
    return picker
  }

  private func makeNarrow(_ picker: Picker, tiles count: Int) throws {
    try picker.tiles(count: count)
    try picker.xWindow().resize(width: 368, height: 648)
    _ = try picker.button("Back")
    try picker.focus()
  }

  private func assertNarrow(
    _ picker: Picker, file: StaticString = #filePath, line: UInt = #line
  ) {
    let isNarrow = Polling.until { (try? picker.window().frame?.width) ?? 999 <= 370 }
    XCTAssertTrue(isNarrow, "It has become wider", file: file, line: line)
  }

  /// Back leads out of it, and the name needs the room.
  func testTheNameInThePreviewHasTheRoomOfTheWindowButtons() throws {
    let library = try makeLibrary()
    try library.addNumbered(3)
    let picker = try pickNarrow(library.root, tiles: 3)
    try Keyboard.press("Home", "p")
    try picker.waitUntilPreviewed("01.png")
    XCTAssertTrue(
      Polling.until {
        (try? picker.window().first { $0.name == "Close" && $0.has(.showing) }) == nil
      })
    let back = try XCTUnwrap(picker.button("Back").frame)
    let edit = try XCTUnwrap(picker.button("Edit").frame)
    XCTAssertGreaterThan(edit.x - (back.x + back.width), 180)
    assertNarrow(picker)
  }

  func testTheTrayHasTheRoomOfTheWindowButtons() throws {
    let library = try makeLibrary()
    try library.addNumbered(3)
    let picker = try Picker(Picker.Launch([library.root]))
    try makeNarrow(picker, tiles: 3)
    try picker.toggle("01.png")
    try picker.doneButton().act()
    try picker.waitUntilTray(is: ["01.png"])
    let isAtTheEnd = try Polling.until {
      guard let button = try picker.button("Size and Location").frame,
        let window = try picker.window().frame
      else { return false }
      return window.x + window.width - (button.x + button.width) < 24
    }
    XCTAssertTrue(isAtTheEnd, picker.situation)
    assertNarrow(picker)
  }

  func testTheLimitIsToldAboveTheButtonsOfThePreview() throws {
    let library = try makeLibrary()
    try library.addNumbered(3)
    let picker = try pickNarrow("--max=2", library.root, tiles: 3)
    try picker.toggle("01.png", "02.png")
    try Keyboard.press("End", "p")
    try picker.waitUntilPreviewed("03.png")
    try Keyboard.press("space")
    let heart = try XCTUnwrap(picker.button("Add to Favorites").frame)
    let zoom = try XCTUnwrap(picker.button("Zoom In").frame)
    // It slides to its place.
    try picker.waitUntil("message above the buttons") { root in
      let message = root.all(role: .pushButton).first { $0.name == "Got It" && $0.has(.showing) }
      guard let frame = message?.frame, frame.height >= 42 else { return false }
      return frame.y + frame.height <= min(heart.y, zoom.y)
    }
    XCTAssertLessThanOrEqual(
      heart.x + heart.width, try XCTUnwrap(picker.button("Zoom Out").frame).x)
  }

  func testRestoreFits() throws {
    let library = try makeLibrary()
    try library.addNumbered(2)
    let home = try PickerHome()
    let gone = try library.addPNG("gone.png", modified: TestLibrary.start)
    let trash = home.data.appending("Trash")
    for folder in ["files", "info"] as [ByteString] {
      try Files.makeFolder(trash.appending(folder))
    }
    try Files.write(Array(Files.read(gone).bytes), to: trash.appending("files/gone.png"))
    let text = "[Trash Info]\nPath=\(gone.text)\nDeletionDate=2024-05-01T10:20:30\n"
    try Files.write(Array(text.utf8), to: trash.appending("info/gone.png.trashinfo"))
    let picker = try pickNarrow(
      "--album=recently-deleted", "--max=100", library.root, tiles: 1
    ) { $0.home = home }
    try picker.toggle("gone.png")
    let restore = try XCTUnwrap(picker.button("Restore").frame)
    let done = try XCTUnwrap(picker.doneButton().frame)
    assertNarrow(picker)
    XCTAssertLessThanOrEqual(restore.x + restore.width, done.x)
    XCTAssertLessThanOrEqual(done.x + done.width, 370)
  }

  /// The toolkit's own window of shortcuts is three times as wide.
  func testTheShortcutsFit() throws {
    let library = try makeLibrary()
    try library.addNumbered(2)
    let picker = try pickNarrow(library.root, tiles: 2)
    try Keyboard.press("ctrl+question")
    for text in ["Invert the selection", "Drag the selected photos to another program"] {
      let frame = try XCTUnwrap(picker.thing(named: text).frame)
      XCTAssertGreaterThan(frame.width, 50)
      XCTAssertLessThanOrEqual(frame.x + frame.width, 370)
    }
    try picker.xWindow().focus()
    try Keyboard.press("Escape")
    XCTAssertTrue(Polling.until { !picker.shows("Invert the selection") })
    XCTAssertEqual(try picker.cancel(), .exited(1))
    XCTAssertEqual(picker.standardError, "")
  }
}
