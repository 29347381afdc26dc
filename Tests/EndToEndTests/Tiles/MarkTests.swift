import TestSupport
import XCTest

/// The check mark of a tile, what lies over its picture, and the magnifier: as they are seen.
final class MarkTests: WindowTestCase {
  /// The green of Done.
  private static let green = RGB(0x09bb07)

  private func started(_ count: Int, _ arguments: ByteString..., color: RGB = .white) throws
    -> Picker
  {
    let library = try makeLibrary()
    for number in 1...count {
      try library.addPNG(
        "0\(number).png", .flat(color), modified: TestLibrary.start - number * 60)
    }
    let picker = try pick { $0.arguments += arguments + [library.root] }
    try picker.tiles(count: count)
    try picker.waitUntilTile("0\(count).png", shows: color)
    return picker
  }

  /// What the mark of a tile looks like: the square in the top end corner in which its number stands.
  private func mark(of name: String, in picker: Picker) throws -> [RGB?] {
    let frame = try XCTUnwrap(picker.tile(name).frame)
    let corner = Point(x: frame.x + frame.width - 27, y: frame.y + 9)
    return (0..<18 * 18).map {
      Screen.color(at: Point(x: corner.x + $0 % 18, y: corner.y + $0 / 18))
    }
  }

  /// Waits until the mark is at rest, and gives what it looks like.
  private func restingMark(of name: String, in picker: Picker, isChecked: Bool) throws -> [RGB?] {
    try Pointer.park()
    var seen: [RGB?] = []
    let rests = try Polling.until {
      let before = seen
      // Where it turns round it looks the same for some frames.
      Polling.sleep(.milliseconds(200))
      seen = try mark(of: name, in: picker)
      // The corners are the last that a growing disc fills.
      let isFilled = [seen[4], seen[13 * 18]].allSatisfy { $0 == Self.green }
      return seen == before && isFilled == isChecked
    }
    XCTAssertTrue(rests, "\(name) is \(isChecked ? "not " : "")green\n\(picker.situation)")
    return seen
  }

  func testTheMarkTellsThePlaceInTheOrderAndNumbersCloseUp() throws {
    let picker = try started(4)
    let empty = try restingMark(of: "01.png", in: picker, isChecked: false)
    try picker.toggle("01.png", "02.png", "03.png")
    let numbers = try ["01.png", "02.png", "03.png"].map {
      try restingMark(of: $0, in: picker, isChecked: true)
    }
    XCTAssertEqual(Set(numbers + [empty]).count, 4, "Some look alike")
    try picker.toggle("01.png")
    for (name, number) in [("02.png", numbers[0]), ("03.png", numbers[1])] {
      let isSo = try Polling.until { try mark(of: name, in: picker) == number }
      XCTAssertTrue(isSo, "The number of \(name) does not close up")
    }
    XCTAssertEqual(try restingMark(of: "01.png", in: picker, isChecked: false), empty)
    try picker.toggle("01.png")
    XCTAssertEqual(try restingMark(of: "01.png", in: picker, isChecked: true), numbers[2])
  }

  func testAnEmptyRingAndAVeil() throws {
    let picker = try started(2, color: .blue)
    let frame = try XCTUnwrap(picker.tile("02.png").frame)
    let (x, y) = (frame.x + frame.width - 18, frame.y + 18)
    for place in [Point(x: x, y: y - 11), Point(x: x - 11, y: y), Point(x: x, y: y + 10)] {
      XCTAssertTrue(Screen.color(at: place)?.isNear(.white) ?? false, "no ring at \(place)")
    }
    XCTAssertGreaterThan(try XCTUnwrap(Screen.color(at: Point(x: x, y: y))).blue, 180)
    try picker.toggle("01.png")
    try picker.waitUntilTile("01.png", shows: RGB(0x0000ad))
    try picker.waitUntilTile("02.png", shows: .blue)
    try picker.toggle("01.png")
    try picker.waitUntilTile("01.png", shows: .blue)
  }

