import TestSupport
import XCTest

/// `--list-albums`, without a display.
final class AlbumListTests: PickerTestCase {
  private func trip() throws -> TestLibrary {
    let library = try makeLibrary(name: "trip")
    try library.addNumbered(3)
    try library.addPNG("Screenshots/a.png")
    return library
  }

  func testLines() throws {
    let library = try trip()
    let outcome = try run("--list-albums", library.root)
    XCTAssertEqual(outcome.status, .exited(0))
    XCTAssertEqual(outcome.errors, "")
    XCTAssertEqual(
      outcome.output,
      lines([
        "all\t4\tAll Photos", "recent\t4\tRecently Added", "folder:\(library.root)\t3\ttrip",
        "screenshots\t1\tScreenshots", "folder:\(library.path("Screenshots"))\t1\tScreenshots",
      ]))
  }

  func testJSON() throws {
    let library = try trip()
    let outcome = try run("--list-albums", "--format=json", library.root)
    XCTAssertEqual(outcome.status, .exited(0))
    let text = try JSONText(outcome.output)
    XCTAssertEqual(text.keys, ["version", "albums"])
    XCTAssertEqual(text["version"], .number("1"))
    let albums = try XCTUnwrap(text["albums"]).elements
    XCTAssertEqual(albums.map(\.keys), Array(repeating: ["id", "title", "count"], count: 5))
    XCTAssertEqual(albums[0]["id"], .string("all"))
    XCTAssertEqual(albums[0]["title"], .string("All Photos"))
    XCTAssertEqual(albums[0]["count"], .number("4"))
    XCTAssertEqual(albums[2]["id"], .string("folder:\(library.root)"))
  }

  func testTitlesInChinese() throws {
    let library = try trip()
    for (language, titles) in [
      (Language.chinese, ["所有照片", "最近添加", "屏幕快照"]),
      (.taiwanese, ["所有照片", "最近加入", "截圖"]),
    ] {
      let outcome = try run("--list-albums", library.root) { $0.language = language }
      for title in titles {
        XCTAssertTrue(outcome.output.text.contains("\t\(title)\n"), outcome.output.text)
      }
    }
  }

  func testScreenshotsByName() throws {
    let library = try makeLibrary()
    let path = try library.addPNG("Screenshot from 2024-05-01 10-20-30.png")
    try library.addPNG("a.png")
    let outcome = try run("--list-photos=screenshots", library.root)
    XCTAssertEqual(outcome.status, .exited(0), outcome.errors.text)
    XCTAssertEqual(outcome.output, lines([path]))
  }

  func testEmptyAlbumsAreNotShown() throws {
    let library = try makeLibrary()
    try library.addFolder("empty")
    let outcome = try run("--list-albums", library.root)
    XCTAssertEqual(outcome.status, .exited(0))
    XCTAssertEqual(outcome.output, "")
  }

  func testFilterCounts() throws {
    let library = try makeLibrary()
    try library.addPNG("a.png")
    try library.addJPEG("b.jpg")
    let outcome = try run("--list-albums", "--mime=image/png", library.root)
    XCTAssertEqual(outcome.output.lines.first, "all\t1\tAll Photos")
  }
}
