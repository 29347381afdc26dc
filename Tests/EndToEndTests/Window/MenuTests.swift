import TestSupport
import XCTest

/// The menu, and the folders of the library in it.
final class MenuTests: WindowTestCase {
  func testTheKeyOpensTheMenuWithTheFolders() throws {
    let (library, other) = (try makeLibrary(name: "first"), try makeLibrary(name: "second"))
    try library.addNumbered(2)
    try other.addNumbered(1)
    let picker = try pick(library.root, other.root)
    try picker.tiles(count: 3)
    try picker.focus()
    _ = try picker.button("Menu")
    try Keyboard.press("F10")
    try picker.waitUntil("the menu, with both folders") { root in
      let shown = root.descendants.filter { $0.has(.showing) }.map(\.name)
      return ["Add Folder…", "first", "second"].allSatisfy(shown.contains)
    }
    XCTAssertFalse(picker.shows("Remove first"), "it is the caller's")
    try Keyboard.press("Escape")
    XCTAssertTrue(Polling.until { !picker.shows("Add Folder…") })
    XCTAssertTrue(picker.program.isRunning)
  }

  func testTheSizeOfThePhotosAndWhatThereIsToKnow() throws {
    let library = try makeLibrary()
    try library.addNumbered(2)
    let picker = try pick(library.root)
    try picker.tiles(count: 2)
    try picker.focus()
    let before = try XCTUnwrap(picker.tile("01.png").frame?.width)
    try Keyboard.press("F10")
    try picker.button("Larger Photos").act()
    XCTAssertTrue(Polling.until { (try? picker.tile("01.png").frame?.width) ?? 0 > before })
    try picker.button("Smaller Photos").act()
    XCTAssertTrue(Polling.until { (try? picker.tile("01.png").frame?.width) == before })
    try picker.button("About Photo Picker").act()
    for text in ["Photo Picker", "0.1.0", "Look through your albums and pick photos"] {
      _ = try picker.thing(named: text)
    }
    _ = try picker.waitFor("licence") { root in
      root.first { $0.name.contains("MIT License") && $0.has(.showing) }
    }
    try picker.button("Close").act()
    try picker.waitUntil("no window but the picker's") { $0.all(role: .dialog).isEmpty }
    try Keyboard.press("F10")
    try picker.button("Keyboard Shortcuts").act()
    _ = try picker.thing(named: "Select all")
  }

  func testTheFoldersOfTheSettingsCanBeRemoved() throws {
    let (pictures, added) = (try makeLibrary(name: "pictures"), try makeLibrary(name: "added"))
    try pictures.addPNG("one.png")
    try added.addPNG("two.png")
    let home = try PickerHome()
    try home.setPictures(pictures.root)
    try home.setSettings("library-folders=['file://\(added.root.text)']")
    let picker = try pick { $0.home = home }
    try picker.tiles(count: 2)
    try picker.focus()
    try Keyboard.press("F10")
    _ = try picker.button("Add Folder…")
    XCTAssertFalse(picker.shows("Remove pictures"))
    try picker.button("Remove added").act()
    try picker.tiles(count: 1)
    XCTAssertEqual(picker.tiles().map(\.name), ["one.png"])
    XCTAssertTrue(Files.exists(added.path("two.png")))
    XCTAssertEqual(try picker.cancel(), .exited(1))
    let again = try pick { $0.home = home }
    try again.tiles(count: 1)
  }

  func testAFolderOfTheSettingsThatIsNotThereIsSaidAndComesBack() throws {
    let (pictures, added) = (try makeLibrary(name: "pictures"), try makeLibrary(name: "added"))
    try pictures.addPNG("one.png")
    let home = try PickerHome()
    try home.setPictures(pictures.root)
    let card = added.path("card")
    try home.setSettings("library-folders=['file://\(card.text)']")
    let picker = try pick { $0.home = home }
    try picker.tiles(count: 1)
    try picker.focus()
    try Keyboard.press("F10")
    _ = try picker.button("Remove card")
    XCTAssertTrue(picker.shows("card (cannot be read)"))
    try Keyboard.press("Escape")
    XCTAssertEqual(try picker.cancel(), .exited(1))
    assertMessages(picker.standardError, naming: [card.text])
    XCTAssertEqual(picker.standardError.lines.count, 1)
    // It comes while the window is open.
    let again = try pick { $0.home = home }
    try again.tiles(count: 1)
    try added.addPNG("card/two.png")
    try again.tiles(count: 2)
    XCTAssertEqual(try again.cancel(), .exited(1))
    XCTAssertEqual(again.standardError, "")
  }
}
