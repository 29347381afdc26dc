import TestSupport
import XCTest

/// An album of more photos than are in sight: tiles are recycled, what is checked follows the
/// photos.
final class LargeAlbumTests: WindowTestCase {
  private func started() throws -> (picker: Picker, library: TestLibrary) {
    let library = try makeLibrary()
    try library.addNumbered(300)
    let picker = try pick(library.root)
    _ = try picker.tile("001.png")
    return (picker, library)
  }

  /// Scrolls with the wheel until the tile is wholly in sight.
  ///
  /// - Parameter steps: of the wheel before each look; few, where it could be passed by.
  private func scroll(
    _ wheel: Pointer.Wheel, to name: String, of picker: Picker, steps: Int = 20
  ) throws {
    let window = try XCTUnwrap(picker.window().frame)
    let isThere = try Polling.until {
      let tile = picker.tiles().first { $0.name == name }
      if let frame = tile?.frame, window.contains(frame) { return true }
      try Pointer.scroll(wheel, at: window.point(0.65, 0.5), count: steps)
      return false
    }
    if !isThere { throw TestFailure("\(name) did not come into sight\n\(picker.situation)") }
  }

  func testScrollsToTheEndAndBack() throws {
    let (picker, library) = try started()
    try picker.toggle("002.png")
    try scroll(.down, to: "300.png", of: picker)
    try picker.toggle("300.png")
    try picker.waitUntilDone(counts: 2)
    try scroll(.up, to: "001.png", of: picker)
    try picker.waitUntilChecked(["002.png"])
    try assertDone(picker, prints: [library.path("002.png"), library.path("300.png")])
  }

  func testClickAfterScrollingTakesWhatIsSeen() throws {
    let (picker, library) = try started()
    try scroll(.down, to: "150.png", of: picker, steps: 5)
    try picker.tile("150.png").click()
    try picker.waitUntilDone(counts: 1)
    try picker.waitUntilTile("150.png", isChecked: true)
    try assertDone(picker, prints: [library.path("150.png")])
  }

  func testTreeHoldsFewTilesOfMany() throws {
    let (picker, _) = try started()
    XCTAssertLessThan(picker.tiles().count, 150)
  }

  func testAllOfThemAreTaken() throws {
    let (picker, _) = try started()
    try picker.focus()
    try picker.waitUntil("all photos counted") { root in
      root.find(role: .listItem, name: "All Photos, 300 photos") != nil
    }
    try Keyboard.press("ctrl+a")
    try picker.waitUntilDone(counts: 300)
    XCTAssertEqual(try picker.finish(), .exited(0))
    XCTAssertEqual(
      picker.standardOutput.split(by: "\n").map(\.name.text).prefix(3),
      ["001.png", "002.png", "003.png"])
    XCTAssertEqual(Set(picker.standardOutput.split(by: "\n")).count, 300)
  }

  func testArrowDownScrollsAlong() throws {
    let (picker, _) = try started()
    try picker.focus()
    try picker.tile("001.png").click()
    try picker.waitUntilChecked(["001.png"])
    for _ in 0..<4 { try Keyboard.press("Down", "Down", "Down", "Down", "Down") }
    try Keyboard.press("space")
    try picker.waitUntilDone(counts: 2)
    XCTAssertEqual(try picker.finish(), .exited(0))
    let names = picker.standardOutput.split(by: "\n").map(\.name.text)
    XCTAssertEqual(names.first, "001.png")
    let number = try XCTUnwrap(names.last.flatMap { Int($0.prefix(3)) })
    XCTAssertGreaterThan(number, 20)
    XCTAssertEqual((number - 1) % 20, 0, "not in the first column: \(names)")
  }
}

extension Frame {
  fileprivate func contains(_ other: Frame) -> Bool {
    other.x >= x && other.y >= y && other.x + other.width <= x + width
      && other.y + other.height <= y + height
  }
}
