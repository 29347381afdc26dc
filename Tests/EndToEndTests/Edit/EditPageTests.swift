import TestSupport
import XCTest

/// How the page is worked: keys, pointer, steps, leaving.
final class EditPageTests: EditTestCase {
  private func library() throws -> (TestLibrary, ByteString) {
    let library = try makeLibrary()
    return (library, try library.addPNG("a.png", .quarters(width: 600, height: 400)))
  }

  func testStepsGoBackOneAtATime() throws {
    let (library, path) = try library()
    let picker = try edit(library)
    try Keyboard.press("r")
    try picker.waitUntilEdited("400 × 600")
    try picker.shape("16:9").act()
    try picker.waitUntilEdited("338 × 600")
    try Keyboard.press("shift+r")
    try picker.waitUntilEdited("600 × 338")
    try Keyboard.press("ctrl+z")
    try picker.waitUntilEdited("338 × 600")
    try picker.button("Step Back").act()
    try picker.waitUntilEdited("400 × 600")
    try Keyboard.press("ctrl+z")
    try picker.waitUntilEdited("600 × 400")
    XCTAssertFalse(try picker.button("Step Back").has(.sensitive))
    // Nothing has changed, so the photo itself is what is used, and it is not checked.
    try Keyboard.press("Return")
    try picker.waitUntilBack("a.png")
    try picker.waitUntilDone(counts: 0)
    try Keyboard.press("space")
    try assertDone(picker, prints: [path])
  }

  func testEscapeAsksOnlyWhereSomethingWasChanged() throws {
    let (library, path) = try library()
    let picker = try edit(library)
    try Keyboard.press("Escape")
    try picker.waitUntilBack("a.png")
    try Keyboard.press("e")
    try picker.waitUntilEditing()
    try Keyboard.press("r", "Escape")
    _ = try picker.thing(named: "Discard the changes to this photo?")
    // A second Escape loses nothing.
    try Keyboard.press("Escape")
    try picker.waitUntil("no question") { $0.all(role: .alert).isEmpty }
    try picker.waitUntilEdited("400 × 600")
    try Keyboard.press("Escape")
    try picker.button("Discard").act()
    try picker.waitUntilBack("a.png")
    try Keyboard.press("space")
    try assertDone(picker, prints: [path])
  }

  func testBackToOriginal() throws {
    let (library, path) = try library()
    let picker = try edit(library)
    try Keyboard.press("r")
    try picker.apply("a.png")
    try picker.waitUntilPreview("a.png", isChecked: true)
    try picker.focus()
    try Keyboard.press("e")
    // It goes on where one was.
    try picker.waitUntilEdited("400 × 600")
    try picker.button("Back to Original").act()
    try picker.waitUntilEdited("600 × 400")
    try Keyboard.press("ctrl+z")
    try picker.waitUntilEdited("400 × 600")
    try picker.button("Back to Original").act()
    try picker.apply("a.png")
    try assertDone(picker, prints: [path])
    XCTAssertEqual(copies(in: picker.home), [])
  }

  func testTheTileAndThePreviewTellOfIt() throws {
    let (library, _) = try library()
    try library.addPNG("b.png", .flat(.white, width: 80, height: 64), modified: TestLibrary.start)
    let picker = try edit(library, "--max=1", tiles: 2)
    try Keyboard.press("r")
    try picker.apply("a.png")
    try picker.waitUntilPreview(
      "a.png", shows: [(0.45, 0.4, .blue), (0.55, 0.4, .red), (0.55, 0.6, .green)])
    try picker.waitUntil("words for it") { root in
      root.all(role: .image).first?.description.contains(", edited, ") ?? false
    }
    try Keyboard.press("Escape")
    try picker.waitUntilTilesAreBack()
    try picker.waitUntilTile("a.png", isChecked: true)
    XCTAssertTrue(try picker.tile("a.png").mark.description.contains(", edited, "))
    XCTAssertFalse(try picker.tile("b.png").mark.description.contains("edited"))
    let copy = try finish(picker)
    XCTAssertEqual(try identify(copy), "PNG 400×600")
    XCTAssertEqual(try pixel(10, 10, of: copy), "0 0 255")
  }

  func testEditingBeyondTheLimitIsToldInThePreview() throws {
    let (library, _) = try library()
    let other = try library.addPNG("b.png", .flat(.white), modified: TestLibrary.start)
    let third = try library.addPNG("c.png", .flat(.blue), modified: TestLibrary.start + 1)
    let picker = try edit(
      library, "--max=2", "--select=\(other)", "--select=\(third)", tiles: 3)
    try Keyboard.press("r")
    try picker.apply("a.png")
    _ = try picker.thing(named: "You can select at most 2 photos")
    try picker.waitUntilPreview("a.png", isChecked: false)
    try assertDone(picker, prints: [other, third])
    XCTAssertEqual(copies(in: picker.home), [])
  }

