import TestSupport
import XCTest

/// `--list-photos`, without a display.
final class PhotoListTests: PickerTestCase {
  private func list(_ arguments: ByteString..., in library: TestLibrary) throws -> [ByteString] {
    var launch = Picker.Launch(["--list-photos=all", "-0"] + arguments + ["--", library.root])
    launch.display = nil
    let picker = try Picker(launch)
    XCTAssertEqual(try picker.wait(), .exited(0), picker.standardError.text)
    XCTAssertEqual(picker.standardError, "")
    return picker.standardOutput.split(by: "\0")
  }

  func testLines() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(3)
    let outcome = try run("--list-photos=all", library.root)
    XCTAssertEqual(outcome.status, .exited(0))
    XCTAssertEqual(outcome.output, lines(paths))
    XCTAssertEqual(outcome.errors, "")
  }

  func testNull() throws {
    let library = try makeLibrary()
    let latin1 = ByteString(Array("caf".utf8) + [0xe9] + Array(".png".utf8))
    let paths = [
      try library.addPNG("new\nline.png", modified: 9), try library.addPNG(latin1, modified: 8),
    ]
    XCTAssertEqual(try list(in: library), paths)
  }

  func testNewlineEndsLinesWithAdvice() throws {
    let library = try makeLibrary()
    try library.addPNG("new\nline.png")
    try library.addPNG("plain.png")
    assertFailed(try run("--list-photos=all", library.root), with: 3, naming: "-0")
  }

  func testURIs() throws {
    let library = try makeLibrary()
    try library.addPNG("a b;ü.png")
    let outcome = try run("--list-photos=all", "--format=uris", library.root)
    XCTAssertEqual(outcome.status, .exited(0))
    XCTAssertEqual(outcome.output, "file://\(library.root)/a%20b%3B%C3%BC.png\n")
  }

  func testOrders() throws {
    let library = try makeLibrary()
    let two = try library.addPNG("img2.png", .flat(.red, width: 8, height: 8), modified: 5_000_000)
    let ten = try library.addPNG(
      "img10.png", .flat(.red, width: 32, height: 32), modified: 7_000_000)
    let one = try library.addPNG(
      "img1.png", .flat(.red, width: 16, height: 16), modified: 6_000_000)
    XCTAssertEqual(try list(in: library), [ten, one, two])
    XCTAssertEqual(try list("--sort=newest", in: library), [ten, one, two])
    XCTAssertEqual(try list("--sort=oldest", in: library), [two, one, ten])
    XCTAssertEqual(try list("--sort=name", in: library), [one, two, ten])
    XCTAssertEqual(Set(try list("--sort=size", in: library)), [one, two, ten])
  }

  func testNewestIsByTheTimeTaken() throws {
    let library = try makeLibrary()
    let early = try library.addJPEG(
      "early.jpg", exif: EXIF(dateTimeOriginal: "2020:01:01 12:00:00"), modified: 1_900_000_000)
    let late = try library.addJPEG(
      "late.jpg", exif: EXIF(dateTimeOriginal: "2023:01:01 12:00:00"), modified: 1_000_000_000)
    let later = try library.addJPEG(
      "later.jpg",
      exif: EXIF(dateTimeOriginal: "2023:01:01 12:00:00", subSecTimeOriginal: "5"),
      modified: 1_000_000_000)
    XCTAssertEqual(try list(in: library), [later, late, early])
  }

  func testKindsOffered() throws {
    let library = try makeLibrary()
    let png = try library.addPNG("a.png", modified: 2_000_000)
    let jpeg = try library.addJPEG("b.jpg", modified: 1_000_000)
    try library.addText("notes.txt")
    XCTAssertEqual(try list(in: library), [png, jpeg])
    XCTAssertEqual(try list("--mime=IMAGE/Png", in: library), [png])
    XCTAssertEqual(try list("--mime=image/*", in: library), [png, jpeg])
    XCTAssertEqual(try list("--mime=image/png", "--mime=image/jpeg", in: library), [png, jpeg])
    XCTAssertEqual(try list("--mime=image/gif", in: library), [])
    XCTAssertEqual(try list("--media=videos", in: library), [])
  }

  func testHiddenThingsStayOut() throws {
    let library = try makeLibrary()
    let seen = try library.addPNG("seen/a.png")
    for name in [
      ".hidden.png", ".dots/a.png", "quiet/.nomedia", "quiet/a.png", "@eaDir/a.png",
      "seen/@eaDir/a.png",
    ] as [ByteString] {
      try library.addPNG(name)
    }
    XCTAssertEqual(try list(in: library), [seen])
  }

  func testFolderAlbum() throws {
    let library = try makeLibrary()
    try library.addNumbered(2)
    let inner = try library.addPNG("inner/a.png")
    let outcome = try run("--list-photos=folder:\(library.path("inner"))", library.root)
    XCTAssertEqual(outcome.status, .exited(0))
    XCTAssertEqual(outcome.output, lines([inner]))
  }

  func testEmptyLibrary() throws {
    XCTAssertEqual(try list(in: try makeLibrary()), [])
  }

  func testClosedPipe() throws {
    let library = try makeLibrary()
    try library.addNumbered(3)
    let outcome = try run("--list-photos=all", library.root) { $0.output = .closedPipe }
    assertFailed(outcome, with: 3)
  }

  func testOutputFile() throws {
    let (library, folder) = (try makeLibrary(), try TemporaryFolder())
    let paths = try library.addNumbered(2)
    let output = folder.path.appending("list")
    let outcome = try run("--list-photos=all", "--output=\(output)", library.root)
    XCTAssertEqual(outcome.status, .exited(0))
    XCTAssertEqual(outcome.output, "")
    XCTAssertEqual(try Files.read(output), lines(paths))
  }
}
