import TestSupport
import XCTest

/// One less than the maximum, the maximum, and one more, in every way of selecting, after one photo that was
/// checked from the start: only where one more was tried is that told, and nothing beyond is taken.
final class LimitTableTests: WindowTestCase {
  private static let maximum = 4

  private enum Way: CaseIterable {
    case clicks, screenReader, shiftClick, shiftKeys, drag, all, invert
  }

  func testEveryWayOfSelecting() throws { try tryEveryWay(in: .english) }

  func testEveryWayOfSelectingInChinese() throws { try tryEveryWay(in: .chinese) }

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
        try check(picker, 1 + count, language, "\(way) of \(count)")
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
    }
  }

  private func check(_ picker: Picker, _ tried: Int, _ language: Language, _ what: String) throws {
    try picker.waitUntilDone(counts: min(tried, Self.maximum))
    let isTold = tried > Self.maximum
    let isSo = Polling.until { picker.shows(language.limit(Self.maximum)) == isTold }
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
