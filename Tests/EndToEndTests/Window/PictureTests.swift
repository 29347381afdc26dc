import Glibc
import TestSupport
import XCTest

/// Each tile shows its own picture, upright.
final class PictureTests: WindowTestCase {
  func testTileShowsThePicture() throws {
    let library = try makeLibrary()
    try library.addPNG("red.png", .flat(.red))
    try library.addJPEG("green.jpg", .flat(.green))
    let picker = try pick(library.root)
    try picker.waitUntilTile("red.png", shows: .red)
    try picker.waitUntilTile("green.jpg", shows: .green)
  }

  func testAllOrientationsStandUpright() throws {
    let library = try makeLibrary()
    for orientation in 1...8 {
      try library.addJPEG(
        "\(orientation).jpg", .quarters(width: 320, height: 320),
        exif: EXIF(orientation: orientation))
    }
    let picker = try pick(library.root)
    try picker.tiles(count: 8)
    for orientation in 1...8 {
      try picker.waitUntilTile("\(orientation).jpg", shows: Self.quarters)
    }
  }

  /// A picture that is not square fills the tile, cropped to its centre.
  func testWidePictureIsCroppedToItsCentre() throws {
    let library = try makeLibrary()
    try library.addJPEG(
      "wide.jpg", .quarters(width: 640, height: 160), exif: EXIF(orientation: 6))
    let picker = try pick(library.root)
    try picker.waitUntilTile("wide.jpg", shows: Self.quarters)
  }

  func testThumbnailOfAChangedFileIsNotShown() throws {
    let library = try makeLibrary()
    try library.addPNG("a.png", .flat(.red), modified: TestLibrary.start)
    let home = try PickerHome()
    let first = try pick(library.root) { $0.home = home }
    try first.waitUntilTile("a.png", shows: .red)
    XCTAssertEqual(try first.cancel(), .exited(1))

    try library.addPNG("a.png", .flat(.blue), modified: TestLibrary.start + 60)
    let second = try pick(library.root) { $0.home = home }
    try second.waitUntilTile("a.png", shows: .blue)
  }

  func testASecondStartOpensNoPicture() throws {
    let library = try makeLibrary()
    let paths = try library.addNumbered(4) + library.addNumbered(4, in: "folder")
    let home = try PickerHome()
    let first = try pick(library.root) { $0.home = home }
    for name in ["01.png", "04.png"] { try first.waitUntilTile(name, shows: .blue) }
    // Reading begins soon after the first screen, and what it gives is kept.
    let index = home.cache.appending("photo-picker/index.db")
    try first.waitUntil("index") { _ in Files.exists(index) }
    usleep(1_500_000)
    XCTAssertEqual(try first.cancel(), .exited(1))

    let opened = try OpenCounter(paths)
    let second = try pick(library.root) { $0.home = home }
    for name in ["01.png", "04.png"] { try second.waitUntilTile(name, shows: .blue) }
    usleep(1_500_000)
    XCTAssertEqual(try second.cancel(), .exited(1))
    XCTAssertFalse(opened.wasOpened())
  }

  private static let quarters: [(Double, Double, RGB)] = [
    (0.3, 0.3, .red), (0.7, 0.4, .green), (0.3, 0.7, .blue), (0.7, 0.7, .white),
  ]
}
