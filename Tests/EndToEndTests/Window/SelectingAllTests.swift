import TestSupport
import XCTest

/// Ctrl+A.
final class SelectingAllTests: WindowTestCase {
  func testTakesAllInTheirOrder() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(5)
    let picker = try pick(library.root)
    try picker.tiles(count: 5)
    try picker.focus()
    try Keyboard.press("ctrl+a")
    try picker.waitUntilDone(counts: 5)
    try assertDone(picker, prints: paths)
  }

  func testKeepsWhatWasCheckedBefore() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(4)
    let picker = try pick(library.root)
    try picker.toggle("03.png")
    try picker.focus()
    try Keyboard.press("ctrl+a")
    try picker.waitUntilDone(counts: 4)
    try assertDone(picker, prints: [paths[2], paths[0], paths[1], paths[3]])
  }

  func testStopsAtTheMaximum() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(6)
    let picker = try pick("--max=4", library.root)
    try picker.tiles(count: 6)
    try picker.focus()
    try Keyboard.press("ctrl+a")
    _ = try picker.thing(named: Language.english.limit(4))
    try picker.waitUntilDone(counts: 4)
    try assertDone(picker, prints: Array(paths[..<4]))
  }

  func testAsManyAsTheMaximumIsNoTrespass() throws {
    let library = try makeLibrary()
    try library.addNumbered(4)
    let picker = try pick("--max=4", library.root)
    try picker.tiles(count: 4)
    try picker.focus()
    try Keyboard.press("ctrl+a")
    try picker.waitUntilDone(counts: 4)
    XCTAssertFalse(picker.shows(Language.english.limit(4)))
  }
}
