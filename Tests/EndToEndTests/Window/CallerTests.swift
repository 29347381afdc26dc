import TestSupport
import XCTest

/// What a window remembers, for each caller by itself.
final class CallerTests: WindowTestCase {
  private var library: TestLibrary!
  private var home: PickerHome!

  override func setUpWithError() throws {
    try super.setUpWithError()
    library = try makeLibrary()
    home = try PickerHome()
    home.keepsSettings = true
    for (name, side, age) in [("all/a.png", 40, 2), ("all/b.png", 400, 3), ("few/c.png", 90, 1)] {
      try library.addPNG(
        "\(name)", .flat(.blue, width: side, height: side), modified: TestLibrary.start - age * 60)
    }
  }

  private func started(_ arguments: ByteString...) throws -> Picker {
    var launch = Picker.Launch(["--print-selection"] + arguments + [library.root])
    launch.home = home
    let picker = try Picker(launch)
    _ = try picker.waitFor("tiles") { root in root.find(role: .checkBox) }
    try picker.focus()
    return picker
  }

  private func waitForTiles(_ picker: Picker, _ names: [String]) {
    let isSo = Polling.until { picker.tiles().map(\.name) == names }
    XCTAssertTrue(isSo, "\(picker.tiles().map(\.name)), not \(names)")
  }

  private func sortByName(_ picker: Picker) throws {
    try picker.button("Sort").act()
    try picker.thing(named: "By Name").act()
  }

  private func close(_ picker: Picker) throws { XCTAssertEqual(try picker.cancel(), .exited(1)) }

  func testEachCallerHasItsOwnAlbumOrderAndSizes() throws {
    let first = try started("--caller=Mail")
    let edge = try XCTUnwrap(first.tile("c.png").frame).width
    try first.xWindow().resize(width: 900, height: 640)
    try first.openAlbum("all")
    try sortByName(first)
    try Keyboard.press("ctrl+plus", "ctrl+plus")
    waitForTiles(first, ["a.png", "b.png"])
    let larger = try XCTUnwrap(first.tile("a.png").frame).width
    let size = try XCTUnwrap(first.window().frame)
    XCTAssertGreaterThan(larger, edge)
    try close(first)

    let other = try started("--caller=chat/2")
    waitForTiles(other, ["c.png", "a.png", "b.png"])
    XCTAssertEqual(try other.tile("c.png").frame?.width, edge)
    try close(other)

    let again = try started("--caller=Mail")
    waitForTiles(again, ["a.png", "b.png"])
    XCTAssertTrue(Polling.until { (try? again.tile("a.png").frame?.width) == larger })
    XCTAssertEqual(try again.window().frame?.width, size.width)
    XCTAssertEqual(try again.window().frame?.height, size.height)
    try close(again)

    let asked = try started("--caller=Mail", "--sort=oldest", "--album=few")
    waitForTiles(asked, ["c.png"])
    try asked.openAlbum("all")
    waitForTiles(asked, ["b.png", "a.png"])
  }

  func testTheDesktopHasAMemoryOfItsOwnWhichNewCallersBeginWith() throws {
    let desktop = try started()
    try sortByName(desktop)
    try desktop.openAlbum("few")
    waitForTiles(desktop, ["c.png"])
    try close(desktop)
    let caller = try started("--caller=new")
    waitForTiles(caller, ["c.png"])
    try caller.openAlbum("all")
    waitForTiles(caller, ["a.png", "b.png"])
    try close(caller)
    waitForTiles(try started(), ["c.png"])
  }

  func testTheMenuForgetsAll() throws {
    var (edge, width) = (0, 0)
    for caller: ByteString in ["--caller=a", "--caller=b"] {
      let picker = try started(caller)
      if edge == 0 {
        edge = try XCTUnwrap(picker.tile("c.png").frame).width
        width = try XCTUnwrap(picker.window().frame).width
      }
      try picker.xWindow().resize(width: 900, height: 640)
      try Keyboard.press("ctrl+plus", "ctrl+plus")
      try sortByName(picker)
      try picker.openAlbum("all")
      waitForTiles(picker, ["a.png", "b.png"])
      try close(picker)
    }
    let picker = try started("--caller=a")
    try Keyboard.press("F10")
    try picker.button("Forget Remembered Settings").act()
    _ = try picker.thing(named: "What was remembered of your windows is forgotten")
    try close(picker)
    for caller: ByteString in ["--caller=a", "--caller=b"] {
      let picker = try started(caller)
      waitForTiles(picker, ["c.png", "a.png", "b.png"])
      XCTAssertEqual(try picker.tile("c.png").frame?.width, edge)
      XCTAssertEqual(try picker.window().frame?.width, width)
      try close(picker)
    }
  }

  func testTheCommandForgetsAll() throws {
    let picker = try started("--caller=\u{e9}")
    try picker.openAlbum("few")
    waitForTiles(picker, ["c.png"])
    try close(picker)
    waitForTiles(try started("--caller=\u{e9}"), ["c.png"])
    let outcome = try run("--forget-settings") { $0.home = home }
    XCTAssertEqual(outcome.status, .exited(0))
    XCTAssertEqual(outcome.output, "")
    waitForTiles(try started("--caller=\u{e9}"), ["c.png", "a.png", "b.png"])
  }

  func testAnAlbumThatHasGoneIsNotWaitedFor() throws {
    let picker = try started()
    try picker.openAlbum("few")
    waitForTiles(picker, ["c.png"])
    try close(picker)
    Files.removeAll(library.path("few"))
    waitForTiles(try started(), ["a.png", "b.png"])
  }

  func testACallerNeedsAName() throws {
    assertFailed(try run("--caller="), with: 2, naming: "--caller")
    assertFailed(
      try run("--list-albums", "--forget-settings"), with: 2, naming: "--forget-settings")
  }
}
