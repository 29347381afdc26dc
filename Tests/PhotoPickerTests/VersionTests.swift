import Foundation
import PhotoPicker
import Testing

struct VersionTests {
  @Test(arguments: [
    ("meson.build", "version: '\(Version.number)'"),
    ("data/org.photopicker.PhotoPicker.metainfo.xml.in", "<release version=\"\(Version.number)\""),
  ])
  func everyFileNamesTheSame(file: String, text: String) throws {
    let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let contents = try String(contentsOf: project.appendingPathComponent(file), encoding: .utf8)
    #expect(contents.contains(text))
  }
}
