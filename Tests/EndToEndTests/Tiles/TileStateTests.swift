import TestSupport
import XCTest

/// A tile without a picture says why: to the eye, to the pointer and to a screen reader.
final class TileStateTests: WindowTestCase {
  func testEachReasonIsTold() throws {
    let library = try makeLibrary()
    let reasons: [(ByteString, [UInt8], String)] = [
      ("damaged.jpg", Array("no picture".utf8), "This picture is damaged"),
      ("huge.png", PNG.bomb(), "This picture is too large to show"),
      (
        "unknown.jxl", [0xff, 0x0a, 0xfa, 0x1f, 0x41, 0x91], "This kind of picture cannot be shown"
      ),
      // With a thumbnailer for videos installed or without one.
      ("film.mp4", Movie(frames: 150).bytes, "of this video"),
      ("torn.mp4", Array("no video".utf8), "No picture could be made of this video"),
    ]
    for (index, (name, data, _)) in reasons.enumerated() {
      try library.add(name, data: data, modified: TestLibrary.start - index)
    }
    let picker = try pick("--media=all", library.root)
    try picker.tiles(count: reasons.count)
    for (name, _, reason) in reasons {
      let tile = try picker.tile(name.text)
      try picker.waitUntil("reason of \(name)") { _ in tile.mark.description.contains(reason) }
      XCTAssertEqual(tile.place?.count, reasons.count, tile.mark.description)
      try picker.waitUntilTooltip(over: tile)
    }
    XCTAssertEqual(
      try picker.tile("damaged.jpg").mark.description,
      "January 1, 2024, This picture is damaged, 1 of 5")
  }

  /// Each kind of reason has a sign of its own, and is told from a picture of one colour.
  func testEachReasonHasASign() throws {
    let library = try makeLibrary()
    let files: [(ByteString, [UInt8])] = [
      ("damaged.jpg", Array("no picture".utf8)), ("huge.png", PNG.bomb()),
      ("unknown.jxl", [0xff, 0x0a, 0xfa, 0x1f, 0x41, 0x91]), ("film.mp4", Movie().bytes),
    ]
    for (index, (name, data)) in files.enumerated() {
      try library.add(name, data: data, modified: TestLibrary.start - index)
    }
    let picker = try pick("--media=all", library.root)
    try picker.tiles(count: files.count)
    try Pointer.park()
    // The badge of the video lies outside.
    var signs: [[RGB?]] = []
    for (name, _) in files {
      let tile = try picker.tile(name.text)
      try picker.waitUntil("end of loading") { _ in !tile.mark.description.contains("loading") }
      let frame = try XCTUnwrap(tile.frame)
      var sign: [RGB?] = []
      XCTAssertTrue(
        Polling.until {
          sign = Self.spots.map { Screen.color(at: frame.point($0.0, $0.1)) }
          return Set(sign).count > 1
        }, "\(name) has no sign")
      signs.append(sign)
    }
    XCTAssertEqual(Set(signs).count, files.count)
  }

  /// The ring is white, and so may the picture be.
  func testTheEmptyMarkIsSeenOnAnyPicture() throws {
    let library = try makeLibrary()
    let colors: [(ByteString, RGB)] = [
      ("black.png", .black), ("grey.png", .gray),
      ("white.png", .white),
    ]
    for (name, color) in colors { try library.addPNG(name, .flat(color, width: 64, height: 64)) }
    let picker = try pick("--sort=name", library.root)
    try picker.tiles(count: colors.count)
    try Pointer.park()
    for (name, color) in colors {
      try picker.waitUntilTile(name.text, shows: color)
      // From the picture beside it to the middle of the mark.
      let mark = try XCTUnwrap(picker.tile(name.text).mark.frame)
      let middle = Point(x: mark.x + mark.width - 18, y: mark.y + 18)
      let line = (8...18).compactMap { Screen.color(at: Point(x: middle.x - $0, y: middle.y)) }
      let contrast = line.map { $0.contrast(to: color) }.max() ?? 0
      XCTAssertGreaterThan(contrast, 3, "\(name): \(line)")
    }
  }

  /// A net over the middle of a tile.
  private static let spots: [(Double, Double)] = (0..<625).map { index in
    let (row, column) = (Double(index / 25), Double(index % 25))
    return (0.28 + column * 0.018, 0.3 + row * 0.017)
  }
}

extension Picker {
  /// Waits until the pointer over the tile is told something. What, no screen reader can tell: GTK keeps
  /// tooltips out of the tree.
  fileprivate func waitUntilTooltip(over tile: Tile) throws {
    let center = try tile.center()
    try Pointer.park()
    try waitUntil("end of the tooltip before") { _ in !hasTooltip }
    // It has to rest for a tooltip to come, after it has moved over the tile.
    try Pointer.move(to: center)
    try Pointer.move(to: Point(x: center.x + 3, y: center.y))
    try waitUntil("tooltip over “\(tile.name)”") { _ in hasTooltip }
  }

  private var hasTooltip: Bool { XWindow.count(of: program.processID) > 1 }
}
