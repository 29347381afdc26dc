import Glibc
import TestSupport
import XCTest

/// Copies that cannot be made, or are not wanted any more.
final class ExportProblemTests: ExportTestCase {
  func testWhereOneCannotBeMadeThereIsNone() throws {
    let library = try makeLibrary()
    let photos = [
      try library.addPNG("a.png", .quarters()),
      try library.add("text.jpg", data: Array("no picture".utf8)),
      try library.addPNG("b.png", .quarters()),
    ]
    let picker = try picker(choosing: photos, ["--resize=16", "--copy-to=\(folder)"])
    try picker.doneButton().act()
    try assertCouldNotRun(picker, naming: "text.jpg", "leave it out")
    XCTAssertFalse(Files.exists(folder))
  }

  /// Nobody learns of copies whose paths cannot be printed.
  func testWhereThePathsCannotBeToldNoCopyStays() throws {
    let library = try makeLibrary()
    let photos = [try library.addPNG("a.png"), try library.addPNG("b.png")]
    let place = try TemporaryFolder()
    let gone = place.path.appending("no such folder")
    for options in [["--copy-to=\(folder)"], ["--strip=location"]] as [[ByteString]] {
      let home = try PickerHome()
      try Files.makeFolder(gone)
      let picker = try picker(
        choosing: photos, options + ["--output=\(gone)/result"], home: home)
      try Program.run(["rmdir", gone])
      try picker.doneButton().act()
      try assertCouldNotRun(picker, naming: "no such folder")
      XCTAssertEqual((try? Files.names(in: folder)) ?? [], [])
      let own = home.cache.appending("photo-picker/copies")
      XCTAssertEqual((try? Files.names(in: own)) ?? [], [])
    }
  }

  /// A folder that was made for copies goes with them, and so do those above it.
  func testNoFolderStaysWithoutCopies() throws {
    let library = try makeLibrary()
    let photo = try library.add("text.jpg", data: Array("no picture".utf8))
    try Files.makeFolder(folder)
    let inner = folder.appending("new/newer")
    let picker = try picker(choosing: [photo], ["--resize=16", "--copy-to=\(inner)"])
    try picker.doneButton().act()
    try assertCouldNotRun(picker, naming: "text.jpg")
    XCTAssertEqual(try Files.names(in: folder), [])
  }

  /// What need not be changed need not be a picture.
  func testABrokenPictureIsCopiedAsItIs() throws {
    let library = try makeLibrary()
    let photo = try library.add("text.jpg", data: Array("no picture".utf8))
    XCTAssertEqual(try copies(of: [photo]), [folder.appending("text.jpg")])
  }

  func testTooFewBytes() throws {
    let library = try makeLibrary()
    let photo = try library.add("a.png", data: Noise.png(width: 64, height: 64))
    let picker = try picker(choosing: [photo], ["--max-bytes=20", "--copy-to=\(folder)"])
    try picker.doneButton().act()
    try assertCouldNotRun(picker, naming: "a.png", "--max-bytes")
    XCTAssertFalse(Files.exists(folder))
  }

  func testWhatMovesGoesOnMoving() throws {
    let library = try makeLibrary()
    let photo = try library.add(
      "a.gif", data: GIF.encode([.quarters(), .flat(.red, width: 64, height: 64)]))
    let picker = try picker(choosing: [photo], ["--resize=8", "--copy-to=\(folder)"])
    XCTAssertEqual(try picker.finish(), .exited(0))
    XCTAssertEqual(try Files.read(folder.appending("a.gif")), try Files.read(photo))
    assertMessages(picker.standardError, naming: ["a.gif moves"])
  }

  func testAFileInPlaceOfTheFolder() throws {
    try Files.write([1], to: folder)
    var launch = Picker.Launch(["--print-selection", "--copy-to=\(folder)"])
    launch.arguments.append(try makeLibrary().root)
    try assertCouldNotRun(try Picker(launch), naming: "copies")
  }

  func testCancelWhileCopiesAreMade() throws {
    let picker = try busy()
    try picker.waitUntil("page of progress") { root in
      root.all(role: .label).contains { $0.name == "Making Copies" }
    }
    try picker.button("Cancel").act()
    try assertCancelled(picker)
    XCTAssertFalse(Files.exists(folder))
  }

  func testASignalWhileCopiesAreMade() throws {
    let picker = try busy()
    XCTAssertTrue(Polling.until { Files.exists(folder) })
    picker.program.send(SIGTERM)
    try assertCancelled(picker)
    XCTAssertFalse(Files.exists(folder))
  }

  /// Done is pressed; the first copy is there soon, the second one takes long.
  private func busy() throws -> Picker {
    let library = try makeLibrary()
    let photos = [
      try library.addPNG("a.png", .quarters()),
      try library.add("noise.png", data: Noise.png(width: 2000, height: 1200)),
    ]
    let picker = try picker(
      choosing: photos, ["--convert=webp", "--max-bytes=4k", "--copy-to=\(folder)"])
    try picker.doneButton().act()
    return picker
  }
}
