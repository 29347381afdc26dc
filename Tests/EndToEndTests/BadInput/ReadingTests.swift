import TestSupport
import XCTest

/// Who reads the pictures: decoders, which are locked in, and never the process of the window.
final class ReadingTests: WindowTestCase {
  func testTheWindowReadsNoPicture() throws {
    let folder = try TemporaryFolder()
    let log = folder.path.appending("calls")
    let surroundings = Surroundings.tracedReading(log)
    try XCTSkipUnless(surroundings.arePossible, "strace is missing, or not allowed")
    let library = try makeLibrary()
    var exif = EXIF(orientation: 6, make: "A camera")
    exif.preview = JPEG.encode(.quarters(width: 160, height: 120))
    let paths = [
      try library.addPNG(
        "a.png", .flat(.red, width: 300, height: 200), modified: TestLibrary.start),
      try library.addJPEG(
        "b.jpg", .quarters(width: 640, height: 480), exif: exif, modified: TestLibrary.start),
      try library.add(
        "broken.jpg", data: Array("no picture".utf8), modified: TestLibrary.start),
    ]
    let home = try PickerHome()
    for isWarm in [false, true] {
      let picker = try pick(library.root) {
        $0.home = home
        $0.surroundings = surroundings
      }
      try picker.waitUntilTile("a.png", shows: .red)
      try picker.waitUntilTile("b.jpg", shows: [(0.3, 0.3, .red), (0.7, 0.4, .green)])
      try picker.focus()
      try Keyboard.press("Home", "p")
      Polling.sleep(.seconds(1))
      try Keyboard.press("Escape")
      let thumbnails = try Self.thumbnails(in: home)
      XCTAssertEqual(try picker.cancel(), .exited(1))
      let reading = try ReadingLog(log)
      for path in paths {
        let count = reading.count(ofReading: path)
        XCTAssertEqual(count.others, 0, path.text)
        if !isWarm { XCTAssertGreaterThan(count.decoders, 0, path.text) }
      }
      // Any program may have written them.
      for path in thumbnails {
        XCTAssertEqual(reading.count(ofReading: path).others, 0, path.text)
      }
      if isWarm {
        XCTAssertGreaterThan(thumbnails.map { reading.count(ofReading: $0).decoders }.max() ?? 0, 0)
      }
    }
  }

  private static func thumbnails(in home: PickerHome) throws -> [ByteString] {
    let folder = home.cache.appending("thumbnails/large")
    guard Files.exists(folder) else { return [] }
    return try Files.names(in: folder).map { folder.appending($0) }
  }
}