  func testTheCropIsDraggedAndMovedByKeys() throws {
    let (library, _) = try library()
    let picker = try edit(library)
    let picture = try picker.waitUntilPreviewed("a.png")
    var before: Frame?
    _ = Polling.until {
      defer { before = picture.frame }
      Polling.sleep(.milliseconds(100))
      return before != nil && picture.frame == before
    }
    let frame = try XCTUnwrap(before)
    // The picture has 4 pixels of the screen for one, or lies 26 from the edges of its place.
    let scale = min(
      Double(frame.width - 52) / 600, Double(frame.height - 52) / 400, 4)
    let (left, top) = (
      Double(frame.center.x) - 300 * scale, Double(frame.center.y) - 200 * scale
    )
    func place(_ x: Double, _ y: Double) -> Point {
      Point(x: Int((left + x * scale).rounded()), y: Int((top + y * scale).rounded()))
    }
    try Pointer.drag(from: place(0, 0), to: place(200, 100))
    let size = try picker.waitFor("smaller crop") { root in
      Self.size(root.all(role: .image).first?.description).flatMap { $0.width < 500 ? $0 : nil }
    }
    XCTAssertTrue(abs(size.width - 400) <= 2 && abs(size.height - 300) <= 2, "\(size)")
    try Keyboard.press("Left")
    try picker.waitUntil("crop further to the left") { root in
      Self.number(after: "pixels, ", root.all(role: .image).first?.description) ?? 999 < 197
    }
    try Keyboard.press("shift+Up")
    try picker.waitUntilEdited("\(size.width) × \(size.height - 6)")
    try Keyboard.press("ctrl+z", "ctrl+z", "ctrl+z")
    try picker.waitUntilEdited("600 × 400")
  }

  func testTheSizeOfTheCropIsAnnounced() throws {
    let announcements = try Announcements()
    let (library, _) = try library()
    let picker = try edit(library)
    try picker.shape("1:1").act()
    try picker.waitUntilEdited("400 × 400")
    XCTAssertTrue(
      Polling.until {
        announcements.texts.contains("400 × 400 pixels, 100 from the left, 0 from the top")
      }, "\(announcements.texts)")
  }

  func testWhatMovesOrIsBrokenCannotBeEdited() throws {
    let library = try makeLibrary()
    try library.add(
      "a.gif", data: GIF.encode([.flat(.red), .flat(.blue)]),
      modified: TestLibrary.start + 10)
    try library.add("b.jpg", data: Array("no picture".utf8), modified: TestLibrary.start)
    let picker = try pickWithFocus(library.root, tiles: 2)
    try Keyboard.press("p")
    for name in ["a.gif", "b.jpg"] {
      try picker.waitUntilPreviewed(name)
      try Keyboard.press("e")
      XCTAssertTrue(Polling.holds { !picker.shows("Apply") }, picker.situation)
      XCTAssertFalse(try picker.button("Edit").has(.sensitive), name)
      try Keyboard.press("Right")
    }
  }

  func testANarrowWindow() throws {
    let (library, _) = try library()
    let picker = try edit(library)
    try picker.xWindow().resize(width: 360, height: 640)
    try picker.waitUntil("narrow page") { root in
      root.all(role: .image).first?.frame?.width ?? 999 <= 360
    }
    let window = try XCTUnwrap(picker.window().frame)
    var faults = ["nothing seen"]
    let isSo = try Polling.until {
      let root = try picker.window()
      let buttons = root.all(role: .pushButton) + root.all(role: .radioButton)
      faults = buttons.compactMap { button in
        guard let frame = button.frame else { return button.name }
        let isInside = frame.x >= window.x && frame.x + frame.width <= window.x + window.width
        return isInside && min(frame.width, frame.height) >= 44 ? nil : "\(button.name): \(frame)"
      }
      return buttons.count == 12 && faults.isEmpty
    }
    XCTAssertTrue(isSo, "of a finger’s size and inside of \(window): \(faults)")
    try picker.button("Turn Left").click()
    try picker.waitUntilEdited("400 × 600")
    try picker.shape("4:3").click()
    try picker.waitUntilEdited("400 × 533")
    try picker.button("Apply").click()
    try picker.waitUntilBack("a.png")
    let copy = try finish(picker)
    XCTAssertEqual(try identify(copy), "PNG 400×533")
  }

  func testInChinese() throws {
    let (library, _) = try library()
    let picker = try pick {
      $0.language = .chinese
      $0.arguments.append(library.root)
    }
    try picker.tiles(count: 1)
    try picker.focus()
    try Keyboard.press("Home", "p")
    try picker.waitUntilPreviewed("a.png")
    try picker.button("编辑").act()
    try picker.waitUntilEditing(apply: "应用")
    try picker.button("向右旋转").act()
    try picker.shape("圆形").act()
    try picker.waitUntil("words for the crop") { root in
      root.all(role: .image).first?.description.hasPrefix("400 × 400 像素") ?? false
    }
    try picker.button("取消").act()
    _ = try picker.thing(named: "放弃对这张照片的更改？")
    try picker.button("继续编辑").act()
    try picker.apply("a.png", button: "应用")
    let copy = try finish(picker)
    XCTAssertEqual(try identify(copy), "PNG 400×400")
  }

  private static func size(_ text: String?) -> (width: Int, height: Int)? {
    let numbers = (text ?? "").split { !$0.isNumber }.compactMap { Int($0) }
    return numbers.count >= 2 ? (numbers[0], numbers[1]) : nil
  }

  private static func number(after words: String, _ text: String?) -> Int? {
    guard let text, let range = text.firstRange(of: words) else { return nil }
    return Int(text[range.upperBound...].prefix { $0.isNumber })
  }
}
