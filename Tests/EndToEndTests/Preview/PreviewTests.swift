import TestSupport
import XCTest

/// A photo as a whole: how it is opened, moved through, checked in and left.
final class PreviewTests: PreviewTestCase {
  func testTheWholeJobByKeys() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(6)
    let picker = try pickWithFocus(library.root, tiles: 6)
    try Keyboard.press("Right", "p")
    try picker.waitUntilPreviewed("02.png")
    try Keyboard.press("Right", "Right")
    try picker.waitUntilPreviewed("04.png")
    try Keyboard.press("space")
    try picker.waitUntilPreview("04.png", isChecked: true)
    try picker.waitUntilDone(counts: 1)
    try Keyboard.press("Left")
    try picker.waitUntilPreview("03.png", isChecked: false)
    try Keyboard.press("space", "Right", "Right")
    try picker.waitUntilPreview("05.png", isChecked: false)
    try Keyboard.press("Escape")
    try picker.waitUntilTilesAreBack()
    try picker.waitUntilChecked(["03.png", "04.png"])
    // The focus is where the preview was left.
    try Keyboard.press("space")
    try picker.waitUntilChecked(["03.png", "04.png", "05.png"])
    try assertDone(picker, prints: [paths[3], paths[2], paths[4]])
  }

  func testEnterIsDone() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(4)
    let picker = try pickWithFocus(library.root, tiles: 4)
    try Keyboard.press("p", "Right", "space", "Right", "Return")
    XCTAssertEqual(try picker.wait(), .exited(0))
    XCTAssertEqual(picker.standardOutput, lines([paths[1]]))
  }

  func testEnterWithNothingCheckedTakesThePhotoThatIsSeen() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(4)
    let picker = try pickWithFocus(library.root, tiles: 4)
    try Keyboard.press("p", "Right", "Right", "Return")
    XCTAssertEqual(try picker.wait(), .exited(0))
    XCTAssertEqual(picker.standardOutput, lines([paths[2]]))
  }

  func testEscapeStepsBackOnceThenCancels() throws {
    let library = try makeLibrary()
    try library.addNumbered(2)
    let picker = try pickWithFocus(library.root, tiles: 2)
    try Keyboard.press("p")
    try picker.waitUntilPreviewed("01.png")
    try Keyboard.press("Escape")
    try picker.waitUntilTilesAreBack()
    try Keyboard.press("Escape")
    try assertCancelled(picker)
  }

  /// A name with line breaks takes no more of the window than another.
  func testEachNameStaysInOneLine() throws {
    let library = try makeLibrary()
    try library.addPNG("plain.png", modified: TestLibrary.start)
    try library.addPNG("in\nthree\nlines.png", modified: TestLibrary.start - 60)
    let picker = try pickWithFocus(library.root, tiles: 2)
    try Keyboard.press("p")
    let heights = try ["plain.png", "in\nthree\nlines.png"].map { name in
      let height = try picker.waitUntilPreviewed(name).frame?.height
      try Keyboard.press("Right")
      return try XCTUnwrap(height)
    }
    XCTAssertEqual(heights[0], heights[1])
  }

  func testDoubleClickPreviewsAndChangesNothing() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(3)
    let picker = try pick("--max=2", library.root)
    try picker.toggle("01.png", "02.png")
    try picker.focus()
    for name in ["01.png", "03.png", "02.png"] {
      try Pointer.doubleClick(at: picker.tile(name).center())
      try picker.waitUntilPreviewed(name)
      try picker.waitUntilDone(counts: 2)
      XCTAssertFalse(picker.shows("Got It"), picker.situation)
      try Keyboard.press("Escape")
      try picker.waitUntilTilesAreBack()
    }
    try assertDone(picker, prints: [paths[0], paths[1]])
  }

  /// However fast one takes and drops a photo by its mark, it is not previewed.
  func testClicksOnTheMarkAreNoDoubleClick() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(3)
    let picker = try pick(library.root)
    try picker.tiles(count: 3)
    try picker.focus()
    for (count, checked) in [(3, ["02.png"]), (1, []), (5, ["02.png"])] as [(Int, Set<String>)] {
      let frame = try XCTUnwrap(picker.tile("02.png").mark.frame)
      try Pointer.clickQuickly(count, at: frame.center)
      try picker.waitUntilChecked(checked)
    }
    XCTAssertTrue(Polling.holds { picker.tiles().count == 3 }, picker.situation)
    try assertDone(picker, prints: [paths[1]])
  }

  func testDoubleClickAcceptsWhereOneIsChosen() throws {
    for checked in ["", "--select=02.png"] {
      let library = try makeLibrary()
      let paths = try library.addNumbered(3)
      let picker = try pick { launch in
        launch.workingFolder = library.root
        launch.arguments += ["--single", library.root] + (checked.isEmpty ? [] : ["\(checked)"])
      }
      try picker.tiles(count: 3)
      try picker.focus()
      try Pointer.doubleClick(at: picker.tile("02.png").center())
      XCTAssertEqual(try picker.wait(), .exited(0), checked)
      XCTAssertEqual(picker.standardOutput, lines([paths[1]]), checked)
    }
  }

  func testTheMagnifierPreviews() throws {
    let library = try makeLibrary()
    try library.addNumbered(3)
    let picker = try pickWithFocus(library.root, tiles: 3)
    let frame = try XCTUnwrap(picker.tile("02.png").frame)
    try Pointer.click(at: Point(x: frame.x + frame.width - 18, y: frame.y + frame.height - 18))
    try picker.waitUntilPreviewed("02.png")
    try picker.waitUntilDone(counts: 0)
  }

  func testByButtonsAlone() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(3)
    let picker = try pick(library.root)
    try picker.tiles(count: 3)
    try picker.button("Preview").act()
    let picture = try picker.waitUntilPreviewed("01.png")
    XCTAssertTrue(picture.description.hasSuffix("1 of 3"), picture.description)
    for button in try picker.window().all(role: .pushButton) {
      XCTAssertNotEqual(button.name, "", picker.situation)
    }
    try picker.button("Next Photo").act()
    try picker.waitUntilPreviewed("02.png")
    try picker.waitFor("mark") { $0.all(role: .checkBox).first { $0.name == "02.png" } }.act()
    try picker.waitUntilPreview("02.png", isChecked: true)
    try picker.button("Previous Photo").act()
    try picker.waitUntilPreviewed("01.png")
    try picker.button("Back").act()
    try picker.waitUntilTilesAreBack()
    try picker.button("Preview").act()
    try picker.waitUntilPreviewed("01.png")
    try assertDone(picker, prints: [paths[1]])
  }

  /// The picture alone, and back by the key, by Escape and by the button.
  func testTheWholeScreen() throws {
    let library = try makeLibrary()
    try library.addNumbered(2)
    let picker = try pickWithFocus(library.root, tiles: 2)
    try Keyboard.press("p")
    let picture = try picker.waitUntilPreviewed("01.png")
    let height = try XCTUnwrap(picture.frame?.height)
    func wait(isWhole: Bool) throws {
      try picker.waitUntil(isWhole ? "picture alone" : "bars around the picture") { root in
        let names = Set(root.all(role: .pushButton).map(\.name))
        return names.contains("Back") != isWhole
          && ((picture.frame?.height ?? 0) > height) == isWhole
      }
    }
    try wait(isWhole: false)
    for (enter, leave) in [("F11", "F11"), ("F11", "Escape")] {
      try Keyboard.press(enter)
      try wait(isWhole: true)
      try Keyboard.press("Right")
      try picker.waitUntilPreviewed("02.png")
      try Keyboard.press(leave, "Left")
      try picker.waitUntilPreviewed("01.png")
      try wait(isWhole: false)
    }
    try picker.button("Full Screen").act()
    try wait(isWhole: true)
    try Keyboard.press("Escape", "Escape")
    try picker.waitUntilTilesAreBack()
  }

  func testTheLimitIsToldInThePreview() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(3)
    let picker = try pickWithFocus("--max=2", library.root, tiles: 3)
    try Keyboard.press("p", "space", "Right", "space", "Right", "space")
    _ = try picker.thing(named: "You can select at most 2 photos")
    try picker.waitUntilPreview("03.png", isChecked: false)
    try picker.button("Got It").act()
    try picker.waitUntil("no notice") { $0.all(role: .alert).isEmpty }
    try assertDone(picker, prints: [paths[0], paths[1]])
  }

  func testTogglingIsAnnouncedOnce() throws {
    let announcements = try Announcements()
    let library = try makeLibrary()
    try library.addNumbered(3)
    let picker = try pickWithFocus("--max=2", library.root, tiles: 3)
    try Keyboard.press("p")
    try picker.waitUntilPreviewed("01.png")
    try Keyboard.press("space")
    try picker.waitUntilDone(counts: 1)
    XCTAssertTrue(Polling.until { announcements.texts.contains("1 of 2 selected") })
    try Keyboard.press("Right")
    XCTAssertTrue(Polling.until { announcements.texts.contains("02.png, 2 of 3") })
    XCTAssertEqual(announcements.texts.filter { $0 == "1 of 2 selected" }.count, 1)
  }

  func testANarrowWindow() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(3)
    let picker = try pickWithFocus(library.root, tiles: 3)
    try Keyboard.press("p")
    try picker.waitUntilPreviewed("01.png")
    try picker.xWindow().resize(width: 360, height: 640)
    try picker.waitUntil("narrow picture") { root in
      root.all(role: .image).first?.frame?.width ?? 0 <= 360
    }
    try picker.waitUntil("buttons of a finger’s size") { root in
      root.all(role: .pushButton).allSatisfy { button in
        button.frame.map { min($0.width, $0.height) >= 44 } ?? false
      }
    }
    try Keyboard.press("i", "space")
    try picker.waitUntilPreview("01.png", isChecked: true)
    try picker.button("Back").click()
    try picker.waitUntilTilesAreBack()
    try assertDone(picker, prints: [paths[0]])
  }

  func testASwipeFromTheEdgeLeadsBackWhereTheWindowIsNarrow() throws {
    let library = try makeLibrary()
    try library.addNumbered(3)
    let picker = try pickWithFocus(library.root, tiles: 3)
    try Keyboard.press("Right", "p")
    try picker.waitUntilPreviewed("02.png")
    func swipe(from x: Int) throws {
      let frame = try XCTUnwrap(picker.waitFor("picture") { $0.all(role: .image).first }.frame)
      let y = frame.y + frame.height / 4
      try Pointer.drag(
        from: Point(x: frame.x + x, y: y), to: Point(x: frame.x + x + 160, y: y))
    }
    // Beside the list of albums there is nothing to go back to.
    try swipe(from: 8)
    try picker.waitUntilPreviewed("01.png")
    try Keyboard.press("Right")
    try picker.waitUntilPreviewed("02.png")
    try picker.xWindow().resize(width: 368, height: 648)
    try picker.waitUntil("narrow picture") { root in
      root.all(role: .image).first?.frame?.width ?? 999 <= 368
    }
    try swipe(from: 120)
    try picker.waitUntilPreviewed("01.png")
    try Keyboard.press("Right")
    try picker.waitUntilPreviewed("02.png")
    try swipe(from: 8)
    try picker.waitUntilTilesAreBack()
    try picker.waitUntilDone(counts: 0)
  }

  func testInChinese() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(2)
    let picker = try pick {
      $0.language = .chinese
      $0.arguments.append(library.root)
    }
    try picker.tiles(count: 2)
    try picker.button("预览").act()
    try picker.waitUntilPreviewed("01.png")
    try picker.button("下一张").act()
    try picker.waitUntilPreviewed("02.png")
    try picker.focus()
    try Keyboard.press("i", "space")
    _ = try picker.thing(named: "文件夹")
    try picker.waitUntilPreview("02.png", isChecked: true)
    try picker.button("返回").act()
    try picker.waitUntilTilesAreBack()
    try assertDone(picker, prints: [paths[1]])
  }
}
