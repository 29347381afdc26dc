import TestSupport
import XCTest

/// What a screen reader finds in the window.
final class AccessibilityTests: WindowTestCase {
  func testAlbumRows() throws {
    let library = try makeLibrary(name: "trip")
    try library.addNumbered(11)
    try library.addPNG("inner/one.png", modified: TestLibrary.start - 60)
    let picker = try pick(library.root)
    try picker.tiles(count: 12)
    for name in [
      "All Photos, 12 photos", "Recently Added, 12 photos", "trip, 11 photos", "inner, 1 photo",
    ] {
      let row = try picker.thing(named: name)
      XCTAssertEqual(row.roleName, Role.listItem.rawValue, name)
    }
  }

  func testTiles() throws {
    let library = try makeLibrary()
    try library.addNumbered(12)
    let picker = try pick(library.root)
    let tiles = try picker.tiles(count: 12)
    for (index, tile) in tiles.enumerated() {
      XCTAssertEqual(tile.name, index < 9 ? "0\(index + 1).png" : "\(index + 1).png")
      XCTAssertEqual(tile.place?.number, index + 1, tile.mark.description)
      XCTAssertEqual(tile.place?.count, 12, tile.mark.description)
      XCTAssertTrue(tile.mark.description.hasSuffix("\(index + 1) of 12"), tile.mark.description)
      XCTAssertTrue(tile.mark.description.contains("2024"), "no date: \(tile.mark.description)")
      XCTAssertFalse(tile.mark.actions.isEmpty, "no action: \(tile.name)")
    }
  }

  func testCheckedStateFollows() throws {
    let library = try makeLibrary()
    try library.addNumbered(2)
    let picker = try pick("--select=\(library.path("02.png"))", library.root)
    try picker.waitUntilChecked(["02.png"])
    try picker.toggle("01.png", "02.png")
    try picker.waitUntilChecked(["01.png"])
  }

  func testDoneTellsTheCount() throws {
    let library = try makeLibrary()
    try library.addNumbered(3)
    let picker = try pick(library.root)
    try picker.tiles(count: 3)
    let done = try picker.doneButton()
    XCTAssertEqual(done.name, "Done")
    XCTAssertEqual(done.roleName, Role.pushButton.rawValue)
    XCTAssertFalse(done.has(.sensitive))
    try picker.toggle("01.png", "02.png", "03.png")
    try picker.waitUntilDone(counts: 3)
    XCTAssertTrue(try picker.doneButton().has(.sensitive))
    try picker.toggle("01.png", "02.png", "03.png")
    try picker.waitUntilDone(counts: 0)
    XCTAssertFalse(try picker.doneButton().has(.sensitive))
  }

  func testButtons() throws {
    let library = try makeLibrary()
    try library.addNumbered(1)
    let picker = try pick(library.root)
    try picker.tiles(count: 1)
    XCTAssertTrue(try picker.button("Cancel").has(.sensitive))
    try picker.xWindow().resize(width: 360, height: 640)
    XCTAssertTrue(try picker.button("Back").has(.sensitive))
  }

  func testEveryButtonHasAName() throws {
    let library = try makeLibrary()
    try library.addNumbered(3)
    let picker = try pick(library.root)
    try picker.tiles(count: 3)
    for button in try picker.window().all(role: .pushButton) {
      XCTAssertNotEqual(button.name, "", picker.situation)
    }
  }

