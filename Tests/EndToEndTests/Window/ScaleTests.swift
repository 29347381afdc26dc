import TestSupport
import XCTest

/// A screen of twice as many pixels.
final class ScaleTests: PreviewTestCase {
  /// AT-SPI counts logical pixels, and the screen its own.
  private func wait(_ thing: () throws -> Frame?, shows spots: [(Double, Double, RGB)]) throws {
    var seen: [RGB?] = []
    let isSo = try Polling.until {
      guard let frame = try thing() else { return false }
      seen = spots.map { across, down, _ in
        let place = frame.point(across, down)
        return Screen.color(at: Point(x: place.x * 2, y: place.y * 2))
      }
      return zip(seen, spots).allSatisfy { $0?.isNear($1.2) ?? false }
    }
    XCTAssertTrue(isSo, "\(seen), not \(spots.map(\.2))")
  }

  func testTheWholeJobAtScaleTwo() throws {
    let library = try makeLibrary()
    let path = try library.addPNG("01.png", .quarters(width: 640, height: 640))
    let picker = try pick(library.root) { $0.variables["GDK_SCALE"] = "2" }
    try picker.tiles(count: 1)
    try picker.xWindow().resize(width: 1200, height: 960)
    try picker.focus()
    try Pointer.park()
    try wait(
      { try picker.tile("01.png").frame },
      shows: [(0.3, 0.4, .red), (0.7, 0.4, .green), (0.3, 0.7, .blue), (0.7, 0.7, .white)])
    let frame = try XCTUnwrap(picker.tile("01.png").frame)
    try Pointer.click(at: Point(x: frame.center.x * 2, y: frame.center.y * 2))
    try picker.waitUntilChecked(["01.png"])
    try Pointer.park()
    try Keyboard.press("Home", "p")
    try picker.waitUntilPreview("01.png", isChecked: true)
    try wait(
      { try picker.waitUntilPreviewed("01.png").frame },
      shows: [(0.45, 0.3, .red), (0.55, 0.3, .green)])
    try Keyboard.press("Escape")
    try picker.waitUntilTilesAreBack()
    try assertDone(picker, prints: [path])
  }
}
