import TestSupport
import XCTest

/// Going from album to album, in a wide window and in a narrow one.
final class AlbumTests: WindowTestCase {
  private func travels() throws -> TestLibrary {
    let library = try makeLibrary()
    for (index, name) in (["Berlin/a.png", "Berlin/b.png", "Rome/c.png"] as [ByteString])
      .enumerated()
    {
      try library.addPNG(name, modified: TestLibrary.start - index)
    }
    return library
  }

  func testSelectionSurvivesAnotherAlbum() throws {
    let library = try travels()
    let picker = try pick(library.root)
    try picker.tiles(count: 3)
    try picker.openAlbum("Berlin")
    try picker.tiles(count: 2)
    try picker.toggle("b.png")
    try picker.openAlbum("Rome")
    try picker.tiles(count: 1)
    try picker.toggle("c.png")
    try picker.waitUntilDone(counts: 2)
    try picker.openAlbum("Berlin")
    try picker.tiles(count: 2)
    try picker.waitUntilChecked(["b.png"])
    try picker.openAlbum("All Photos")
    try picker.tiles(count: 3)
    try picker.waitUntilChecked(["b.png", "c.png"])
    try assertDone(picker, prints: [library.path("Berlin/b.png"), library.path("Rome/c.png")])
  }

  func testFoldersOfOneNameTellWhereTheyLie() throws {
    let library = try makeLibrary()
    try library.addPNG("Berlin/Night/a.png")
    try library.addPNG("Rome/Night/b.png")
    try library.addPNG("Rome/Day/c.png")
    let picker = try pick(library.root)
    try picker.tiles(count: 3)
    let expected = ["1 photo", "1 photo in Berlin", "1 photo in Rome"]
    try picker.waitUntil("rows that say \(expected)") { root in
      root.all(role: .label).map(\.name).filter { $0.hasPrefix("1 photo") }.sorted() == expected
    }
  }

  func testNarrowWindowGoesBackToTheAlbums() throws {
    let library = try travels()
    let picker = try pick(library.root)
    try picker.tiles(count: 3)
    try picker.toggle("a.png")
    try picker.xWindow().resize(width: 360, height: 640)
    try picker.button("Back").click()
    try picker.waitUntil("narrow album list") { root in
      root.all(role: .checkBox).allSatisfy { !Self.isInside($0, width: 360) }
    }
    try picker.openAlbum("Rome")
    try picker.waitUntilTile("c.png", isChecked: false)
    try picker.toggle("c.png")
    try assertDone(picker, prints: [library.path("Berlin/a.png"), library.path("Rome/c.png")])
  }

  func testTheOpenAlbumCanBeEnteredAgain() throws {
    let library = try travels()
    let picker = try pick(library.root)
    try picker.tiles(count: 3)
    try picker.xWindow().resize(width: 360, height: 640)
    try picker.button("Back").click()
    try picker.waitUntil("narrow album list") { root in
      root.all(role: .checkBox).allSatisfy { !Self.isInside($0, width: 360) }
    }
    try picker.openAlbum("All Photos")
    try picker.waitUntil("tiles in the narrow window") { root in
      root.all(role: .checkBox).contains { Self.isInside($0, width: 360) }
    }
  }

  /// A tile that has slid away may still be in the tree, beyond the edge of the window.
  private static func isInside(_ thing: Accessible, width: Int) -> Bool {
    guard let frame = thing.frame else { return false }
    return frame.x >= 0 && frame.x + frame.width <= width
  }

  func testNarrowEscapeGoesBackAndThenCancels() throws {
    let library = try travels()
    let picker = try pick(library.root)
    try picker.tiles(count: 3)
    try picker.xWindow().resize(width: 360, height: 640)
    _ = try picker.button("Back")
    try picker.focus()
    try Keyboard.press("Escape")
    XCTAssertTrue(Polling.holds { picker.program.isRunning })
    try Keyboard.press("Escape")
    try assertCancelled(picker)
  }

  func testOpensTheAlbumThatIsAskedFor() throws {
    let library = try travels()
    let picker = try pick("--album=folder:\(library.path("Rome"))", library.root)
    try picker.tiles(count: 1)
    XCTAssertEqual(picker.tiles().map(\.name), ["c.png"])
  }

  func testOpensTheAlbumByItsTitle() throws {
    let library = try travels()
    let picker = try pick("--album=Berlin", library.root)
    try picker.tiles(count: 2)
  }

  func testAlbumsStandByTheirCount() throws {
    let library = try travels()
    try library.addPNG("Rome/Screenshots/d.png", modified: TestLibrary.start - 9)
    let picker = try pick(library.root)
    try picker.tiles(count: 4)
    try picker.waitUntilAlbums(are: [
      "All Photos, 4 photos", "Recently Added, 4 photos", "Berlin, 2 photos",
      "Screenshots, 1 photo", "Rome, 1 photo", "Screenshots, 1 photo",
    ])
  }

  func testAnAlbumThatThereIsNotIsSaid() throws {
    let library = try travels()
    let picker = try pick("--album=Paris", library.root)
    try picker.tiles(count: 3)
    try picker.waitUntil("a notice") { _ in picker.shows("There is no album “Paris”") }
    try picker.button("Got It").act()
    XCTAssertEqual(try picker.cancel(), .exited(1))
    XCTAssertEqual(picker.standardError, "photo-picker: There is no album “Paris”\n")
  }

  func testAnAlbumInWhichNothingIsIsSaid() throws {
    let library = try travels()
    let picker = try pick("--album=selfies", library.root)
    try picker.tiles(count: 3)
    let text = "There are no photos in the album “Selfies”"
    try picker.waitUntil("a notice") { _ in picker.shows(text) }
    XCTAssertEqual(try picker.cancel(), .exited(1))
    XCTAssertEqual(picker.standardError, "photo-picker: \(text)\n")
  }
}