  func testTitleAndAcceptLabel() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(2)
    let picker = try pick("--title=Send to <Ann>", "--accept-label=Send", library.root)
    try picker.tiles(count: 2)
    XCTAssertEqual(try picker.window().name, "Send to <Ann>")
    XCTAssertEqual(try picker.doneButton().name, "Send")
    try picker.toggle("02.png")
    try picker.waitUntilDone(counts: 1)
    try assertDone(picker, prints: [paths[1]])
  }

  func testChangeOfTheCountIsAnnounced() throws {
    for language in Language.allCases {
      let announcements = try Announcements()
      let library = try makeLibrary()
      try library.addNumbered(4)
      let picker = try pick("--max=9", library.root) { $0.language = language }
      try picker.toggle("01.png", "02.png", "03.png", "01.png")
      let wanted = [1, 2, 3, 2].map { language.selected($0, of: 9) }
      let areTold = Polling.until {
        announcements.texts.filter { wanted.contains($0) } == wanted
      }
      XCTAssertTrue(areTold, "\(announcements.texts)\n\(picker.situation)")
      XCTAssertTrue(picker.shows(wanted[3]), picker.situation)
    }
  }

  /// Where ATK has announcements (2.46), and as an alert besides.
  func testTheLimitIsAnnouncedWithEachTry() throws {
    for language in Language.allCases {
      let announcements = try Announcements()
      let library = try makeLibrary()
      try library.addNumbered(4)
      let picker = try pick("--max=2", library.root) { $0.language = language }
      try picker.toggle("01.png", "02.png")
      for tries in 1...2 {
        try picker.tile("0\(tries + 2).png").act()
        let limit = language.limit(2)
        let isTold = Polling.until {
          announcements.texts.filter { $0 == limit }.count == tries
        }
        XCTAssertTrue(isTold, "\(tries): \(announcements.texts)")
        try picker.waitUntil("the alert") { root in
          root.all(role: .alert).contains { $0.find(name: limit) != nil }
        }
      }
      XCTAssertTrue(
        announcements.texts.contains(language.selected(2, of: 2)), "\(announcements.texts)")
    }
  }

  func testFocusIsOnTheTileThatKeysMoveTo() throws {
    let library = try makeLibrary()
    try library.addNumbered(3)
    let picker = try pick(library.root)
    try picker.tiles(count: 3)
    try picker.focus()
    try picker.tile("01.png").click()
    try Keyboard.press("Right")
    try picker.waitUntil("focus on 02.png") { root in
      let focused = root.first { $0.has(.focused) && $0.roleName != Role.frame.rawValue }
      return focused?.find(name: "02.png") != nil && focused?.find(name: "01.png") == nil
    }
  }

  /// Tab leads to the photo that keys act on, and from it past all others.
  func testTabLeadsToTheFocusedPhotoAndOn() throws {
    let library = try makeLibrary()
    try library.addNumbered(3)
    let picker = try pick(library.root)
    try picker.tiles(count: 3)
    try picker.focus()
    try Keyboard.press("Right")
    try waitUntilFocused(picker, Role.checkBox, "02.png")
    try Keyboard.press("Tab")
    try picker.waitUntil("focus on a button") { root in
      root.all(role: .pushButton).contains { $0.has(.focused) }
    }
    try Keyboard.press("shift+Tab")
    try waitUntilFocused(picker, Role.checkBox, "02.png")
    try Keyboard.press("shift+Tab")
    try picker.waitUntil("focus on a button") { root in
      root.all(role: .pushButton).contains { $0.has(.focused) }
    }
  }

  private func waitUntilFocused(_ picker: Picker, _ role: Role, _ name: String) throws {
    try picker.waitUntil("focus on “\(name)”") { root in
      root.find(role: role, name: name)?.has(.focused) ?? false
    }
  }

  /// However Got It is pressed, the keys are the grid's again.
  func testGotItGivesTheKeysBack() throws {
    let library = try makeLibrary()
    try library.addNumbered(3)
    let picker = try pick("--max=1", library.root)
    try picker.tiles(count: 3)
    try picker.focus()
    for byPointer in [true, false] {
      try Keyboard.press("Home", "ctrl+a")
      let button = try picker.waitFor("Got It") { root in
        root.find(role: .pushButton, name: "Got It").flatMap { $0.has(.showing) ? $0 : nil }
      }
      if byPointer {
        try button.click()
      } else {
        try button.grabFocus()
        try Keyboard.press("space")
      }
      try waitUntilFocused(picker, Role.checkBox, "01.png")
      try Keyboard.press("ctrl+shift+a")
    }
  }

  /// GTK leaves what was in it behind, below a window that is gone.
  func testTheListOfShortcutsLeavesNothingBehind() throws {
    let library = try makeLibrary()
    try library.addNumbered(3)
    let picker = try pick(library.root)
    try picker.tiles(count: 3)
    try picker.focus()
    let text = "Invert the selection"
    for _ in 0..<2 {
      try Keyboard.press("ctrl+question")
      _ = try picker.thing(named: text)
      try picker.xWindow().focus()
      try Keyboard.press("Escape")
      XCTAssertTrue(Polling.until { !picker.shows(text) })
      try picker.focus()
    }
    XCTAssertEqual(try picker.cancel(), .exited(1))
    XCTAssertEqual(picker.standardError, "")
  }
}