  /// At one less than the maximum nothing stands back.
  func testTheOthersDimAtTheMaximum() throws {
    let dimmed = RGB(0x8c8cff)
    let picker = try started(4, "--max=2", color: .blue)
    try picker.toggle("01.png")
    try picker.waitUntilTile("01.png", shows: RGB(0x0000ad))
    for name in ["02.png", "03.png"] { try picker.waitUntilTile(name, shows: .blue) }
    try picker.toggle("02.png")
    for name in ["03.png", "04.png"] { try picker.waitUntilTile(name, shows: dimmed) }
    for name in ["01.png", "02.png"] { try picker.waitUntilTile(name, shows: RGB(0x0000ad)) }
    // One more explains, and changes nothing.
    try picker.tile("03.png").act()
    _ = try picker.thing(named: Language.english.limit(2))
    try picker.waitUntilTile("03.png", shows: dimmed)
    try picker.toggle("02.png")
    for name in ["02.png", "03.png"] { try picker.waitUntilTile(name, shows: .blue) }
  }

  func testWhereOneReplacesAnotherNothingDims() throws {
    let picker = try started(3, "--single", color: .blue)
    try picker.toggle("01.png")
    try picker.waitUntilTile("01.png", shows: RGB(0x0000ad))
    try picker.waitUntilTile("02.png", shows: .blue)
  }

  func testTheMarkShrinksAndSpringsBack() throws {
    let picker = try started(1)
    var sawSmall = false
    for _ in 0..<10 where !sawSmall { sawSmall = try isSeenSmall(in: picker) }
    XCTAssertTrue(sawSmall)
  }

  func testTheMarkStaysWhereAnimationsAreOff() throws {
    let settings = try XSettings(["Gtk/EnableAnimations": "0"])
    try withExtendedLifetime(settings) {
      let picker = try started(1)
      for _ in 0..<5 { XCTAssertFalse(try isSeenSmall(in: picker)) }
    }
  }

  /// Checks the photo and looks at its mark until it is green to its rim; tells whether it was green within
  /// and not yet at the rim before. Unchecks it again.
  private func isSeenSmall(in picker: Picker) throws -> Bool {
    let frame = try XCTUnwrap(picker.tile("01.png").frame)
    let (x, y) = (frame.x + frame.width - 18, frame.y + 18)
    var isSmall = false
    try picker.tile("01.png").act()
    let isFull = Polling.until {
      // The rim last, as the disc only grows until then.
      guard Screen.color(at: Point(x: x - 6, y: y)) == Self.green else { return false }
      let isFull = Screen.color(at: Point(x: x, y: y - 10)) == Self.green
      if !isFull { isSmall = true }
      return isFull
    }
    XCTAssertTrue(isFull, "It never becomes full")
    try picker.waitUntilTile("01.png", isChecked: true)
    try picker.toggle("01.png")
    Polling.sleep(.milliseconds(500))
    return isSmall
  }

  func testTheMagnifierIsSeenUnderThePointerAlone() throws {
    let picker = try started(2)
    for (over, other) in [("01.png", "02.png"), ("02.png", "01.png")] {
      try Pointer.move(to: picker.tile(over).center())
      XCTAssertTrue(try Polling.until { try hasMagnifier(over, picker) }, "none on \(over)")
      XCTAssertTrue(try Polling.until { try !hasMagnifier(other, picker) }, "one on \(other)")
    }
    try Pointer.park()
    XCTAssertTrue(try Polling.until { try !hasMagnifier("02.png", picker) }, "It stays")
  }

  /// Whether something dark lies in the lower end corner of a white picture.
  private func hasMagnifier(_ name: String, _ picker: Picker) throws -> Bool {
    let frame = try XCTUnwrap(picker.tile(name).frame)
    let (x, y) = (frame.x + frame.width - 18, frame.y + frame.height - 18)
    return (-8...8).contains { Screen.color(at: Point(x: x + $0, y: y + 8))?.red ?? 255 < 200 }
  }
}
