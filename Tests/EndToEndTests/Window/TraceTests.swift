import TestSupport
import XCTest

/// What is left behind, and what is not.
final class TraceTests: WindowTestCase {
  private func pick(in home: PickerHome, _ options: ByteString...) throws -> TestLibrary {
    let library = try makeLibrary()
    try library.addPNG("a.png", .flat(.red), modified: TestLibrary.start)
    try library.addJPEG("b.jpg", .flat(.green), modified: TestLibrary.start)
    let picker = try pick(library.root) {
      $0.home = home
      $0.arguments += options
    }
    try picker.waitUntilTile("a.png", shows: .red)
    try picker.waitUntilTile("b.jpg", shows: .green)
    // What is kept is kept a little later.
    Polling.sleep(.seconds(1))
    XCTAssertEqual(try picker.cancel(), .exited(1))
    return library
  }

  private func files(in folder: ByteString) throws -> [ByteString] {
    guard Files.exists(folder) else { return [] }
    return try Program.run(["find", folder, "-type", "f"]).lines.map { "\($0)" }
  }

  func testThumbnailsAndIndexAreKept() throws {
    let home = try PickerHome()
    _ = try pick(in: home)
    XCTAssertEqual(try files(in: home.cache.appending("thumbnails/large")).count, 2)
    XCTAssertGreaterThan(try files(in: home.cache.appending("photo-picker")).count, 0)
  }

  func testPrivatelyNothingIsKept() throws {
    let home = try PickerHome()
    _ = try pick(in: home, "--private")
    XCTAssertEqual(try files(in: home.cache.appending("thumbnails")), [])
    XCTAssertEqual(try files(in: home.cache.appending("photo-picker")), [])
    XCTAssertFalse(Files.exists(home.data.appending("recently-used.xbel")))
  }

  func testPrivateListsKeepNothingEither() throws {
    let (home, library) = (try PickerHome(), try makeLibrary())
    try library.addPNG("a.png")
    let outcome = try run("--private", "--list-photos=all", library.root) { $0.home = home }
    XCTAssertEqual(outcome.output, library.root.appending("a.png") + "\n")
    XCTAssertEqual(try files(in: home.cache.appending("photo-picker")), [])
  }

  func testHeartsAreKeptAllTheSame() throws {
    let (home, library) = (try PickerHome(), try makeLibrary())
    try library.addPNG("a.png", .flat(.red))
    let picker = try pick("--private", library.root) { $0.home = home }
    try picker.waitUntilTile("a.png", shows: .red)
    try picker.focus()
    try Keyboard.press("f")
    let marks = home.data.appending("photo-picker")
    XCTAssertTrue(try Polling.until { try !self.files(in: marks).isEmpty })
    XCTAssertEqual(try picker.cancel(), .exited(1))
    XCTAssertEqual(try files(in: home.cache.appending("photo-picker")), [])
  }

  /// GTK's dialogs tell the desktop what was chosen in them.
  func testAFolderThatIsChosenPrivatelyIsNoRecentFile() throws {
    XCTAssertTrue(try recentFiles(afterChoosingWith: []).contains("<bookmark "))
    XCTAssertFalse(try recentFiles(afterChoosingWith: ["--private"]).contains("<bookmark "))
  }

  private func recentFiles(afterChoosingWith options: [ByteString]) throws -> String {
    let (home, library) = (try PickerHome(), try makeLibrary())
    let picker = try pick(library.root) {
      $0.home = home
      $0.arguments += options
    }
    try picker.button("Choose Folder…").click()
    try picker.thing(named: "Home").click()
    try picker.waitUntil("folder to choose") { root in
      root.all(role: .pushButton).contains { $0.name == "Choose" && $0.has(.sensitive) }
    }
    try picker.button("Choose").click()
    let list = home.data.appending("recently-used.xbel")
    XCTAssertTrue(Polling.until { Files.exists(list) })
    Polling.sleep(.seconds(1))
    XCTAssertEqual(try picker.cancel(), .exited(1))
    return try Files.read(list).text
  }

  /// As the settings of GNOME say, where they are installed.
  func testOptOutsOfTheDesktopAreHonoured() throws {
    let schema = try Program.run(["gsettings", "list-schemas"]).lines
    try XCTSkipUnless(
      schema.contains("org.gnome.desktop.thumbnailers"), "the desktop has no such settings")
    let home = try PickerHome()
    home.keepsSettings = true
    let settings = home.config.appending("glib-2.0/settings/keyfile")
    try Files.makeFolder(settings.folder)
    try Files.write(
      Array("[org/gnome/desktop/thumbnailers]\ndisable=['image/jpeg']\n".utf8), to: settings)
    _ = try pick(in: home)
    XCTAssertEqual(try files(in: home.cache.appending("thumbnails/large")).count, 1)
  }
}
