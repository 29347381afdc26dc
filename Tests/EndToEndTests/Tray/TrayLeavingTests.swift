import TestSupport
import XCTest

/// Photos in the tray are not lost: not by Escape, and not by a crash.
final class TrayLeavingTests: TrayTestCase {
  private func composed(
    _ names: [String] = ["01.png", "02.png"], language: Language = .english
  ) throws -> Picker {
    let library = try makeLibrary()
    let paths = try library.addNumbered(3)
    var launch = Picker.Launch(["--print-selection", "--compose"])
    launch.arguments += paths.prefix(names.count).map { "--select=\($0)" } + [library.root]
    launch.language = language
    let picker = try Picker(launch)
    try picker.waitUntilTray(is: names)
    try picker.focus()
    return picker
  }

  func testEscapeAsksFirst() throws {
    let picker = try composed()
    try Keyboard.press("Escape")
    _ = try picker.thing(named: "2 photos were chosen and are not used yet.")
    try Keyboard.press("Escape")
    try picker.waitUntilTray(is: ["01.png", "02.png"])
    try Keyboard.press("Escape")
    try picker.button("Stay").act()
    try picker.waitUntilTray(is: ["01.png", "02.png"])
    try picker.button("Cancel").act()
    try picker.button("Leave").act()
    try assertCancelled(picker)
  }

  func testInChinese() throws {
    let picker = try composed(language: .chinese)
    try Keyboard.press("Escape")
    _ = try picker.thing(named: "已选择 2 张照片，尚未使用。")
    try picker.button("放弃并离开").act()
    try assertCancelled(picker)
  }

  func testClosingTheWindowAsksFromTheGridToo() throws {
    let picker = try composed()
    try picker.openGridFromTray()
    try picker.xWindow().askToClose()
    _ = try picker.button("Leave")
    try picker.xWindow().askToClose()
    try assertCancelled(picker)
  }

  func testWithoutPhotosEscapeCancels() throws {
    let picker = try compose(makeLibrary().root)
    try Keyboard.press("Escape")
    try assertCancelled(picker)
  }

  func testASignalCancels() throws {
    let picker = try composed()
    picker.program.send(SIGTERM)
    try assertCancelled(picker)
  }

  // MARK: Crashes

  private func started(_ home: PickerHome, _ arguments: ByteString...) throws -> Picker {
    var launch = Picker.Launch(arguments)
    launch.home = home
    return try Picker(launch)
  }

  private func file(_ home: PickerHome) -> ByteString { home.data.appending("photo-picker/tray") }

  private func crash(_ library: TestLibrary, _ names: [String]) throws -> PickerHome {
    let picker = try desktop("--compose", library.root)
    try waitForTray(picker)
    try picker.addFromAlbum(names)
    try picker.waitUntilTray(is: names)
    XCTAssertTrue(
      Polling.until {
        let kept = (try? Files.read(file(picker.home)).text) ?? ""
        return names.allSatisfy { kept.contains("/\($0)\0") }
      })
    picker.program.send(SIGKILL)
    _ = try picker.wait()
    return picker.home
  }

  func testAfterACrashOneGoesOn() throws {
    let library = try makeLibrary()
    try library.addNumbered(3)
    let home = try crash(library, ["03.png", "01.png"])
    let picker = try started(home, library.root)
    _ = try picker.thing(named: "2 photos were chosen when the picker ended unexpectedly.")
    // Neither answer: they are asked about again.
    try picker.focus()
    try Keyboard.press("Escape")
    XCTAssertEqual(try picker.wait(), .exited(1))
    let again = try started(home, library.root)
    try again.button("Go On").act()
    try again.waitUntilTray(is: ["03.png", "01.png"])
    try again.button("Copy").act()
    _ = try again.thing(named: "2 Photos Copied")
    try again.focus()
    try Keyboard.press("Escape")
    XCTAssertEqual(try again.wait(), .exited(0))
    XCTAssertFalse(Files.exists(file(home)), "a normal end leaves nothing")
  }

  func testAfterACrashOneForgets() throws {
    let library = try makeLibrary()
    try library.addNumbered(3)
    let home = try crash(library, ["02.png"])
    // Whoever waits for a result gets it.
    let other = try started(home, "--print-selection", library.root)
    _ = try other.tile("01.png")
    XCTAssertEqual(try other.cancel(), .exited(1))
    let picker = try started(home, library.root)
    try picker.button("Start Anew").act()
    _ = try picker.tile("01.png")
    XCTAssertTrue(Polling.until { !Files.exists(file(home)) })
    XCTAssertEqual(try picker.cancel(), .exited(1))
  }

  func testPhotosThatAreGoneAreNotAskedAbout() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(3)
    let home = try crash(library, ["02.png"])
    try Files.remove(paths[1])
    let picker = try started(home, library.root)
    _ = try picker.tile("01.png")
    XCTAssertTrue(Polling.holds { !picker.shows("Go On") })
  }

  func testASecondPickerLeavesTheTrayOfTheFirstAlone() throws {
    let library = try makeLibrary()
    try library.addNumbered(3)
    let first = try desktop("--compose", library.root)
    try waitForTray(first)
    try first.addFromAlbum(["02.png"])
    try first.waitUntilTray(is: ["02.png"])
    XCTAssertTrue(Polling.until { Files.exists(file(first.home)) })
    let second = try started(first.home, library.root)
    _ = try second.tile("01.png")
    XCTAssertTrue(Polling.holds { !second.shows("Go On") })
    XCTAssertEqual(try second.cancel(), .exited(1))
    XCTAssertTrue(Files.exists(file(first.home)))
  }

  func testPrivateKeepsNothing() throws {
    let library = try makeLibrary()
    try library.addNumbered(2)
    let picker = try desktop("--compose", "--private", library.root)
    try waitForTray(picker)
    try picker.addFromAlbum(["02.png"])
    try picker.waitUntilTray(is: ["02.png"])
    XCTAssertTrue(Polling.holds { !Files.exists(file(picker.home)) })
  }
}
