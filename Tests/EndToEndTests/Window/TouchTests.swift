import TestSupport
import XCTest

/// A finger, for which the real pointer stands in: GTK takes it for one where it is told to.
final class TouchTests: PreviewTestCase {
  private func started(_ count: Int, _ arguments: ByteString...) throws -> Picker {
    let library = try makeLibrary()
    try library.addNumbered(count)
    let picker = try pick {
      $0.arguments += arguments + [library.root]
      $0.variables["GTK_TEST_TOUCHSCREEN"] = "1"
    }
    _ = try picker.waitFor("tiles") { $0.find(role: .checkBox) }
    try picker.focus()
    return picker
  }

  func testAFingerThatRestsSeesThePhotoAsAWhole() throws {
    let picker = try started(6)
    let place = try picker.tile("04.png").center()
    try Pointer.drag(through: [place, place], resting: .milliseconds(1200))
    try picker.waitUntilPreviewed("04.png")
    try picker.waitUntilDone(counts: 0)
    try Keyboard.press("Escape")
    try picker.waitUntilTilesAreBack()
    try picker.tile("02.png").click()
    try picker.waitUntilChecked(["02.png"])
  }

  func testAFingerScrollsButSelectsFromAMark() throws {
    let picker = try started(120)
    let tile = try XCTUnwrap(picker.tile("001.png").frame)
    let mark = Point(x: tile.x + tile.width - 18, y: tile.y + 18)
    let other = try picker.tile("007.png").center()
    try Pointer.drag(through: [mark, other])
    try picker.waitUntilChecked(Set((1...7).map { "00\($0).png" }))
    let (low, high) = (Point(x: other.x, y: tile.y + 400), Point(x: other.x, y: tile.y + 20))
    try Pointer.drag(through: [low, high])
    try picker.waitUntil("scrolled photos") { _ in
      picker.tiles().first { $0.name == "001.png" }?.frame?.y ?? 0 < tile.y
    }
    try picker.waitUntilDone(counts: 7)
  }

  /// From one less than the maximum to one more.
  func testADragOfAFingerAtTheLimit() throws {
    for (maximum, language) in [(4, Language.english), (3, .english), (2, .chinese)] {
      let library = try makeLibrary()
      let paths = try library.addNumbered(6)
      let picker = try pick("--max=\(maximum)", library.root) {
        $0.language = language
        $0.variables["GTK_TEST_TOUCHSCREEN"] = "1"
      }
      let tile = try XCTUnwrap(picker.tile("01.png").frame)
      let mark = Point(x: tile.x + tile.width - 18, y: tile.y + 18)
      try Pointer.drag(through: [mark, picker.tile("03.png").center()])
      try picker.waitUntilDone(counts: min(maximum, 3))
      XCTAssertTrue(Polling.until { picker.shows(language.limit(maximum)) == (maximum < 3) })
      try assertDone(picker, prints: Array(paths.prefix(min(maximum, 3))))
    }
  }
}
