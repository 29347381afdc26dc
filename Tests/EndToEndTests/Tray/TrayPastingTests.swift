import TestSupport
import XCTest

/// What is dropped on the tray or pasted into it.
final class TrayPastingTests: TrayTestCase {
  private func pasted(_ picker: Picker) -> [ByteString] {
    let folder = picker.home.data.appending("photo-picker/pasted")
    return ((try? Files.names(in: folder)) ?? []).map { folder.appending($0) }
  }

  func testAPictureBecomesAPNG() throws {
    let picker = try compose(makeLibrary().root)
    let picture = PNG.encode(.flat(.green, width: 120, height: 80))
    try paste("image/png", picture, into: picker)
    try picker.waitUntil("a photo in the tray") { _ in picker.trayTiles().count == 1 }
    let file = try XCTUnwrap(pasted(picker).first)
    XCTAssertTrue(file.text.hasSuffix(".png"), file.text)
    XCTAssertEqual(try Files.read(file).bytes, picture)
    try paste("image/png", picture, into: picker)
    try picker.waitUntil("two photos") { _ in picker.trayTiles().count == 2 }
    XCTAssertEqual(Set(pasted(picker)).count, 2)
    let status = try picker.finish()
    XCTAssertEqual(status, .exited(0))
    XCTAssertEqual(Set(picker.standardOutput.lines), Set(pasted(picker).map(\.text)))
  }

  func testAPictureThatNobodyGotIsNotKept() throws {
    let picker = try compose(makeLibrary().root)
    try paste("image/png", PNG.encode(.flat(.green)), into: picker)
    try picker.waitUntil("a photo in the tray") { _ in picker.trayTiles().count == 1 }
    try Keyboard.press("Escape")
    try picker.button("Leave").act()
    XCTAssertEqual(try picker.wait(), .exited(1))
    XCTAssertEqual(pasted(picker), [])
  }

  func testAllTheFormsInWhichFilesAreNamed() throws {
    let library = try makeLibrary()
    let names: [ByteString] = [
      "a b.png", "c%d.png", ByteString([0x66, 0xff, 0x2e, 0x70, 0x6e, 0x67]),
    ]
    let paths = try names.map { try library.addPNG($0) }
    let picker = try compose(makeLibrary(name: "empty").root)
    let uri = "file://\(library.root.text)/"
    try paste(
      "x-special/gnome-copied-files", Array("cut\n\(uri)a%20b.png".utf8), into: picker)
    try picker.waitUntilTray(is: ["a b.png"])
    try paste("text/uri-list", Array("# one\r\n\(uri)c%25d.png\r\n".utf8), into: picker)
    try picker.waitUntilTray(is: ["a b.png", "c%d.png"])
    try paste("UTF8_STRING", paths[2].bytes, into: picker)
    try picker.waitUntilTray(is: ["a b.png", "c%d.png", "f\u{fffd}.png"])
    // Once more changes nothing.
    try paste("UTF8_STRING", paths[0].bytes + [0x0a] + paths[1].bytes, into: picker)
    XCTAssertTrue(Polling.holds { picker.trayTiles().count == 3 })
    try assertDone(picker, prints: paths)
  }

  func testWhatCannotBeAddedIsRefusedInWords() throws {
    let library = try makeLibrary()
    let text = try library.add("notes.txt", data: Array("words".utf8))
    try library.add("movie.mp4", data: Array("no film".utf8))
    let picker = try compose(library.root)
    try paste([text], into: picker)
    _ = try picker.thing(named: "notes.txt is not of a kind that can be chosen here")
    try paste([library.path("movie.mp4")], into: picker)
    _ = try picker.thing(named: "movie.mp4 is not of a kind that can be chosen here")
    try paste([library.path("none.png")], into: picker)
    _ = try picker.thing(named: "There is no file none.png")
    try paste("text/uri-list", Array("https://example.org/a.png\r\n".utf8), into: picker)
    _ = try picker.thing(named: "Only files on this computer can be added")
    try paste("UTF8_STRING", Array("some words".utf8), into: picker)
    _ = try picker.thing(named: "There is no photo to add")
    try paste("image/png", Array("no picture".utf8), into: picker)
    _ = try picker.thing(named: "There is no photo to add")
    XCTAssertEqual(picker.trayTiles().count, 0)
    XCTAssertEqual(pasted(picker), [])
  }

  func testOnlyTheTypesThatAreAskedFor() throws {
    let library = try makeLibrary()
    let (png, jpeg) = (try library.addPNG("a.png"), try library.addJPEG("b.jpg"))
    let picker = try compose("--mime=image/jpeg", library.root)
    try paste([png, jpeg], into: picker)
    try picker.waitUntilTray(is: ["b.jpg"])
    _ = try picker.thing(named: "a.png is not of a kind that can be chosen here")
  }

  func testFilesAreDropped() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(2)
    let picker = try compose(makeLibrary(name: "empty").root)
    let source = try pick(library.root)
    try source.toggle("02.png", "01.png")
    try drop(from: source, counting: "2 selected", into: picker)
    try picker.waitUntilTray(is: ["02.png", "01.png"])
    XCTAssertEqual(try source.cancel(), .exited(1))
    try assertDone(picker, prints: [paths[1], paths[0]])
  }
}
