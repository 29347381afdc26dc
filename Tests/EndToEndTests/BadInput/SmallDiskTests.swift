import TestSupport
import XCTest

/// A disk that becomes full while thumbnails are kept.
final class SmallDiskTests: WindowTestCase {
  func testNothingIsHalfWritten() throws {
    // The index takes some of it too.
    let surroundings = Surroundings.smallCacheDisk(1500)
    try XCTSkipUnless(surroundings.arePossible, "no right to mount a small disk")
    let library = try makeLibrary()
    for index in 0..<24 {
      let path = library.path("\(index).png")
      // Noise, of which a thumbnail takes some hundred kilobytes.
      try Program.run([
        "convert", "-seed", "\(index)", "-size", "400x300", "xc:gray", "+noise", "Random", path,
      ])
      try Files.setModified(TestLibrary.start + index, of: path)
    }
    let home = try PickerHome()
    let picker = try pick(library.root) {
      $0.home = home
      $0.surroundings = surroundings
    }
    try picker.tiles(count: 24)
    XCTAssertTrue(Polling.until { !picker.standardError.lines.isEmpty })
    // As the picker sees it.
    let cache: ByteString = "/proc/\(picker.program.processID)/root\(home.cache)"
    let folder = cache.appending("thumbnails/large")
    let names = try Files.names(in: folder)
    XCTAssertFalse(names.isEmpty)
    XCTAssertLessThan(names.count, 24)
    for name in names {
      XCTAssertTrue(name.text.hasSuffix(".png"), name.text)
      let bytes = try Files.read(folder.appending(name)).bytes
      XCTAssertEqual(bytes.suffix(8), [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82], name.text)
    }
    assertMessages(picker.standardError)
    XCTAssertEqual(picker.standardError.lines.count, 1, picker.standardError.text)
    XCTAssertEqual(try picker.cancel(), .exited(1))
  }
}
