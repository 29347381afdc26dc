import TestSupport
import XCTest

/// `--format=json`: what it tells of each photo, and in which order.
final class JSONTests: PickerTestCase {
  private func photo(in library: TestLibrary) throws -> JSONText {
    let outcome = try run("--list-photos=all", "--format=json", library.root)
    XCTAssertEqual(outcome.status, .exited(0), outcome.errors.text)
    let text = try JSONText(outcome.output)
    XCTAssertEqual(text.keys, ["version", "photos"])
    XCTAssertEqual(text["version"], .number("1"))
    return try XCTUnwrap(text["photos"]?.elements.first)
  }

  private static let keys = [
    "path", "uri", "mime", "bytes", "width", "height", "taken", "takenFrom", "orientation",
  ]

  func testPhotoOfACamera() throws {
    let library = try makeLibrary()
    let exif = EXIF(
      orientation: 6, dateTimeOriginal: "2024:05:01 10:20:30", subSecTimeOriginal: "250",
      offsetTimeOriginal: "+08:00")
    let data = JPEG.encode(.quarters(width: 48, height: 64), exif: exif)
    let path = try library.add("a b.jpg", data: data)
    let photo = try photo(in: library)
    XCTAssertEqual(photo.keys, Self.keys)
    XCTAssertEqual(photo["path"], .string(path.text))
    XCTAssertEqual(photo["uri"], .string("file://\(library.root)/a%20b.jpg"))
    XCTAssertEqual(photo["mime"], .string("image/jpeg"))
    XCTAssertEqual(photo["bytes"], .number("\(data.count)"))
    XCTAssertEqual(photo["width"], .number("48"))
    XCTAssertEqual(photo["height"], .number("64"))
    XCTAssertEqual(photo["taken"], .string("2024-05-01T10:20:30.250+08:00"))
    XCTAssertEqual(photo["takenFrom"], .string("exif"))
    XCTAssertEqual(photo["orientation"], .number("6"))
  }

  func testTimeWithoutAnOffsetHasNone() throws {
    let library = try makeLibrary()
    try library.addJPEG("a.jpg", exif: EXIF(dateTimeOriginal: "2024:05:01 10:20:30"))
    let photo = try photo(in: library)
    XCTAssertEqual(photo["taken"], .string("2024-05-01T10:20:30"))
    XCTAssertEqual(photo["takenFrom"], .string("exif"))
  }

  func testTimeOfTheFile() throws {
    let library = try makeLibrary()
    try library.addPNG("a.png", modified: TestLibrary.start)
    let photo = try photo(in: library)
    XCTAssertEqual(photo.keys, Self.keys)
    XCTAssertEqual(photo["takenFrom"], .string("mtime"))
    guard case .string(let taken) = photo["taken"] else { return XCTFail("no time: \(photo)") }
    XCTAssertTrue(taken.hasPrefix("2024-01-01T00:00:00"), taken)
    XCTAssertEqual(photo["orientation"], .number("1"))
  }

  func testNameThatIsNotUTF8HasNoPath() throws {
    let library = try makeLibrary()
    try library.addPNG(ByteString(Array("caf".utf8) + [0xe9] + Array(".png".utf8)))
    let photo = try photo(in: library)
    XCTAssertEqual(photo.keys, Self.keys)
    XCTAssertEqual(photo["path"], .null)
    XCTAssertEqual(photo["uri"], .string("file://\(library.root)/caf%E9.png"))
  }

  func testNameWithQuotesAndControlCharacters() throws {
    let library = try makeLibrary()
    let path = try library.addPNG("\"\\\n\t\u{1}\u{7f}</script>.png")
    XCTAssertEqual(try photo(in: library)["path"], .string(path.text))
  }

  func testWhatIsNotKnownIsNull() throws {
    let library = try makeLibrary()
    try library.addText("a.jpg")
    let photo = try photo(in: library)
    XCTAssertEqual(photo.keys, Self.keys)
    XCTAssertEqual(photo["width"], .null)
    XCTAssertEqual(photo["height"], .null)
  }

  func testEmptyLibrary() throws {
    let outcome = try run("--list-photos=all", "--format=json", try makeLibrary().root)
    XCTAssertEqual(outcome.status, .exited(0))
    XCTAssertEqual(try JSONText(outcome.output)["photos"], .array([]))
  }
}
