import TestSupport
import XCTest

/// Done as it is seen.
final class DoneButtonTests: WindowTestCase {
  private static let green = RGB(0x09bb07)

  private func waitUntilDone(_ picker: Picker, has color: (RGB) -> Bool, _ what: String) throws {
    try Pointer.park()
    let frame = try XCTUnwrap(picker.doneButton().frame)
    let place = Point(x: frame.x + 6, y: frame.y + frame.height / 2)
    let isSo = Polling.until { Screen.color(at: place).map(color) ?? false }
    XCTAssertTrue(isSo, "not \(what): \(Screen.color(at: place).map(\.description) ?? "none")")
  }

  private static func isGray(_ color: RGB) -> Bool {
    let all = [color.red, color.green, color.blue]
    return (all.max() ?? 255) - (all.min() ?? 0) < 12
  }

  /// A disc has a row of white that no letter has.
  private func hasBubble(_ picker: Picker) throws -> Bool {
    let frame = try XCTUnwrap(picker.doneButton().frame)
    return (frame.y..<frame.y + frame.height).contains { y in
      var (run, longest) = (0, 0)
      for x in frame.x..<frame.x + frame.width {
        run = Screen.color(at: Point(x: x, y: y)) == .white ? run + 1 : 0
        longest = max(longest, run)
      }
      return longest >= 12
    }
  }

  func testItIsGreenFromTheMinimumOnAndHasABubble() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(3)
    let picker = try pick("--min=2", library.root)
    try picker.tiles(count: 3)
    try waitUntilDone(picker, has: Self.isGray, "grey with nothing checked")
    XCTAssertFalse(try hasBubble(picker))
    try picker.toggle("01.png")
    try picker.waitUntilDone(counts: 1)
    try waitUntilDone(picker, has: Self.isGray, "grey below the minimum")
    XCTAssertTrue(try Polling.until { try hasBubble(picker) })
    try picker.toggle("02.png")
    try waitUntilDone(picker, has: { $0 == Self.green }, "green")
    XCTAssertTrue(try Polling.until { try hasBubble(picker) })
    try picker.toggle("02.png", "01.png")
    try waitUntilDone(picker, has: Self.isGray, "grey again")
    XCTAssertTrue(try Polling.until { try !hasBubble(picker) }, "The bubble stays at zero")
    try picker.toggle("01.png", "02.png")
    try assertDone(picker, prints: [paths[0], paths[1]])
  }

  func testItStandsAtTheBottomEnd() throws {
    let library = try makeLibrary()
    try library.addNumbered(1)
    for (surroundings, part) in [(Surroundings.ordinary, 0.75...1.0), (.rightToLeft, 0...0.25)] {
      let picker = try pick(library.root) { $0.surroundings = surroundings }
      try picker.tiles(count: 1)
      let window = try XCTUnwrap(picker.window().frame)
      let done = try XCTUnwrap(picker.doneButton().frame).center
      XCTAssertGreaterThan(done.y, window.point(0, 0.9).y)
      let places = window.point(part.lowerBound, 0).x...window.point(part.upperBound, 0).x
      XCTAssertTrue(places.contains(done.x), "\(done) in \(window)")
    }
  }
}
