import TestSupport
import XCTest

/// Texts of the caller, and names of albums, at their limits.
final class TitleTests: WindowTestCase {
  private static let long = String(repeating: "long ", count: 30)

  private func assertIsWide(_ picker: Picker, file: StaticString = #filePath, line: UInt = #line)
    throws
  {
    _ = try picker.tiles(count: 2)
    Polling.sleep(.milliseconds(300))
    XCTAssertTrue(picker.shows("Menu"), picker.situation, file: file, line: line)
    XCTAssertFalse(picker.shows("Back"), picker.situation, file: file, line: line)
  }

  func testALongTitleLeavesTheAlbumsBesideTheGrid() throws {
    let library = try makeLibrary()
    try library.addNumbered(2)
    try assertIsWide(pick("--title=\(Self.long)", library.root))
  }

  func testALongNameOfAnAlbumLeavesTheAlbumsBesideTheGrid() throws {
    let library = try makeLibrary()
    for name in ["1.png", "2.png"] as [ByteString] { try library.addPNG("\(Self.long)/\(name)") }
    let picker = try pick("--album=\(Self.long)", library.root)
    try assertIsWide(picker)
    _ = try picker.thing(named: Self.long)
  }

  func testABlankTextIsNone() throws {
    let library = try makeLibrary()
    try library.addNumbered(2)
    for blank in ["", " \n"] as [ByteString] {
      let picker = try pick("--title=\(blank)", "--accept-label=\(blank)", library.root)
      XCTAssertEqual(try picker.window().name, "Photo Picker")
      try picker.toggle("01.png")
      _ = try picker.button("Done (1)")
    }
  }
}
