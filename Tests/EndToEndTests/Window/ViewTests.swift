import TestSupport
import XCTest

/// How the grid shows photos: their order, their size, the checked ones alone.
final class ViewTests: WindowTestCase {
  private func started(
    _ library: TestLibrary, language: Language = .english, home: PickerHome? = nil,
    _ arguments: ByteString...
  ) throws -> Picker {
    var launch = Picker.Launch(["--print-selection"] + arguments + [library.root])
    launch.language = language
    launch.home = home
    let picker = try Picker(launch)
    _ = try picker.waitFor("tiles") { root in root.find(role: .checkBox) }
    try picker.focus()
    return picker
  }

  /// Three pictures that stand in another order by each of name, time and size.
  private func mixedLibrary() throws -> TestLibrary {
    let library = try makeLibrary()
    for (name, side, age) in [("a.png", 40, 2), ("b.png", 400, 3), ("c.png", 90, 1)] {
      try library.addPNG(
        "\(name)", .flat(.blue, width: side, height: side), modified: TestLibrary.start - age * 60)
    }
    return library
  }

  private func waitUntilTiles(_ picker: Picker, are names: [String]) throws {
    let isSo = Polling.until { picker.tiles().map(\.name) == names }
    XCTAssertTrue(isSo, "\(picker.tiles().map(\.name)), not \(names)")
  }

  private func sort(_ picker: Picker, _ button: String, _ order: String) throws {
    try picker.button(button).act()
    try picker.thing(named: order).act()
  }

  func testTheSortMenu() throws {
    let picker = try started(try mixedLibrary())
    try waitUntilTiles(picker, are: ["c.png", "a.png", "b.png"])
    try picker.toggle("b.png")
    for (order, names) in [
      ("By Name", ["a.png", "b.png", "c.png"]), ("Oldest First", ["b.png", "a.png", "c.png"]),
      ("Largest First", ["b.png", "c.png", "a.png"]),
      ("Newest First", ["c.png", "a.png", "b.png"]),
    ] {
      try sort(picker, "Sort", order)
      try waitUntilTiles(picker, are: names)
      try picker.waitUntilChecked(["b.png"])
    }
  }

  func testTheSortMenuInChinese() throws {
    let picker = try started(try mixedLibrary(), language: .chinese)
    try sort(picker, "排序", "按名称")
    try waitUntilTiles(picker, are: ["a.png", "b.png", "c.png"])
  }

  func testOrderAndTileSizeAreRemembered() throws {
    let (library, home) = (try mixedLibrary(), try PickerHome())
    home.keepsSettings = true
    let first = try started(library, home: home)
    try sort(first, "Sort", "By Name")
    try waitUntilTiles(first, are: ["a.png", "b.png", "c.png"])
    try Keyboard.press("ctrl+plus", "ctrl+plus")
    let edge = try XCTUnwrap(first.tile("a.png").frame).width
    XCTAssertEqual(try first.cancel(), .exited(1))

    let second = try started(library, home: home)
    try waitUntilTiles(second, are: ["a.png", "b.png", "c.png"])
    XCTAssertTrue(Polling.until { (try? second.tile("a.png").frame?.width) == edge })
    XCTAssertEqual(try second.cancel(), .exited(1))

    let third = try started(library, home: home, "--sort=oldest")
    try waitUntilTiles(third, are: ["b.png", "a.png", "c.png"])
  }

  func testKeysAndWheelChangeTheTileSize() throws {
    let library = try makeLibrary()
    try library.addNumbered(90)
    let picker = try started(library)
    let edge = try XCTUnwrap(picker.tile("01.png").frame).width
    func wait(_ what: String, until condition: (Int) -> Bool) {
      let isSo = Polling.until { (picker.tiles().first?.frame?.width).map(condition) ?? false }
      XCTAssertTrue(isSo, what)
    }
    try Keyboard.press("ctrl+plus", "ctrl+plus")
    wait("larger") { $0 > edge }
    try Keyboard.press("ctrl+0")
    wait("as before") { $0 == edge }
    try Keyboard.press("ctrl+minus", "ctrl+minus")
    wait("smaller") { $0 < edge }
    try Keyboard.press("ctrl+0")
    wait("as before") { $0 == edge }
    let place = try picker.tile("06.png").center()
    try Pointer.scroll(.up, at: place, count: 3, holding: "ctrl")
    wait("larger by the wheel") { $0 > edge }
    XCTAssertTrue(picker.tiles().contains { $0.name == "06.png" })
    try Pointer.scroll(.down, at: place, count: 9, holding: "ctrl")
    wait("as small as can be") { $0 < edge && $0 >= 96 }
  }

  /// From 96 to 512 pixels and no further; what the next window begins with.
  func testTheSmallestAndTheLargestTiles() throws {
    let (library, home) = (try makeLibrary(), try PickerHome())
    try library.addNumbered(30)
    home.keepsSettings = true
    for (key, size) in [("ctrl+minus", 96), ("ctrl+plus", 512)] {
      let picker = try started(library, home: home)
      for _ in 0..<12 { try Keyboard.press(key) }
      let edge = try XCTUnwrap(picker.tiles().first?.frame).width
      XCTAssertEqual(try picker.cancel(), .exited(1))
      XCTAssertTrue(try Files.read(home.settings).lines.contains("tile-size=\(size)"), "\(size)")
      let next = try started(library, home: home)
      XCTAssertTrue(Polling.until { next.tiles().first?.frame?.width == edge })
      XCTAssertEqual(try next.cancel(), .exited(1))
    }
  }

  func testTheFocusedPhotoStaysInSight() throws {
    let library = try makeLibrary()
    try library.addNumbered(90)
    let picker = try started(library)
    try Keyboard.press("End", "Up", "Up", "Up", "space")
    try picker.waitUntilDone(counts: 1)
    let name = try XCTUnwrap(picker.tiles().first(where: \.isChecked)?.name)
    for _ in 0..<6 {
      try Keyboard.press("ctrl+plus")
      try picker.waitUntilTile(name, isChecked: true)
    }
    for _ in 0..<9 {
      try Keyboard.press("ctrl+minus")
      try picker.waitUntilTile(name, isChecked: true)
    }
  }

  func testTheCheckedPhotosAloneInTheirOrder() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(6)
    let picker = try started(library)
    try picker.toggle("05.png", "01.png", "03.png")
    try picker.button("3 selected").act()
    try waitUntilTiles(picker, are: ["05.png", "01.png", "03.png"])
    try picker.toggle("01.png")
    try picker.waitUntilDone(counts: 2)
    try waitUntilTiles(picker, are: ["05.png", "01.png", "03.png"])
    try picker.toggle("01.png")
    try Keyboard.press("Escape")
    try picker.tiles(count: 6)
    try assertDone(picker, prints: [paths[4], paths[2], paths[0]])
  }
}
