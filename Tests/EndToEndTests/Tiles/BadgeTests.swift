import Glibc
import TestSupport
import XCTest

/// Signs on tiles: what moves, and what has a heart. They are read on any picture.
final class BadgeTests: WindowTestCase {
  func testVideosTellHowLongTheyAre() throws {
    let library = try makeLibrary()
    try library.add("short.mp4", data: Movie(frames: 210).bytes, modified: TestLibrary.start)
    try library.add(
      "long.mp4", data: Movie(frames: 3725, frameLength: 600).bytes,
      modified: TestLibrary.start - 60)
    let picker = try pick("--media=videos", library.root)
    for (name, words) in [("short.mp4", "video of 0:07"), ("long.mp4", "video of 1:02:05")] {
      let tile = try picker.tile(name)
      try picker.waitUntil(words) { _ in tile.mark.description.contains(words) }
      try assertSign(in: Self.badge, of: tile, contrast: 4.5)
    }
  }

  func testMovingPicturesAreTold() throws {
    let library = try makeLibrary()
    let frames = [Picture.flat(.white), Picture.flat(.white)]
    try library.add("a.gif", data: GIF.encode(frames), modified: TestLibrary.start)
    try library.add("b.webp", data: WebP.animation(frames), modified: TestLibrary.start - 1)
    try library.add("still.gif", data: GIF.encode([frames[0]]), modified: TestLibrary.start - 2)
    let picker = try pick(library.root)
    try picker.tiles(count: 3)
    for name in ["a.gif", "b.webp"] {
      let tile = try picker.tile(name)
      try picker.waitUntil("moving \(name)") { _ in tile.mark.description.contains("animated") }
      try picker.waitUntilTile(name, shows: .white)
      try assertSign(in: Self.badge, of: tile, contrast: 4.5)
    }
    let still = try picker.tile("still.gif")
    try picker.waitUntilTile("still.gif", shows: .white)
    XCTAssertFalse(still.mark.description.contains("animated"))
    XCTAssertEqual(try contrast(in: Self.badge, of: still), 1, accuracy: 0.05)
  }

  /// Whoever gets such a file learns where it was taken.
  func testPhotosThatTellTheirPlaceAreMarked() throws {
    let library = try makeLibrary()
    var exif = EXIF(make: "Canon")
    exif.place = EXIF.Place(
      [.init(52, 1), .init(30, 1), .init(0, 1)], "N", [.init(13, 1), .init(24, 1), .init(0, 1)], "E"
    )
    try library.addJPEG(
      "told.jpg", .flat(.white), exif: exif, modified: TestLibrary.start)
    try library.addJPEG("silent.jpg", .flat(.white), modified: TestLibrary.start - 1)
    let picker = try pick(library.root)
    try picker.tiles(count: 2)
    for name in ["told.jpg", "silent.jpg"] { try picker.waitUntilTile(name, shows: .white) }
    let told = try picker.tile("told.jpg")
    try picker.waitUntil("place of told.jpg") { _ in
      told.mark.description.contains("with location")
    }
    try assertSign(in: Self.place, of: told, contrast: 3)
    let silent = try picker.tile("silent.jpg")
    XCTAssertFalse(silent.mark.description.contains("location"))
    XCTAssertEqual(try contrast(in: Self.place, of: silent), 1, accuracy: 0.05)
  }

  func testTheHeartIsSeenOnWhiteAndOnBlack() throws {
    let library = try makeLibrary()
    for (index, (name, color)) in [("a.png", RGB.white), ("b.png", RGB(0))].enumerated() {
      try library.addPNG(
        ByteString(Array(name.utf8)), .flat(color), modified: TestLibrary.start - index)
    }
    let picker = try pick(library.root)
    try picker.tiles(count: 2)
    try picker.focus()
    try Keyboard.press("Home", "f", "Right", "f")
    for name in ["a.png", "b.png"] {
      try assertSign(in: Self.heart, of: try picker.tile(name), contrast: 3)
    }
  }

  /// In logical pixels from the corner of the tile where it begins: above, and below; before the end.
  private static let badge = (x: 4...40, y: 4...26)
  private static let heart = (x: 4...32, y: -32 ... -4)
  private static let place = (x: -24 ... -6, y: -24 ... -6)

  private func assertSign(
    in part: (x: ClosedRange<Int>, y: ClosedRange<Int>), of tile: Tile, contrast least: Double,
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try Pointer.park()
    var seen = 0.0
    let isSeen = try Polling.until {
      seen = try contrast(in: part, of: tile)
      return seen >= least
    }
    XCTAssertTrue(isSeen, "\(tile.name): contrast of \(seen)", file: file, line: line)
  }

  /// Between the lightest and the darkest place: WCAG 2.1, "contrast ratio".
  private func contrast(
    in part: (x: ClosedRange<Int>, y: ClosedRange<Int>), of tile: Tile
  ) throws -> Double {
    let frame = try XCTUnwrap(tile.frame)
    let lights = part.y.flatMap { y in
      part.x.compactMap { x in
        Screen.color(
          at: Point(
            x: frame.x + (x < 0 ? frame.width + x : x), y: frame.y + (y < 0 ? frame.height + y : y))
        )?.light
      }
    }
    let (least, most) = (try XCTUnwrap(lights.min()), try XCTUnwrap(lights.max()))
    return (most + 0.05) / (least + 0.05)
  }
}

extension RGB {
  /// WCAG 2.1, "relative luminance".
  fileprivate var light: Double {
    func linear(_ value: UInt8) -> Double {
      let part = Double(value) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
