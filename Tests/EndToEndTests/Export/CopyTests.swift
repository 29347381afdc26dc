import Glibc
import TestSupport
import XCTest

/// Where copies go, and what they are called.
final class CopyTests: ExportTestCase {
  func testCopiesGoWhereTheyAreWanted() throws {
    let library = try makeLibrary()
    let name = ByteString([0xff, 0x20] + Array("a.png".utf8))
    let photos = [try library.addPNG(name), try library.addPNG("line\nbreak.png", .flat(.red))]
    let paths = try copies(of: photos)
    XCTAssertEqual(paths, [folder.appending(name), folder.appending("line\nbreak.png")])
    for (photo, path) in zip(photos, paths) {
      XCTAssertEqual(try Files.read(path), try Files.read(photo))
    }
    XCTAssertEqual(Set(try Files.names(in: folder)), Set(paths.map(\.name)))
  }

  func testNothingIsOverwritten() throws {
    let (one, other) = (try makeLibrary(name: "one"), try makeLibrary(name: "other"))
    let photos = [
      try one.addPNG("a.png", .flat(.red)), try other.addPNG("a.png", .flat(.green)),
      try other.addJPEG("a.jpg", .flat(.blue)),
    ]
    try Files.makeFolder(folder)
    try Files.write([1, 2, 3], to: folder.appending("a.png"))
    let paths = try copies(of: photos)
    XCTAssertEqual(paths.map(\.name.text), ["a (2).png", "a (3).png", "a.jpg"])
    XCTAssertEqual(try Files.read(folder.appending("a.png")).bytes, [1, 2, 3])
    XCTAssertEqual(try Files.read(paths[0]), try Files.read(photos[0]))
    XCTAssertEqual(try Files.read(paths[1]), try Files.read(photos[1]))
  }

  /// Old ones of those are removed with the next.
  func testWithoutAFolderCopiesHaveOneOfTheirOwn() throws {
    let (library, home) = (try makeLibrary(), try PickerHome())
    let own = home.cache.appending("photo-picker/copies")
    for (name, age) in [("old", 4), ("recent", 1)] as [(ByteString, Int)] {
      try Files.makeFolder(own.appending(name))
      try Files.write([1], to: own.appending(name).appending("a.jpg"))
      try Files.setModified(Int(time(nil)) - age * 86_400, of: own.appending(name))
    }
    let picker = try picker(
      choosing: [try library.addPNG("a.png", .quarters())], ["--resize=32"], home: home)
    XCTAssertEqual(try picker.finish(), .exited(0), picker.standardError.text)
    let path = ByteString(Array(picker.standardOutput.bytes.dropLast()))
    XCTAssertEqual(path.folder.folder, own)
    XCTAssertEqual(path.name, "a.png")
    XCTAssertEqual(try seen(path, "%w"), "32")
    var status = stat()
    XCTAssertEqual(path.folder.withCString { stat($0, &status) }, 0)
    XCTAssertEqual(status.st_mode & 0o7777, 0o700)
    XCTAssertEqual(
      Set(try Files.names(in: own)), [path.folder.name, "recent"])
  }
}
