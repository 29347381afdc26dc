import TestSupport
import XCTest

/// One less than the maximum, the maximum, and one more, in every way of selecting, after one photo that was
/// checked from the start: only where one more was tried is that told, and nothing beyond is taken.
final class LimitTableTests: WindowTestCase {
  private static let maximum = 4

  private enum Way: CaseIterable {
    case clicks, screenReader, shiftClick, shiftKeys, drag, all, invert, menu, preview
  }

  func testEveryWayOfSelecting() throws { try tryEveryWay(in: .english) }

  func testEveryWayOfSelectingInChinese() throws { try tryEveryWay(in: .chinese) }

  /// Where one may be chosen, another takes its place; only what asks for more than one is told.
  func testEveryWayOfSelectingOne() throws {
    let library = try makeLibrary()
    try library.addPNG("from-start/first.png")
    try library.addNumbered(2, in: "of-2")
    let picker = try pick("--single", library.root)
    try picker.focus()
    for way in Way.allCases {
      try picker.openAlbum("from-start")
      try waitForTiles(picker, ["first.png"])
      try picker.toggle("first.png")
      try picker.openAlbum("of-2")
      try waitForTiles(picker, ["01.png", "02.png"])
      try select(["01.png", "02.png"], by: way, in: picker)
      let isRefused = [.all, .invert].contains(way)
      try picker.waitUntilChecked(isRefused ? [] : ["02.png"])
      try check(picker, isRefused ? 2 : 1, maximum: 1, .english, "\(way)")
      try Keyboard.press("ctrl+shift+a")
      try picker.waitUntilDone(counts: 0)
    }
  }

  private func tryEveryWay(in language: Language) throws {
    let library = try makeLibrary()
    let first = try library.addPNG("from-start/first.png")
    for count in 2...4 { try library.addNumbered(count, in: "of-\(count)") }
    let picker = try pick("--max=\(Self.maximum)", "--select=\(first)", library.root) {
      $0.language = language
    }
    try picker.waitUntilDone(counts: 1)
    try picker.focus()
    for way in Way.allCases {
      for count in 2...4 {
        try picker.openAlbum("of-\(count)")
        let names = (1...count).map { "0\($0).png" }
        try waitForTiles(picker, names)
        try select(names, by: way, in: picker)
        try check(picker, 1 + count, maximum: Self.maximum, language, "\(way) of \(count)")
        try beginAnew(picker, language)
      }
    }
  }

  private func waitForTiles(_ picker: Picker, _ names: [String]) throws {
    let isSo = Polling.until { picker.tiles().map(\.name) == names }
    XCTAssertTrue(isSo, "\(picker.tiles().map(\.name)), not \(names)")
  }

  private func select(_ names: [String], by way: Way, in picker: Picker) throws {
    let (first, last) = (try picker.tile(names[0]), try picker.tile(names[names.count - 1]))
    switch way {
    case .clicks: for name in names { try picker.tile(name).click() }
    case .screenReader: for name in names { try picker.tile(name).act() }
    case .shiftClick:
      try first.click()
      try Pointer.shiftClick(at: last.center())
    case .shiftKeys:
      try Keyboard.press("Home", "space")
      for _ in names.dropFirst() { try Keyboard.press("shift+Right") }
    case .drag: try Pointer.drag(from: first.center(), to: last.center())
    case .all: try Keyboard.press("ctrl+a")
    case .invert: try Keyboard.press("ctrl+i")
    case .menu: try selectByMenu(names.count, in: picker)
    case .preview:
      try Keyboard.press("Home", "p", "space")
      for _ in names.dropFirst() { try Keyboard.press("Right", "space") }
      try Keyboard.press("Escape")
    }
  }

  /// The menu of each photo in turn, of which the second item is chosen.
  private func selectByMenu(_ count: Int, in picker: Picker) throws {
    try Keyboard.press("Home")
    for _ in 0..<count {
      try Keyboard.press("Menu")
      try picker.waitUntil("a menu") { !$0.all(role: .menuItem).isEmpty }
      try Keyboard.press("Down", "Return")
      try picker.waitUntil("the end of the menu") { $0.all(role: .menuItem).isEmpty }
      try Keyboard.press("Right")
    }
  }

  private func check(
    _ picker: Picker, _ tried: Int, maximum: Int, _ language: Language, _ what: String
  ) throws {
    try picker.waitUntilDone(counts: min(tried, maximum))
    let isTold = tried > maximum
    let isSo = Polling.until { picker.shows(language.limit(maximum)) == isTold }
    XCTAssertTrue(isSo, "\(what): the limit is \(isTold ? "not " : "")told")
  }

  /// With one photo checked that is not in the album.
  private func beginAnew(_ picker: Picker, _ language: Language) throws {
    try Keyboard.press("ctrl+shift+a")
    try picker.waitUntilDone(counts: 0)
    XCTAssertTrue(
      Polling.until { !picker.shows(language.limit(Self.maximum)) }, "It stays with nothing checked"
    )
    try picker.openAlbum("from-start")
    try picker.toggle("first.png")
    try picker.waitUntilDone(counts: 1)
  }
}
