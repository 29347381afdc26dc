import TestSupport
import XCTest

/// The check mark of the preview as it is seen: it is that of the tiles.
final class PreviewMarkTests: PreviewTestCase {
  /// From the middle of the mark: where an empty ring is, and where a full disc is green.
  private static let (ring, disc) = (Point(x: 0, y: -14), Point(x: -9, y: 0))

  func testItTellsThePlaceInTheOrderAndNumbersCloseUp() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(3)
    let picker = try pickWithFocus(library.root, tiles: 3)
    try Pointer.park()
    try Keyboard.press("p", "space")
    let first = try number(of: "01.png", in: picker)
    try Keyboard.press("Right", "space")
    XCTAssertNotEqual(try number(of: "02.png", in: picker), first)
    try Keyboard.press("Left", "space", "Right")
    XCTAssertTrue(
      try Polling.until { try number(of: "02.png", in: picker) == first }, "It does not close up")
    try assertDone(picker, prints: [paths[1]])
  }

  /// At one less than the maximum it does not.
  func testTheRingStandsBackAtTheMaximum() throws {
    let library = try makeLibrary()
    try library.addNumbered(4)
    let picker = try pickWithFocus("--max=2", library.root, tiles: 4)
    try Pointer.park()
    try Keyboard.press("p", "space", "Right")
    try picker.waitUntilPreview("02.png", isChecked: false)
    try waitUntilRing(in: picker) { $0.isNear(.white) }
    try Keyboard.press("space", "Right")
    try picker.waitUntilPreview("03.png", isChecked: false)
    try waitUntilRing(in: picker) { (60..<180).contains($0.red) }
    try Keyboard.press("Left", "space", "Right")
    try picker.waitUntilPreview("03.png", isChecked: false)
    try waitUntilRing(in: picker) { $0.isNear(.white) }
  }

  private func middle(of picker: Picker) throws -> Point {
    try picker.waitFor("mark") { $0.all(role: .checkBox).first?.frame?.center }
  }

  private func waitUntilRing(in picker: Picker, is condition: (RGB) -> Bool) throws {
    let place = try middle(of: picker).moved(by: Self.ring)
    // What springs passes through other colours.
    let isSo = Polling.until {
      Polling.holds { Screen.color(at: place).map(condition) ?? false }
    }
    XCTAssertTrue(isSo, Screen.color(at: place)?.description ?? "none")
  }

  /// What the number looks like, once the mark is full and at rest.
  private func number(of name: String, in picker: Picker) throws -> [RGB?] {
    try picker.waitUntilPreview(name, isChecked: true)
    let middle = try middle(of: picker)
    var seen: [RGB?] = []
    let rests = Polling.until {
      let before = seen
      seen = (0..<18 * 18).map {
        Screen.color(at: middle.moved(by: Point(x: $0 % 18 - 9, y: $0 / 18 - 9)))
      }
      return seen == before && Screen.color(at: middle.moved(by: Self.disc)) == RGB(0x09bb07)
    }
    XCTAssertTrue(rests, picker.situation)
    return seen
  }
}

extension Point {
  fileprivate func moved(by other: Point) -> Point { Point(x: x + other.x, y: y + other.y) }
}
