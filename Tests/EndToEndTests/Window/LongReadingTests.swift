import TestSupport
import XCTest

/// A library that takes long to read.
final class LongReadingTests: WindowTestCase {
  func testItIsAnnouncedOnce() throws {
    let announcements = try Announcements()
    let library = try makeLibrary()
    let data = JPEG.encode(.flat(.red), exif: EXIF(make: "Canon"))
    for number in 0..<25_000 {
      try library.add("\(number % 20)/\(number).jpg", data: data, modified: TestLibrary.start)
    }
    let picker = try pick(library.root)
    let strip = try picker.waitFor("progress") { root in
      root.all(role: .progressBar).first
    }
    XCTAssertEqual(strip.name, "Reading photos")
    let isTold = Polling.until { told(announcements).count > 0 }
    XCTAssertTrue(isTold, "\(announcements.texts)")
    try picker.waitUntil("the end of reading") { $0.all(role: .progressBar).isEmpty }
    XCTAssertEqual(told(announcements).count, 1, "\(announcements.texts)")
  }

  private func told(_ announcements: Announcements) -> [String] {
    announcements.texts.filter {
      $0.hasPrefix("Reading photos: ") || $0.hasSuffix(" photos found")
    }
  }
}
