import TestSupport
import XCTest

/// Ranges by drags and by Shift, with the real pointer and keyboard.
final class RangeTests: WindowTestCase {
  private func started(
    _ count: Int, _ arguments: ByteString..., language: Language = .english
  ) throws -> (picker: Picker, paths: [ByteString]) {
    let library = try makeLibrary()
    let paths = try library.addNumbered(count)
    var launch = Picker.Launch(["--print-selection"] + arguments + [library.root])
    launch.language = language
    let picker = try Picker(launch)
    _ = try picker.tile(paths[0].name.text)
    try picker.focus()
    return (picker, paths)
  }

  private func center(_ picker: Picker, _ name: String) throws -> Point {
    try picker.tile(name).center()
  }

  func testADragTakesTheRangeThatItCovers() throws {
    let (picker, paths) = try started(8)
    try Pointer.drag(from: center(picker, "02.png"), to: center(picker, "05.png"))
    try picker.waitUntilChecked(["02.png", "03.png", "04.png", "05.png"])
    try assertDone(picker, prints: Array(paths[1...4]))
  }

  func testADragBackwardsTakesInItsOwnOrder() throws {
    let (picker, paths) = try started(8)
    try Pointer.drag(from: center(picker, "05.png"), to: center(picker, "03.png"))
    try picker.waitUntilDone(counts: 3)
    try assertDone(picker, prints: [paths[4], paths[3], paths[2]])
  }

  func testADragGivesBackWhatItLeaves() throws {
    let (picker, paths) = try started(8)
    try picker.toggle("07.png")
    let way = try ["02.png", "08.png", "03.png"].map { try center(picker, $0) }
    try Pointer.drag(through: way)
    try picker.waitUntilChecked(["02.png", "03.png", "07.png"])
    try assertDone(picker, prints: [paths[6], paths[1], paths[2]])
  }

  func testADragFromACheckedTileDrops() throws {
    let (picker, paths) = try started(8)
    try Keyboard.press("ctrl+a")
    try picker.waitUntilDone(counts: 8)
    let way = try ["02.png", "07.png", "06.png"].map { try center(picker, $0) }
    try Pointer.drag(through: way)
    try picker.waitUntilChecked(["01.png", "07.png", "08.png"])
    try assertDone(picker, prints: [paths[0], paths[6], paths[7]])
  }

  func testADragOfFourAtAndAroundTheLimit() throws {
    for (maximum, language) in [(5, Language.english), (4, .english), (3, .english), (3, .chinese)]
    {
      let (picker, paths) = try started(8, "--max=\(maximum)", language: language)
      try Pointer.drag(from: center(picker, "02.png"), to: center(picker, "05.png"))
      try picker.waitUntilDone(counts: min(maximum, 4))
      if maximum < 4 {
        _ = try picker.thing(named: language.limit(maximum))
      } else {
        XCTAssertFalse(picker.shows(language.limit(maximum)))
      }
      try assertDone(picker, prints: Array(paths[1...4].prefix(maximum)))
    }
  }

  func testADragAtTheEdgeScrolls() throws {
    let (picker, _) = try started(120)
    let window = try XCTUnwrap(picker.window().frame)
    let first = try center(picker, "002.png")
    let edge = Point(x: first.x, y: window.y + window.height - 60)
    try Pointer.drag(through: [first, edge]) {
      _ = try picker.tile("100.png")
    }
    XCTAssertGreaterThan(picker.tiles().filter(\.isChecked).count, 5)
    XCTAssertFalse(picker.tiles().contains { $0.name == "002.png" })
  }

  func testADragAtTheUpperEdgeScrollsBack() throws {
    let (picker, _) = try started(120)
    try Keyboard.press("End")
    let last = try picker.tile("120.png").center()
    let done = try XCTUnwrap(picker.tiles().compactMap(\.frame).map(\.y).min())
    try Pointer.drag(through: [last, Point(x: last.x, y: done - 4)]) {
      _ = try picker.tile("020.png")
    }
    XCTAssertTrue(picker.tiles().allSatisfy { $0.isChecked || ($0.place?.number ?? 0) < 25 })
    try Keyboard.press("End")
    try picker.waitUntilTile("120.png", isChecked: true)
    try picker.waitUntilTile("119.png", isChecked: true)
  }

