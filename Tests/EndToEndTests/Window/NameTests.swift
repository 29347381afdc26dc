import TestSupport
import XCTest

/// Names that programs stumble over are shown and come out byte for byte.
final class NameTests: WindowTestCase {
  private static let latin1 = ByteString(Array("caf".utf8) + [0xe9] + Array(".png".utf8))
  private static let composed: ByteString = "caf\u{e9}.png"
  private static let decomposed: ByteString = "cafe\u{301}.png"
  private static let rightToLeft: ByteString = "\u{202e}gpj.png"
  private static let names: [ByteString] = [
    "two  words.png", "new\nline.png", "<b>&amp;.png", "-dash.png", "--max=1.png", "100%.png",
    "quote'\"\\.png", latin1, composed, decomposed, rightToLeft,
  ]

  private func library(_ names: [ByteString] = names) throws -> TestLibrary {
    let library = try makeLibrary()
    for (index, name) in names.enumerated() {
      try library.addPNG(name, modified: TestLibrary.start - index * 60)
    }
    return library
  }

  func testComeOutByteForByte() throws {
    let library = try library()
    let picker = try pick("-0", library.root)
    let tiles = try picker.tiles(count: Self.names.count)
    // In an order that is not the grid's: from the last to the first.
    for (checked, tile) in tiles.reversed().enumerated() {
      try tile.act()
      try picker.waitUntilDone(counts: checked + 1)
    }
    XCTAssertEqual(try picker.finish(), .exited(0))
    let paths = Self.names.reversed().map { library.path($0) }
    XCTAssertEqual(picker.standardOutput, nullTerminated(paths))
  }

  func testAreShownAsTheyAre() throws {
    let library = try library()
    let picker = try pick(library.root)
    try picker.tiles(count: Self.names.count)
    let plain: [ByteString] = [
      "two  words.png", "<b>&amp;.png", "-dash.png", "--max=1.png", "100%.png", "quote'\"\\.png",
      Self.composed, Self.decomposed,
    ]
    for name in plain { _ = try picker.tile(name.text) }
    _ = try picker.tile("caf\u{fffd}.png")
  }

  func testEachShowsItsOwnPicture() throws {
    let library = try makeLibrary()
    try library.addPNG(Self.composed, .flat(.red))
    try library.addPNG(Self.decomposed, .flat(.green))
    try library.addPNG(Self.latin1, .flat(.blue))
    let picker = try pick("-0", library.root)
    try picker.tiles(count: 3)
    try picker.waitUntilTile(Self.composed.text, shows: .red)
    try picker.waitUntilTile(Self.decomposed.text, shows: .green)
    try picker.waitUntilTile("caf\u{fffd}.png", shows: .blue)
  }

  func testNamesThatDifferOnlyInNormalisationAreTwo() throws {
    let library = try makeLibrary()
    try library.addPNG(Self.composed)
    let decomposed = try library.addPNG(Self.decomposed)
    let picker = try pick("-0", library.root)
    try picker.tiles(count: 2)
    try picker.toggle(Self.decomposed.text)
    try picker.waitUntilDone(counts: 1)
    XCTAssertFalse(try picker.tile(Self.composed.text).isChecked)
    XCTAssertEqual(try picker.finish(), .exited(0))
    XCTAssertEqual(picker.standardOutput, nullTerminated([decomposed]))
  }

  func testNewlineEndsLinesWithAdvice() throws {
    let library = try library(["new\nline.png"])
    let picker = try pick(library.root)
    try picker.tiles(count: 1)[0].act()
    _ = try picker.finish()
    try assertCouldNotRun(picker, naming: "-0")
  }

  func testPreselectionByOddNames() throws {
    let names: [ByteString] = [Self.decomposed, "-dash.png", Self.latin1]
    let library = try library(Self.names)
    let picker = try pick(
      "-0", "--select=\(names[0])", "--select=\(names[1])", "--select=\(names[2])", "--", "."
    ) { $0.workingFolder = library.root }
    try picker.waitUntilDone(counts: 3)
    XCTAssertEqual(try picker.finish(), .exited(0))
    XCTAssertEqual(picker.standardOutput, nullTerminated(names.map { library.path($0) }))
  }

  func testFoldersWithOddNames() throws {
    let folder = ByteString([UInt8(ascii: "-"), 0xff, UInt8(ascii: "\n"), UInt8(ascii: "<")])
    let library = try makeLibrary(name: folder)
    let path = try library.addPNG("a.png")
    let picker = try pick("-0", "--", folder) { $0.workingFolder = library.root.folder }
    try picker.toggle("a.png")
    XCTAssertEqual(try picker.finish(), .exited(0))
    XCTAssertEqual(picker.standardOutput, nullTerminated([path]))
  }
}
