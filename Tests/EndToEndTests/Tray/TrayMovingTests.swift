import TestSupport
import XCTest

/// The order of the tray, by the pointer and by keys.
final class TrayMovingTests: TrayTestCase {
  /// - Parameter more: so many photos of the library are not in the tray.
  private func started(more: Int = 0) throws -> (picker: Picker, paths: [ByteString]) {
    let library = try makeLibrary()
    let paths = try library.addNumbered(5 + more)
    let selected = paths.prefix(5).map { "--select=\($0)" as ByteString }
    let picker = try Picker(
      Picker.Launch(["--print-selection", "--compose"] + selected + [library.root]))
    try picker.waitUntilTray(is: (1...5).map { "0\($0).png" })
    try picker.focus()
    return (picker, paths)
  }

  private func names(_ numbers: Int...) -> [String] { numbers.map { "0\($0).png" } }

  func testATileIsDraggedToAnotherPlace() throws {
    let (picker, paths) = try started()
    let start = try XCTUnwrap(picker.trayTile("05.png").frame?.center)
    let end = try XCTUnwrap(picker.trayTile("02.png").frame?.center)
    try Pointer.drag(from: start, to: end)
    try picker.waitUntilTray(is: names(1, 5, 2, 3, 4))
    // A press that goes nowhere replaces; a short way back is no click either.
    try Pointer.drag(through: [end, Point(x: end.x + 30, y: end.y), end])
    XCTAssertTrue(Polling.holds { picker.trayTiles().count == 5 })
    try assertDone(picker, prints: [0, 4, 1, 2, 3].map { paths[$0] })
  }

  func testKeysTakeATileAlongAndTheFocusStaysOnIt() throws {
    let (picker, paths) = try started()
    try Keyboard.press("Home", "Right", "ctrl+Right", "ctrl+Right")
    try picker.waitUntilTray(is: names(1, 3, 4, 2, 5))
    try waitUntilFocused("02.png", picker)
    try Keyboard.press("ctrl+Home", "ctrl+z", "ctrl+z")
    try picker.waitUntilTray(is: names(1, 3, 2, 4, 5))
    try Keyboard.press("Delete")
    try picker.waitUntilTray(is: names(1, 3, 4, 5))
    try assertDone(picker, prints: [0, 2, 3, 4].map { paths[$0] })
  }

  func testTheFocusGoesToWhatComesBackAndToWhatIsTakenInstead() throws {
    let (picker, paths) = try started(more: 1)
    try Keyboard.press("Home", "Right", "Delete")
    try picker.waitUntilTray(is: names(1, 3, 4, 5))
    try Keyboard.press("Home", "ctrl+z")
    try picker.waitUntilTray(is: names(1, 2, 3, 4, 5))
    try waitUntilFocused("02.png", picker)
    try Keyboard.press("Return")
    _ = try picker.tile("06.png")
    try Keyboard.press("End", "space", "Return")
    try picker.waitUntilTray(is: names(1, 6, 3, 4, 5))
    try waitUntilFocused("06.png", picker)
    try assertDone(picker, prints: [0, 5, 2, 3, 4].map { paths[$0] })
  }

  private func waitUntilFocused(_ name: String, _ picker: Picker) throws {
    let isFocused = try Polling.until {
      try picker.trayTile(name).button("Replace \(name)").has(.focused)
    }
    XCTAssertTrue(isFocused, picker.situation)
  }

  func testFromRightToLeft() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(2)
    var launch = Picker.Launch(["--print-selection", "--compose"])
    launch.arguments += paths.map { "--select=\($0)" } + [library.root]
    launch.surroundings = .rightToLeft
    let picker = try Picker(launch)
    try picker.waitUntilTray(is: ["02.png", "01.png"])
    let first = try XCTUnwrap(picker.trayTile("01.png").frame)
    XCTAssertGreaterThan(first.x, try XCTUnwrap(picker.trayTile("02.png").frame).x)
    try picker.focus()
    try Keyboard.press("Home", "ctrl+Left")
    try picker.waitUntilTray(is: ["01.png", "02.png"])
    try assertDone(picker, prints: [paths[1], paths[0]])
  }

  func testOnAPhone() throws {
    let (picker, _) = try started()
    try picker.xWindow().resize(width: 360, height: 640)
    let isNarrow = try Polling.until {
      let frames = picker.trayTiles().compactMap(\.frame)
      let window = try picker.window().frame
      return frames.count == 5 && frames[0].x < frames[1].x && frames[0].y < frames[2].y
        && window.map { window in frames.allSatisfy { $0.x + $0.width <= window.x + window.width } }
          ?? false
    }
    XCTAssertTrue(isNarrow, picker.situation)
    XCTAssertLessThanOrEqual(try XCTUnwrap(picker.window().frame).width, 380)
    let tile = try picker.trayTile("01.png")
    for name in ["Remove 01.png", "Move 01.png Later"] {
      let isLarge = try Polling.until {
        try tile.button(name).frame.map { min($0.width, $0.height) >= 44 } ?? false
      }
      XCTAssertTrue(isLarge, name)
    }
  }

  func testManyPhotosAreOneTrayToo() throws {
    let library = try makeLibrary()
    try library.addNumbered(400)
    let picker = try desktop(library.root)
    _ = try picker.tile("001.png")
    try picker.focus()
    try Keyboard.press("ctrl+a")
    try picker.waitUntilDone(counts: 400)
    try picker.doneButton().act()
    _ = try picker.thing(named: "400 selected")
    try picker.focus()
    try Keyboard.press("End", "Left", "ctrl+Home")
    try Keyboard.press("Home")
    _ = try picker.trayTile("400.png")
  }
}