  func testADragAtTheEdgeDropsOnItsWay() throws {
    let (picker, _) = try started(120)
    try Keyboard.press("ctrl+a")
    try picker.waitUntilDone(counts: 120)
    let window = try XCTUnwrap(picker.window().frame)
    let second = try center(picker, "002.png")
    try Pointer.drag(through: [second, Point(x: second.x, y: window.y + window.height - 60)]) {
      _ = try picker.tile("100.png")
    }
    try Keyboard.press("Home")
    try picker.waitUntilTile("001.png", isChecked: true)
    try picker.waitUntilTile("002.png", isChecked: false)
    try picker.waitUntilTile("003.png", isChecked: false)
    let count = try picker.doneButton().name.filter(\.isNumber)
    XCTAssertLessThan(try XCTUnwrap(Int(count)), 60)
  }

  func testPagesAndShiftWithThem() throws {
    let (picker, _) = try started(120)
    func count() -> Int? { (try? picker.doneButton().name.filter(\.isNumber)).flatMap { Int($0) } }
    try Keyboard.press("Home", "shift+Next")
    XCTAssertTrue(Polling.until { count() ?? 0 > 5 }, "not a page")
    let page = try XCTUnwrap(count())
    try Keyboard.press("shift+Next")
    try picker.waitUntilDone(counts: 2 * page - 1)
    try Keyboard.press("shift+Prior", "shift+Prior")
    try picker.waitUntilDone(counts: 1)
    try Keyboard.press("Next", "space")
    try picker.waitUntilDone(counts: 2)
    let last = "0\(page < 10 ? "0" : "")\(page).png"
    try picker.waitUntilTile(last, isChecked: true)
    try Keyboard.press("Prior", "space")
    try picker.waitUntilChecked([last])
  }

  func testAPressThatHardlyMovesIsAClick() throws {
    let (picker, _) = try started(4)
    let center = try center(picker, "03.png")
    try Pointer.drag(from: center, to: Point(x: center.x + 3, y: center.y + 2), steps: 2)
    try picker.waitUntilChecked(["03.png"])
    try Pointer.drag(from: center, to: Point(x: center.x + 3, y: center.y + 2), steps: 2)
    try picker.waitUntilChecked([])
  }

  func testShiftAndArrowsGrowAndShrinkTheRange() throws {
    let (picker, paths) = try started(9)
    try picker.tile("02.png").click()
    try picker.waitUntilChecked(["02.png"])
    try Keyboard.press("shift+Right", "shift+Right", "shift+Right", "shift+Left")
    try picker.waitUntilChecked(["02.png", "03.png", "04.png"])
    try Keyboard.press("shift+Left", "shift+Left", "shift+Left")
    try picker.waitUntilChecked(["01.png", "02.png"])
    try Keyboard.press("shift+End")
    try picker.waitUntilDone(counts: 8)
    try Keyboard.press("shift+Home")
    try picker.waitUntilChecked(["01.png", "02.png"])
    try assertDone(picker, prints: [paths[1], paths[0]])
  }

  func testShiftAndArrowsAtTheLimit() throws {
    for (maximum, language) in [(4, Language.english), (3, .english), (2, .english), (2, .chinese)]
    {
      let (picker, paths) = try started(6, "--max=\(maximum)", language: language)
      try picker.tile("02.png").click()
      try picker.waitUntilDone(counts: 1)
      try Keyboard.press("shift+Right", "shift+Right")
      try picker.waitUntilDone(counts: min(maximum, 3))
      let explains = Polling.until { picker.shows(language.limit(maximum)) == (maximum < 3) }
      XCTAssertTrue(explains)
      try assertDone(picker, prints: Array(paths[1...3].prefix(maximum)))
    }
  }

  func testInvertAndNone() throws {
    let (picker, paths) = try started(5)
    try picker.toggle("02.png", "04.png")
    try Keyboard.press("ctrl+i")
    try picker.waitUntilChecked(["01.png", "03.png", "05.png"])
    try Keyboard.press("ctrl+shift+a")
    try picker.waitUntilChecked([])
    try Keyboard.press("ctrl+i")
    try picker.waitUntilDone(counts: 5)
    try assertDone(picker, prints: paths)
  }
}
