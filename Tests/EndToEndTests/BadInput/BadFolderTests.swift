import TestSupport
import XCTest

/// Folders that cannot be read, are empty, or lead in circles.
final class BadFolderTests: WindowTestCase {
  func testUnreadableFolderInTheLibrary() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(2)
    try library.addPNG("locked/secret.png")
    try Files.setMode(0, of: library.path("locked"))
    let outcome = try run("--list-photos=all", library.root) { $0.surroundings = .modesCount }
    XCTAssertEqual(outcome.status, .exited(0), outcome.errors.text)
    XCTAssertEqual(outcome.output, lines(paths))

    let picker = try pick(library.root) { $0.surroundings = .modesCount }
    try picker.tiles(count: 2)
    try picker.toggle("02.png")
    try assertDone(picker, prints: [paths[1]])
  }

  func testUnreadableFolderOnTheCommandLineIsNamed() throws {
    let library = try makeLibrary()
    try Files.setMode(0, of: library.root)
    let picker = try pick(library.root) { $0.surroundings = .modesCount }
    try assertCouldNotRun(picker, naming: library.root.text)
  }

  func testUnreadablePicturesFolder() throws {
    let library = try makeLibrary()
    try library.addNumbered(2)
    try Files.setMode(0, of: library.root)
    let home = try PickerHome()
    try home.setPictures(library.root)
    let picker = try pick {
      $0.home = home
      $0.surroundings = .modesCount
    }
    _ = try picker.thing(named: "Cannot read the photo folder")
    XCTAssertEqual(try picker.cancel(), .exited(1))
  }

  func testUnreadableFile() throws {
    let library = try makeLibrary()
    let path = try library.addPNG("locked.png", modified: TestLibrary.start)
    try Files.setMode(0, of: path)
    let picker = try pick(library.root) { $0.surroundings = .modesCount }
    try picker.toggle("locked.png")
    try assertDone(picker, prints: [path])
  }

  func testMissingFolder() throws {
    let library = try makeLibrary()
    let picker = try pick(library.path("nowhere"))
    try assertCouldNotRun(picker, naming: library.path("nowhere").text)
  }

  func testEmptyLibraryOffersToChooseAFolder() throws {
    let picker = try pick(try makeLibrary().root)
    XCTAssertTrue(try picker.button("Choose Folder…").has(.sensitive))
    XCTAssertFalse(try picker.doneButton().has(.sensitive))
    XCTAssertEqual(try picker.cancel(), .exited(1))
  }

  /// The keys are those of what is shown: of the button, and then of the grid.
  func testAnEmptyLibraryThatFillsHasTheKeys() throws {
    let library = try makeLibrary()
    let picker = try pick(library.root)
    let button = try picker.button("Choose Folder…")
    try picker.focus()
    XCTAssertTrue(Polling.until { button.has(.focused) })
    for key in ["Down", "a", "Tab"] { try Keyboard.press(key) }
    let path = try library.addPNG("a.png")
    try picker.tiles(count: 1)
    try Keyboard.press("Home")
    try Keyboard.press("space")
    try picker.waitUntilDone(counts: 1)
    try assertDone(picker, prints: [path])
    XCTAssertEqual(picker.standardError, "")
  }

  func testHomeWithoutAPicturesFolder() throws {
    let picker = try pick()
    _ = try picker.button("Choose Folder…")
    XCTAssertEqual(try picker.cancel(), .exited(1))
  }

  /// A Pictures folder that is the home itself (as xdg-user-dirs writes it where there is none) is
  /// not walked.
  func testHomeAsThePicturesFolder() throws {
    let home = try PickerHome()
    try Files.write(PNG.encode(.flat(.red)), to: home.path.appending("private.png"))
    try Files.write(
      Array("XDG_PICTURES_DIR=\"$HOME/\"\n".utf8), to: home.config.appending("user-dirs.dirs"))
    let outcome = try run("--list-photos=all") { $0.home = home }
    XCTAssertEqual(outcome.status, .exited(0), outcome.errors.text)
    XCTAssertEqual(outcome.output, "")
  }

  func testLinksInCircles() throws {
    let library = try makeLibrary()
    let path = try library.addPNG("a/b/deep.png")
    try library.addLink("a/b/up", to: "../..")
    try library.addLink("a/self", to: ".")
    try library.addLink("ring", to: "ring")
    try library.addLink("one", to: "other")
    try library.addLink("other", to: "one")
    try library.addLink("ring.jpg", to: "ring.jpg")
    let outcome = try run("--list-photos=all", library.root)
    XCTAssertEqual(outcome.status, .exited(0), outcome.errors.text)
    XCTAssertEqual(outcome.output, lines([path]))

    let picker = try pick(library.root)
    try picker.tiles(count: 1)
    try picker.toggle("deep.png")
    try assertDone(picker, prints: [path])
  }

  func testDanglingLinks() throws {
    let library = try makeLibrary()
    let path = try library.addPNG("there.png")
    try library.addLink("gone.jpg", to: "nowhere.jpg")
    try library.addLink("gone", to: "/nowhere")
    let outcome = try run("--list-photos=all", library.root)
    XCTAssertEqual(outcome.status, .exited(0), outcome.errors.text)
    XCTAssertEqual(outcome.output, lines([path]))
  }

  func testFolderNamedLikeAPicture() throws {
    let library = try makeLibrary()
    let path = try library.addPNG("folder.jpg/inside.png")
    try library.addFolder("empty.png")
    let picker = try pick(library.root)
    try picker.tiles(count: 1)
    try picker.toggle("inside.png")
    try assertDone(picker, prints: [path])
  }

  func testVeryDeepFolders() throws {
    let library = try makeLibrary()
    let path = try library.addPNG("\(String(repeating: "d/", count: 24))a.png")
    try library.addFolder("\(String(repeating: "e/", count: 1000))end")
    let outcome = try run("--list-photos=all", library.root)
    XCTAssertEqual(outcome.status, .exited(0), outcome.errors.text)
    XCTAssertEqual(outcome.output, lines([path]))
  }
}
