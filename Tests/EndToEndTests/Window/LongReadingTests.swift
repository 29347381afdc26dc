import TestSupport
import XCTest

/// A library that takes long to read.
final class LongReadingTests: WindowTestCase {
  func testItIsAnnouncedOnce() throws {
    let library = try makeLibrary()
    let data = JPEG.encode(.flat(.red), exif: EXIF(make: "Canon"))
    for number in 0..<25_000 {
      try library.add("\(number % 20)/\(number).jpg", data: data, modified: TestLibrary.start)
    }
    for (language, name) in [
      (Language.english, "Reading photos"), (.chinese, "正在读取照片"),
    ] { try isAnnouncedOnce(library, language, name) }
  }

  private func isAnnouncedOnce(
    _ library: TestLibrary, _ language: Language, _ name: String
  ) throws {
    let announcements = try Announcements()
    let picker = try pick(library.root) { $0.language = language }
    let strip = try picker.waitFor("progress") { root in
      root.all(role: .progressBar).first
    }
    XCTAssertEqual(strip.name, name)
    let isTold = Polling.until { told(announcements).count > 0 }
    XCTAssertTrue(isTold, "\(announcements.texts)")
    try picker.waitUntil("the end of reading") { $0.all(role: .progressBar).isEmpty }
    XCTAssertEqual(told(announcements).count, 1, "\(announcements.texts)")
  }

  private func told(_ announcements: Announcements) -> [String] {
    announcements.texts.filter {
      ["Reading photos: ", "正在读取照片："].contains(where: $0.hasPrefix)
        || [" photos found", " 张照片"].contains(where: $0.hasSuffix)
    }
  }
}
