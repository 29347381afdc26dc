import Glibc
import TestSupport
import XCTest

/// Files that come, change and go while the window is open.
final class LiveTests: WindowTestCase {
  func testAFileThatIsAddedAppearsWithinAboutASecond() throws {
    let library = try makeLibrary()
    try library.addNumbered(3)
    let picker = try pick(library.root)
    try picker.tiles(count: 3)
    try picker.toggle("02.png")
    let began = ContinuousClock.now
    let added = try library.addPNG("new.png", .flat(.red))
    _ = try picker.tile("new.png")
    let took = ContinuousClock.now - began
    // A busy machine; a second is what it takes at most on an idle one.
    XCTAssertLessThan(took, .seconds(3))
    try picker.waitUntilTile("new.png", shows: .red)
    try picker.waitUntilTile("02.png", isChecked: true)
    try picker.toggle("new.png")
    try picker.waitUntilDone(counts: 2)
    try assertDone(picker, prints: [library.path("02.png"), added])
  }

  func testTheAlbumsFollow() throws {
    let library = try makeLibrary()
    try library.addNumbered(2, in: "one")
    let picker = try pick(library.root)
    _ = try picker.album("one")
    try library.addNumbered(3, in: "two")
    try picker.waitUntil("album “two”") { _ in
      picker.albums().contains("two, 3 photos") && picker.albums().contains("All Photos, 5 photos")
    }
    Files.removeAll(library.path("one"))
    try picker.waitUntil("window without album “one”") { _ in
      let albums = picker.albums()
      return albums.contains("All Photos, 3 photos") && !albums.contains { $0.hasPrefix("one") }
    }
    XCTAssertEqual(try picker.cancel(), .exited(1))
  }

  func testADeletedFileLeavesTheSelection() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(3)
    let picker = try pick(library.root)
    try picker.toggle("01.png", "02.png")
    try picker.waitUntilDone(counts: 2)
    try Files.remove(paths[0])
    try picker.tiles(count: 2)
    try picker.waitUntilDone(counts: 1)
    _ = try picker.button("Got It")
    try assertDone(picker, prints: [paths[1]])
    assertMessages(picker.standardError, naming: ["01.png"])
  }

  func testARenamedFileStaysChecked() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(3)
    let picker = try pick(library.root)
    try picker.toggle("03.png", "02.png")
    try picker.waitUntilDone(counts: 2)
    XCTAssertEqual(rename(paths[2].text, library.path("renamed.png").text), 0)
    try picker.waitUntilTile("renamed.png", isChecked: true)
    try picker.tiles(count: 3)
    try picker.waitUntilDone(counts: 2)
    try assertDone(picker, prints: [library.path("renamed.png"), paths[1]])
    XCTAssertEqual(picker.standardError, "")
  }

  func testARenamedFolderKeepsItsPhotosChecked() throws {
    let library = try makeLibrary()
    try library.addNumbered(2, in: "old")
    let picker = try pick(library.root)
    try picker.toggle("02.png", "01.png")
    try picker.waitUntilDone(counts: 2)
    XCTAssertEqual(rename(library.path("old").text, library.path("new").text), 0)
    _ = try picker.album("new")
    try picker.waitUntilDone(counts: 2)
    try assertDone(
      picker, prints: [library.path("new/02.png"), library.path("new/01.png")])
    XCTAssertEqual(picker.standardError, "")
  }

  func testAFileThatIsWrittenSlowlyIsShownWhole() throws {
    let library = try makeLibrary()
    try library.addNumbered(1)
    let picker = try pick(library.root)
    try picker.tiles(count: 1)
    let whole = JPEG.encode(.flat(.red, width: 600, height: 600))
    let path = library.path("slow.jpg")
    // Half of it, and then nothing for so long that it is looked at.
    try Files.write(Array(whole.prefix(whole.count / 2)), to: path)
    _ = try picker.tile("slow.jpg")
    try Files.write(whole, to: path)
    try picker.waitUntilTile("slow.jpg", shows: .red)
    XCTAssertEqual(try picker.cancel(), .exited(1))
  }

  func testAFileThatIsOverwrittenIsShownAnew() throws {
    let library = try makeLibrary()
    try library.addPNG("a.png", .flat(.red))
    let picker = try pick(library.root)
    try picker.waitUntilTile("a.png", shows: .red)
    try library.addPNG("a.png", .flat(.blue))
    try picker.waitUntilTile("a.png", shows: .blue)
    try library.addPNG(".other.png", .flat(.green))
    XCTAssertEqual(rename(library.path(".other.png").text, library.path("a.png").text), 0)
    try picker.waitUntilTile("a.png", shows: .green)
    XCTAssertEqual(try picker.cancel(), .exited(1))
  }

  func testALibraryThatComesBack() throws {
    let library = try makeLibrary()
    try library.addNumbered(2)
    let picker = try pick(library.root)
    try picker.tiles(count: 2)
    let away = "\(library.root)-away"
    XCTAssertEqual(rename(library.root.text, away), 0)
    try picker.tiles(count: 0)
    XCTAssertEqual(rename(away, library.root.text), 0)
    try picker.tiles(count: 2)
    XCTAssertEqual(try picker.cancel(), .exited(1))
  }

  func testAThousandFilesComeAreRenamedAndGo() throws {
    let library = try makeLibrary()
    let first = try library.addPNG("first.png", modified: TestLibrary.start)
    let picker = try pick(library.root)
    try picker.toggle("first.png")
    let picture = PNG.encode(.flat(.blue))
    for number in 0..<1000 {
      try library.add("new/\(number).png", data: picture, modified: TestLibrary.start + number)
    }
    _ = try picker.waitFor("1,001 photos") { _ in
      picker.albums().contains("All Photos, 1001 photos") ? true : nil
    }
    try picker.openAlbum("new")
    try picker.toggle("999.png")
    for number in 0..<1000 {
      let name = library.path("new/\(number).png").text
      XCTAssertEqual(rename(name, library.path("new/r\(number).png").text), 0)
    }
    try picker.waitUntilTile("r999.png", isChecked: true)
    try picker.waitUntilDone(counts: 2)
    for number in 0..<999 { try Files.remove(library.path("new/r\(number).png")) }
    _ = try picker.waitFor("two photos") { _ in
      picker.albums().contains("All Photos, 2 photos") ? true : nil
    }
    try assertDone(picker, prints: [first, library.path("new/r999.png")])
    XCTAssertEqual(picker.standardError, "")
  }

  func testWhereWatchesRunOutTheWindowLooksAgainOnFocus() throws {
    let surroundings = Surroundings.fewWatches(0)
    try XCTSkipUnless(surroundings.arePossible, "user namespaces are not allowed here")
    let library = try makeLibrary()
    try library.addNumbered(2)
    let other = try makeLibrary()
    let picker = try pick(library.root) { $0.surroundings = surroundings }
    try picker.tiles(count: 2)
    try library.addPNG("new.png")
    XCTAssertTrue(Polling.holds(for: .seconds(1)) { picker.tiles().count == 2 }, "no watch tells")
    let elsewhere = try pick(other.root)
    try elsewhere.focus()
    try picker.focus()
    try picker.tiles(count: 3)
    XCTAssertEqual(try elsewhere.cancel(), .exited(1))
    XCTAssertEqual(try picker.cancel(), .exited(1))
  }
}
