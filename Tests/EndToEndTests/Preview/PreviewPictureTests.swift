import TestSupport
import XCTest

/// What the preview shows of a photo.
final class PreviewPictureTests: PreviewTestCase {
  private static let quarters: [(Double, Double, RGB)] = [
    (0.4, 0.4, .red), (0.6, 0.4, .green), (0.4, 0.6, .blue), (0.6, 0.6, .white),
  ]

  func testThePictureIsUpright() throws {
    let library = try makeLibrary()
    for orientation in 1...8 {
      try library.addJPEG(
        "\(orientation).jpg", .quarters(width: 640, height: 480),
        exif: EXIF(orientation: orientation), modified: TestLibrary.start - orientation)
    }
    let picker = try pickWithFocus("--sort=name", library.root, tiles: 8)
    try Pointer.park()
    try Keyboard.press("p")
    for orientation in 1...8 {
      try picker.waitUntilPreview("\(orientation).jpg", shows: Self.quarters)
      try Keyboard.press("Right")
    }
  }

  /// All of a wide picture is seen, where its tile shows the middle alone.
  func testThePictureIsWhole() throws {
    let library = try makeLibrary()
    var wide = Picture.quarters(width: 1600, height: 160)
    wide.topLeft = .blue
    try library.addPNG("wide.png", wide)
    let picker = try pickWithFocus(library.root, tiles: 1)
    try Keyboard.press("p")
    try picker.waitUntilPreview(
      "wide.png", shows: [(0.02, 0.49, .blue), (0.98, 0.49, .green), (0.98, 0.51, .white)])
  }

  func testZoomAndPan() throws {
    let library = try makeLibrary()
    try library.addPNG("large.png", .quarters(width: 1600, height: 1200))
    let picker = try pickWithFocus(library.root, tiles: 1)
    try Pointer.park()
    try Keyboard.press("p")
    try picker.waitUntilPreview("large.png", shows: Self.quarters)
    let picture = try picker.waitUntilPreviewed("large.png")
    let frame = try XCTUnwrap(picture.frame)
    try Keyboard.press("1")
    try picker.waitUntil("own size") { root in
      root.all(role: .pushButton).contains {
        $0.name == "Whole Picture" && $0.description == "100 %"
      }
    }
    let (middle, aside) = (frame.point(0.5, 0.3), frame.point(0.2, 0.3))
    try picker.waitUntilPreview("large.png", shows: [(0.45, 0.3, .red), (0.55, 0.3, .green)])
    try Pointer.drag(from: middle, to: aside)
    try picker.waitUntilPreview("large.png", shows: [(0.3, 0.3, .green), (0.45, 0.3, .green)])
    try Pointer.scroll(.down, at: frame.point(0.6, 0.3), count: 12)
    try Keyboard.press("0")
    try picker.waitUntilPreview("large.png", shows: Self.quarters)
    // The part that the pointer is on comes closer.
    try Pointer.scroll(.up, at: frame.point(0.35, 0.35), count: 12)
    try picker.waitUntilPreview("large.png", shows: [(0.3, 0.3, .red), (0.7, 0.6, .red)])
  }

  /// At its own size each pixel is seen, where the whole picture had one for several.
  func testItIsFinerAtItsOwnSize() throws {
    let library = try makeLibrary()
    var picture = Picture.flat(.red, width: 1600, height: 1200)
    picture.bars = Picture.Bars(rows: 6, columns: 6)
    try library.addPNG("fine.png", picture)
    let picker = try pickWithFocus(library.root, tiles: 1)
    try Pointer.park()
    try Keyboard.press("p")
    try picker.waitUntilPreview("fine.png", shows: [(0.5, 0.3, .red)])
    try Keyboard.press("1")
    let frame = try XCTUnwrap(picker.waitUntilPreviewed("fine.png").frame)
    for _ in 0..<4 { try Pointer.drag(from: frame.point(0.2, 0.2), to: frame.point(0.9, 0.85)) }
    // The last of the black rows, and the first of the red ones.
    let (x, y) = (frame.x + frame.width / 3, frame.y)
    var seen: [RGB?] = []
    let isFine = Polling.until {
      seen = (4...7).map { Screen.color(at: Point(x: x, y: y + $0)) }
      return seen == [.black, .black, .red, .red]
    }
    XCTAssertTrue(isFine, "\(seen)")
  }

  /// What the numbers in a file mean is said by its profile.
  func testThePictureHasItsColours() throws {
    let library = try makeLibrary()
    let red = Picture.flat(RGB(0xea3323), width: 320, height: 240)
    try library.add("wide.png", data: PNG.encode(red, profile: DisplayP3.profile))
    let picker = try pickWithFocus(library.root, tiles: 1)
    try picker.waitUntilTile("wide.png", shows: .red)
    try Keyboard.press("p")
    try picker.waitUntilPreview("wide.png", shows: [(0.5, 0.4, .red)])
  }

  func testABrokenPictureTellsWhy() throws {
    let library = try makeLibrary()
    try library.add("broken.jpg", data: Array("no picture".utf8), modified: TestLibrary.start)
    try library.addPNG("whole.png", .flat(.green), modified: TestLibrary.start - 60)
    let picker = try pickWithFocus(library.root, tiles: 2)
    try Keyboard.press("p")
    try picker.waitUntilPreviewed("broken.jpg")
    _ = try picker.thing(named: "This picture is damaged")
    try Keyboard.press("1", "plus", "Right")
    try picker.waitUntilPreview("whole.png", shows: [(0.5, 0.5, .green)])
    XCTAssertFalse(picker.shows("This picture is damaged"), picker.situation)
  }

  func testFacts() throws {
    let library = try makeLibrary()
    let path = try library.addPNG(
      "01.png", .flat(.red, width: 12, height: 8), modified: TestLibrary.start)
    try library.add("broken.jpg", data: Array("no".utf8), modified: TestLibrary.start - 60)
    let picker = try pickWithFocus(library.root, tiles: 2)
    try Keyboard.press("p", "i")
    for text in ["12 × 8", library.root.text, "January 1, 2024, 00:00:00"] {
      _ = try picker.thing(named: text)
    }
    XCTAssertTrue(picker.shows("\(try Files.read(path).bytes.count) bytes"), picker.situation)
    // What is not known of a photo has no line, least of all that of another photo.
    try Keyboard.press("Right")
    for text in ["This picture is damaged", "2 bytes"] { _ = try picker.thing(named: text) }
    XCTAssertFalse(picker.shows("Dimensions") || picker.shows("12 × 8"), picker.situation)
    try Keyboard.press("Left", "i")
    try picker.waitUntil("no facts") { root in
      root.all(role: .label).allSatisfy { $0.name != "12 × 8" }
    }
  }

  func testAPhotoThatVanishesGivesWayToTheNext() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(3)
    let picker = try pickWithFocus(library.root, tiles: 3)
    try Keyboard.press("p", "Right")
    try picker.waitUntilPreviewed("02.png")
    try Files.remove(paths[1])
    try Keyboard.press("space", "Right")
    try picker.waitUntilPreviewed("03.png")
    try Keyboard.press("space")
    try assertDone(picker, prints: [paths[2]])
  }
}
