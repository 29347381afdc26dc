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
