import TestSupport
import XCTest

/// Letters, Ctrl+C and the list of shortcuts.
final class KeyTests: WindowTestCase {
  private func started(_ names: [ByteString], language: Language = .english) throws -> Picker {
    let library = try makeLibrary()
    for name in names { try library.addPNG(name) }
    let picker = try pick("--sort=name", library.root) { $0.language = language }
    try picker.tiles(count: names.count)
    try picker.focus()
    return picker
  }

  private func checkFocused(_ picker: Picker, is name: String) throws {
    try Keyboard.press("space")
    try picker.waitUntilChecked([name])
    try Keyboard.press("space")
    try picker.waitUntilChecked([])
  }

  /// From one album to another and to Done, in the window that has just opened.
  func testTheWholeJobByKeysAlone() throws {
    for language in [Language.english, .chinese] {
      let library = try makeLibrary()
      let paths = try library.addNumbered(3, in: "three") + library.addNumbered(2, in: "two")
      let picker = try pick("--album=three", library.root) { $0.language = language }
      try picker.tiles(count: 3)
      try picker.focus()
      try Keyboard.press("Right", "space")
      try picker.waitUntilDone(counts: 1)
      for _ in 0..<12 where focusedRow(picker) == nil {
        try Keyboard.press("shift+Tab")
        Polling.sleep(.milliseconds(100))
      }
      for _ in 0..<6 where focusedRow(picker)?.hasPrefix("two") != true {
        try Keyboard.press("Down")
        Polling.sleep(.milliseconds(100))
      }
      try Keyboard.press("Return")
      try picker.tiles(count: 2)
      try Keyboard.press("End", "space", "Return")
      XCTAssertEqual(try picker.wait(), .exited(0))
      XCTAssertEqual(picker.standardOutput, lines([paths[1], paths[4]]))
    }
  }

  private func focusedRow(_ picker: Picker) -> String? {
    let root = Accessible.application(processID: picker.program.processID)
    return root?.all(role: .listItem).first { $0.has(.focused) }?.name
  }

  /// After each of the menus.
  func testTheGridHasTheKeysAgain() throws {
    let library = try makeLibrary()
    try library.addNumbered(3)
    let picker = try pick(library.root)
    try picker.tiles(count: 3)
    try picker.focus()
    try Keyboard.press("Home")
    for (key, item) in [("F10", "Add Folder…"), ("Menu", "Show in File Manager")] {
      try Keyboard.press(key)
      _ = try picker.thing(named: item)
      try Keyboard.press("Escape")
      XCTAssertTrue(Polling.until { !picker.shows(item) }, "It stays")
      try checkFocused(picker, is: "01.png")
    }
    try picker.button("Sort").click()
    _ = try picker.thing(named: "By Name")
    try Keyboard.press("Escape")
    XCTAssertTrue(Polling.until { !picker.shows("By Name") }, "It stays")
    try checkFocused(picker, is: "01.png")
  }

  /// A ring around the photo that the keys lead to, and around no other.
  func testTheFocusIsSeenOnceKeysAreUsed() throws {
    let picker = try started(["a.png", "b.png", "c.png"])
    try picker.tile("a.png").click()
    try picker.waitUntilChecked(["a.png"])
    try picker.tile("a.png").click()
    try picker.waitUntilChecked([])
    try Pointer.park()
    for name in ["a.png", "b.png"] { XCTAssertTrue(Polling.until { !hasRing(name, picker) }) }
    try Keyboard.press("Right")
    XCTAssertTrue(Polling.until { hasRing("b.png", picker) }, "no ring")
    for name in ["a.png", "c.png"] { XCTAssertFalse(hasRing(name, picker), name) }
    try Keyboard.press("Right")
    XCTAssertTrue(Polling.until { hasRing("c.png", picker) && !hasRing("b.png", picker) })
  }

  /// Whether the edges of a tile have another colour than its blue picture.
  private func hasRing(_ name: String, _ picker: Picker) -> Bool {
    guard let frame = try? picker.tile(name).frame else { return false }
    return [(0.5, 0.0), (0.5, 0.999), (0.0, 0.5)].allSatisfy { across, down in
      (Screen.color(at: frame.point(across, down))?.distance(to: .blue) ?? 0) > 30
    }
  }

  func testTypedLettersLeadToTheNameThatBeginsSo() throws {
    let picker = try started([
      "alpha.png", "beach.png", "BEFORE.png", "bf.png", "img_2.png", "zoo.png",
    ])
    try Keyboard.type("bef")
    try checkFocused(picker, is: "BEFORE.png")
    Polling.sleep(.milliseconds(1100))
    try Keyboard.type("b")
    try checkFocused(picker, is: "bf.png")
    Polling.sleep(.milliseconds(1100))
    try Keyboard.type("b")
    try checkFocused(picker, is: "beach.png")
    Polling.sleep(.milliseconds(1100))
    try Keyboard.type("img_")
    try checkFocused(picker, is: "img_2.png")
    Polling.sleep(.milliseconds(1100))
    try Keyboard.type("q")
    try checkFocused(picker, is: "img_2.png")
  }

  /// Letters of all alphabets have two cases, or none.
  func testLettersOfAllAlphabetsLeadToNames() throws {
    let picker = try started(["Übung.png", "Пляж.png", "поле.png", "北京.png"])
    for (text, name) in [
      ("ü", "Übung.png"), ("ПО", "поле.png"), ("пл", "Пляж.png"), ("北", "北京.png"),
    ] {
      try Keyboard.type(text)
      try checkFocused(picker, is: name)
      Polling.sleep(.milliseconds(1100))
    }
  }

  func testCopyPutsTheCheckedPhotosOnTheClipboard() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(3)
    let picker = try pick(library.root)
    try picker.tiles(count: 3)
    try picker.toggle("03.png", "01.png")
    try picker.focus()
    try picker.waitUntilDone(counts: 2)
    try Keyboard.press("ctrl+c")
    let wanted = [paths[2], paths[0]]
    XCTAssertTrue(
      Polling.until {
        (try? self.clipboard("UTF8_STRING")) == wanted.map(\.text).joined(separator: "\n")
      })
    XCTAssertEqual(
      try clipboard("text/uri-list"), wanted.map { "file://\($0.text)\r\n" }.joined())
    XCTAssertEqual(
      try clipboard("x-special/gnome-copied-files"),
      "copy\n" + wanted.map { "file://\($0.text)" }.joined(separator: "\n"))
  }

  private func clipboard(_ target: ByteString) throws -> String {
    try Program.run(["xclip", "-selection", "clipboard", "-o", "-t", target]).text
  }

  func testShortcutsAreListed() throws {
    for (language, text) in [(Language.english, "Invert the selection"), (.chinese, "反选")] {
      let picker = try started(["a.png"], language: language)
      try Keyboard.press("ctrl+question")
      _ = try picker.thing(named: text)
    }
  }
}
