import TestSupport
import XCTest

/// `--max`, `--min`, `--single` and `--select`.
final class LimitTests: WindowTestCase {
  func testTenthIsRefused() throws {
    try refusesTheTenth(in: .english)
  }

  func testTenthIsRefusedInChinese() throws {
    try refusesTheTenth(in: .chinese)
  }

  func testTenthIsRefusedInTaiwan() throws {
    try refusesTheTenth(in: .taiwanese)
  }

  /// Checks 8, 9 and 10 of 11 photos where 9 are allowed.
  private func refusesTheTenth(in language: Language) throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(11)
    let picker = try pick("--max=9", library.root) { $0.language = language }
    try picker.tiles(count: 11)
    for path in paths[..<8] { try picker.toggle(path.name.text) }
    try picker.waitUntilDone(counts: 8)
    try picker.toggle("09.png")
    try picker.waitUntilDone(counts: 9)
    XCTAssertFalse(picker.shows(language.limit(9)), "told before the limit was passed")

    try picker.tile("10.png").act()
    _ = try picker.thing(named: language.limit(9))
    XCTAssertFalse(try picker.tile("10.png").isChecked)
    try picker.waitUntilDone(counts: 9)
    try picker.button(language.gotIt).act()
    XCTAssertTrue(Polling.until { !picker.shows(language.limit(9)) }, "still there after Got It")

    try picker.tile("11.png").click()
    _ = try picker.thing(named: language.limit(9))
    XCTAssertFalse(try picker.tile("11.png").isChecked)
    try assertDone(picker, prints: Array(paths[..<9]))
  }

  func testOneUncheckedMakesRoomForAnother() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(4)
    let picker = try pick("--max=3", library.root)
    try picker.toggle("01.png", "02.png", "03.png")
    try picker.tile("04.png").act()
    _ = try picker.thing(named: Language.english.limit(3))
    try picker.toggle("01.png", "04.png")
    try assertDone(picker, prints: [paths[1], paths[2], paths[3]])
  }

  /// It goes by itself, but not at once, and comes again with the next try.
  func testTheLimitMessageGoesAfterSomeTime() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(3)
    let picker = try pick("--max=2", library.root)
    try picker.toggle("01.png", "02.png")
    try picker.tile("03.png").act()
    _ = try picker.thing(named: Language.english.limit(2))
    XCTAssertTrue(Polling.holds { picker.shows(Language.english.limit(2)) })
    XCTAssertTrue(Polling.until { !picker.shows(Language.english.limit(2)) }, "It stays")
    try picker.tile("03.png").act()
    _ = try picker.thing(named: Language.english.limit(2))
    // One that is taken off makes room, and the message pointless.
    try picker.toggle("01.png")
    XCTAssertTrue(
      Polling.until(timeout: .seconds(5)) { !picker.shows(Language.english.limit(2)) },
      "It stays where there is room")
    try assertDone(picker, prints: [paths[1]])
  }

  func testMaximumOfOneReplaces() throws {
    try replaces("--max=1")
  }

  func testSingleReplaces() throws {
    try replaces("--single")
  }

  private func replaces(_ option: ByteString) throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(3)
    let picker = try pick(option, library.root)
    try picker.tiles(count: 3)
    try picker.tile("01.png").click()
    try picker.waitUntilChecked(["01.png"])
    try picker.tile("03.png").click()
    try picker.waitUntilChecked(["03.png"])
    try picker.waitUntilDone(counts: 1)
    XCTAssertFalse(picker.shows(Language.english.limit(1)))
    try assertDone(picker, prints: [paths[2]])
  }

  func testDoneNeedsTheMinimum() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(3)
    let picker = try pick("--min=2", library.root)
    try picker.tiles(count: 3)
    XCTAssertFalse(try picker.doneButton().has(.sensitive))
    try picker.toggle("03.png")
    try picker.waitUntilDone(counts: 1)
    XCTAssertFalse(try picker.doneButton().has(.sensitive))
    try picker.focus()
    try Keyboard.press("Return")
    XCTAssertTrue(Polling.holds { picker.program.isRunning })
    try picker.toggle("01.png")
    try picker.waitUntilDone(counts: 2)
    try assertDone(picker, prints: [paths[2], paths[0]])
  }

  func testPreselectionComesFirstAndCounts() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(4)
    let picker = try pick(
      "--max=3", "--select=\(paths[2])", "--select=\(paths[0])", library.root)
    try picker.tiles(count: 4)
    try picker.waitUntilChecked(["01.png", "03.png"])
    try picker.waitUntilDone(counts: 2)
    try picker.toggle("04.png")
    try picker.tile("02.png").act()
    _ = try picker.thing(named: Language.english.limit(3))
    try assertDone(picker, prints: [paths[2], paths[0], paths[3]])
  }

  func testPreselectionGivenTwiceCountsOnce() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(2)
    let picker = try pick("--select=\(paths[1])", "--select=\(paths[1])", library.root)
    try picker.waitUntilDone(counts: 1)
    try assertDone(picker, prints: [paths[1]])
  }

  func testPreselectionFromOutsideTheLibrary() throws {
    let (library, elsewhere) = (try makeLibrary(), try makeLibrary())
    let paths = try library.addNumbered(2)
    let outside = try elsewhere.addPNG("outside.png")
    let picker = try pick("--max=2", "--select=\(outside)", library.root)
    try picker.tiles(count: 2)
    try picker.waitUntilDone(counts: 1)
    try picker.toggle("02.png")
    try assertDone(picker, prints: [outside, paths[1]])
  }
}
