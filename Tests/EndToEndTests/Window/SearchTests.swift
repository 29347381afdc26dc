import TestSupport
import XCTest

/// Search and filter, by the keys and by the button.
final class SearchTests: WindowTestCase {
  private func travels() throws -> TestLibrary {
    let library = try makeLibrary()
    try library.addPNG("Berlin/tower.png", modified: TestLibrary.start)
    try library.addPNG("Berlin/Étage.png", modified: TestLibrary.start - 60 * 86_400)
    try library.addPNG("Rome/tower.png", modified: TestLibrary.start - 400 * 86_400)
    try library.addPNG("Rome/\u{957f}\u{57ce}.png", modified: TestLibrary.start - 401 * 86_400)
    return library
  }

  private func search(_ text: String, in picker: Picker) throws {
    try picker.focus()
    try Keyboard.press("ctrl+f")
    try picker.waitUntil("focus on the search") { root in
      root.first { $0.has(.focused) && $0.name == "Search" } != nil
    }
    try Keyboard.press("ctrl+a", "BackSpace")
    try Keyboard.type(text)
  }

  func testTheLimitMessageDoesNotLieOverWhatIsFound() throws {
    let library = try travels()
    let picker = try pick("--max=1", "--album=Berlin", library.root)
    try picker.tiles(count: 2)
    try picker.focus()
    try Keyboard.press("ctrl+a")
    _ = try picker.thing(named: Language.english.limit(1))
    try Keyboard.press("ctrl+f")
    XCTAssertTrue(Polling.until { !picker.shows(Language.english.limit(1)) })
    try picker.waitUntilDone(counts: 1)
  }

  func testFindsInTheWholeLibraryAsOneTypes() throws {
    let library = try travels()
    let picker = try pick("--album=Berlin", library.root)
    try picker.tiles(count: 2)
    for (text, names) in [
      ("tow", ["tower.png", "tower.png"]), ("etage", ["Étage.png"]), ("rome tower", ["tower.png"]),
      ("2024", ["tower.png"]), ("january 2024", ["tower.png"]), ("2023-11", ["Étage.png"]),
      ("nov", ["Étage.png", "tower.png", "长城.png"]),
    ] {
      try search(text, in: picker)
      try picker.waitUntil("what “\(text)” finds: \(names)") { _ in
        picker.tiles().map(\.name).sorted() == names.sorted()
      }
    }
    _ = try picker.thing(named: "Search Results")
  }

  func testWhatIsFoundIsChosenLikeAnyPhoto() throws {
    let library = try travels()
    let picker = try pick(library.root)
    try picker.tiles(count: 4)
    try picker.toggle("Étage.png")
    try search("rome tower", in: picker)
    try picker.tiles(count: 1)
    try Keyboard.press("Return", "space")
    try picker.waitUntilDone(counts: 2)
    try assertDone(
      picker, prints: [library.path("Berlin/Étage.png"), library.path("Rome/tower.png")])
  }

  func testEscapeGoesBackToTheAlbumAndItsFocus() throws {
    let library = try travels()
    let picker = try pick("--album=Berlin", library.root)
    try picker.tiles(count: 2)
    try picker.focus()
    try Keyboard.press("Right")
    try search("rome", in: picker)
    try picker.waitUntil("the photos of Rome") { _ in picker.tiles().count == 2 }
    try Keyboard.press("Escape")
    try picker.waitUntil("the photos of Berlin, with the focus where it was") { root in
      let focused = root.first { $0.has(.focused) && $0.roleName == Role.checkBox.rawValue }
      return focused?.name == "Étage.png"
    }
    XCTAssertTrue(picker.program.isRunning)
    try Keyboard.press("Escape")
    try assertCancelled(picker)
  }

  func testTheButtonOpensAndEmptyingGoesBack() throws {
    let library = try travels()
    let picker = try pick("--album=Rome", library.root)
    try picker.tiles(count: 2)
    try picker.button("Search").act()
    try picker.focus()
    try Keyboard.type("etage")
    try picker.tiles(count: 1)
    try Keyboard.press("ctrl+a", "BackSpace")
    try picker.tiles(count: 2)
    try picker.button("Search").act()
    try picker.tiles(count: 2)
  }

  func testNothingFoundIsSaid() throws {
    let library = try travels()
    let picker = try pick(library.root)
    try picker.tiles(count: 4)
    try search("no such photo", in: picker)
    _ = try picker.thing(named: "No Photos Found")
    try Keyboard.press("Return")
    XCTAssertTrue(Polling.holds { picker.program.isRunning })
  }

  func testInChinese() throws {
    let library = try travels()
    try library.addPNG("Screenshots/one.png", modified: TestLibrary.start)
    let picker = try pick(library.root) { $0.language = .chinese }
    try picker.tiles(count: 5)
    try picker.button("搜索").act()
    try picker.focus()
    try Keyboard.type("2024-01")
    try picker.tiles(count: 2)
  }
}
