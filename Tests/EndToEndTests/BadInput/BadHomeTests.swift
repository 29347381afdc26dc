import TestSupport
import XCTest

/// Homes that cannot be written, broken caches, and two pickers in one home.
final class BadHomeTests: WindowTestCase {
  /// Picks one photo, and sees that standard error tells of the trouble once.
  private func assertWorks(
    in home: PickerHome, surroundings: Surroundings, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(3)
    let picker = try pick(library.root) {
      $0.home = home
      $0.surroundings = surroundings
    }
    try picker.tiles(count: 3)
    try picker.waitUntilTile("03.png", shows: .blue)
    try picker.toggle("03.png", "01.png")
    try assertDone(picker, prints: [paths[2], paths[0]], file: file, line: line)
    assertMessages(picker.standardError, file: file, line: line)
    XCTAssertEqual(
      picker.standardError.lines.count, 1, picker.standardError.text, file: file, line: line)
  }

  func testReadOnlyHome() throws {
    let home = try PickerHome()
    for folder in [
      home.config, home.data, home.data.folder, home.cache, home.state, home.path,
    ] {
      try Files.setMode(0o555, of: folder)
    }
    try assertWorks(in: home, surroundings: .modesCount)
  }

  func testASettingThatNamesNoFolderIsTold() throws {
    let (library, home) = (try makeLibrary(), try PickerHome())
    let paths = try library.addNumbered(1)
    home.keepsSettings = true
    let settings = home.config.appending("glib-2.0/settings")
    try Files.makeFolder(settings)
    let text = """
      [org/photopicker/PhotoPicker]
      library-folders=['/no/uri', 'file://\(library.root)', 'https://example.org/']

      """
    try Files.write(Array(text.utf8), to: settings.appending("keyfile"))
    let outcome = try run("--list-photos=all") { $0.home = home }
    XCTAssertEqual(outcome.status, .exited(0))
    XCTAssertEqual(outcome.output, lines(paths))
    assertMessages(outcome.errors, naming: ["/no/uri", "https://example.org/"])
    XCTAssertEqual(outcome.errors.lines.count, 2, outcome.errors.text)
  }

  func testNoDatabaseOfFileTypes() throws {
    let library = try makeLibrary()
    try library.addNumbered(1)
    let picker = try pick(library.root) { $0.surroundings = .noSystemData }
    try assertCouldNotRun(picker, naming: "shared-mime-info")
  }

  func testFullDisk() throws {
    try XCTSkipUnless(Surroundings.fullCacheDisk.arePossible, "no right to mount a full disk")
    try assertWorks(in: try PickerHome(), surroundings: .fullCacheDisk)
  }

  func testBrokenIndexAndThumbnails() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(3)
    let home = try PickerHome()
    let first = try pick(library.root) { $0.home = home }
    try first.waitUntilTile("01.png", shows: .blue)
    XCTAssertEqual(try first.cancel(), .exited(1))

    let index = try overwrite(home.cache.appending("photo-picker"))
    try overwrite(home.cache.appending("thumbnails"))
    let second = try pick(library.root) { $0.home = home }
    try second.tiles(count: 3)
    try second.waitUntilTile("01.png", shows: .blue)
    try second.toggle("02.png")
    try assertDone(second, prints: [paths[1]])
    if index > 0 {
      assertMessages(second.standardError)
      XCTAssertEqual(second.standardError.lines.count, 1, second.standardError.text)
    }
  }

  /// Fills all files below a folder with bytes that mean nothing, and gives their number.
  @discardableResult
  private func overwrite(_ folder: ByteString) throws -> Int {
    guard Files.exists(folder) else { return 0 }
    return try Files.names(in: folder).reduce(0) { count, name in
      let path = folder.appending(name)
      if (try? Files.names(in: path)) != nil { return count + (try overwrite(path)) }
      try Files.write([UInt8](repeating: 0xa5, count: 3000), to: path)
      return count + 1
    }
  }

  func testTwoPickersAtOnce() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(6)
    let home = try PickerHome()
    let one = try pick(library.root) { $0.home = home }
    let other = try pick(library.root) { $0.home = home }
    try one.tiles(count: 6)
    try other.tiles(count: 6)
    try one.toggle("01.png", "02.png")
    try other.toggle("06.png")
    try one.waitUntilDone(counts: 2)
    try other.waitUntilDone(counts: 1)
    try assertDone(other, prints: [paths[5]])
    try assertDone(one, prints: [paths[0], paths[1]])
    XCTAssertEqual(one.standardError, "")
    XCTAssertEqual(other.standardError, "")
  }

  func testHeartsThatCannotBeKeptAreSaidInTheWindow() throws {
    let library = try makeLibrary()
    try library.addNumbered(2)
    let home = try PickerHome()
    // What is no folder can hold no file, not even for root.
    try Files.write([1], to: home.data.appending("photo-picker"))
    let picker = try pick(library.root) { $0.home = home }
    try picker.tiles(count: 2)
    try picker.focus()
    try Keyboard.press("f")
    try picker.waitUntil("a notice") { root in
      root.descendants.contains {
        $0.has(.showing) && $0.name.hasPrefix("Favorites cannot be written to ")
      }
    }
    XCTAssertEqual(try picker.cancel(), .exited(1))
    XCTAssertEqual(picker.standardError.lines.count, 1, picker.standardError.text)
  }
}
