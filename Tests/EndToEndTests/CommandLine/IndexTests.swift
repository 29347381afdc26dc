import Glibc
import TestSupport
import XCTest

/// What the program remembers from one start to the next.
final class IndexTests: PickerTestCase {
  private func list(_ library: TestLibrary, in home: PickerHome) throws -> Outcome {
    try run("--list-photos=all", "--format=json", library.root) { $0.home = home }
  }

  func testTheSecondStartOpensNoPicture() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(20) + library.addNumbered(30, in: "folder")
    let home = try PickerHome()
    let first = try run("--list-photos=all", library.root) { $0.home = home }
    XCTAssertEqual(first.status, .exited(0))
    let opened = try OpenCounter(paths)
    let second = try run("--list-photos=all", library.root) { $0.home = home }
    XCTAssertEqual(second.output, first.output)
    XCTAssertFalse(opened.wasOpened())
    XCTAssertEqual(second.errors, "")
    try library.addPNG("01.png", .flat(.green))
    _ = try run("--list-photos=all", library.root) { $0.home = home }
    XCTAssertTrue(opened.wasOpened(), "one that changed is read again")
  }

  func testABrokenIndexIsSaidOnce() throws {
    let library = try makeLibrary()
    try library.addNumbered(3)
    let home = try PickerHome()
    let first = try list(library, in: home)
    let index = home.cache.appending("photo-picker/index.db")
    try Files.write([UInt8](repeating: 7, count: 9000), to: index)
    let second = try list(library, in: home)
    XCTAssertEqual(second.output, first.output)
    XCTAssertEqual(second.status, .exited(0))
    assertMessages(second.errors, naming: ["index"])
    XCTAssertEqual(second.errors.lines.count, 1)
    XCTAssertEqual(try list(library, in: home).errors, "")
  }

  /// With photos of the library in its Trash, some of them in a folder that was deleted as a whole.
  private func home(with library: TestLibrary) throws -> PickerHome {
    let home = try PickerHome()
    let trash = home.data.appending("Trash")
    let picture = PNG.encode(.flat(.red))
    let names = (0..<40).map { "\($0).png" } + ["folder"]
    for folder in ["info", "files", "files/folder"] {
      try Files.makeFolder(trash.appending("\(folder)"))
    }
    for name in names {
      let text = "[Trash Info]\nPath=\(library.path("gone/\(name)"))\n"
      try Files.write(Array(text.utf8), to: trash.appending("info/\(name).trashinfo"))
      if name != "folder" { try Files.write(picture, to: trash.appending("files/\(name)")) }
    }
    for number in 0..<5 {
      try Files.write(picture, to: trash.appending("files/folder/\(number).png"))
    }
    return home
  }

  func testKilledAtAnyMoment() throws {
    let library = try makeLibrary()
    for folder in 0..<12 { try library.addNumbered(40, in: "\(folder)") }
    let began = ContinuousClock.now
    let whole = try list(library, in: try home(with: library))
    let time = ContinuousClock.now - began
    XCTAssertEqual(whole.status, .exited(0))
    for round in 0..<50 {
      let home = try home(with: library)
      var launch = Picker.Launch(["--list-photos=all", library.root])
      launch.display = nil
      launch.home = home
      let picker = try Picker(launch)
      // Moments that cover the whole of the first indexing evenly, in an order that jumps about.
      let moment = time * Double((round * 17) % 50) / 50
      usleep(UInt32(moment.components.attoseconds / 1_000_000_000_000))
      picker.program.send(SIGKILL)
      _ = try picker.wait()
      let next = try list(library, in: home)
      XCTAssertEqual(next.status, .exited(0), "round \(round)")
      XCTAssertEqual(next.output, whole.output, "round \(round)")
      XCTAssertEqual(next.errors, "", "round \(round)")
      let albums = try run("--list-albums", library.root) { $0.home = home }
      XCTAssertTrue(albums.output.text.contains("recently-deleted\t45\t"), albums.output.text)
    }
  }
}
