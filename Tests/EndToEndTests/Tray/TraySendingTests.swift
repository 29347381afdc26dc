import TestSupport
import XCTest

/// How large the photos of the tray are given away, and whether they tell where they were taken.
final class TraySendingTests: ExportTestCase {
  private func compose(_ language: Language = .english) throws -> (Picker, ByteString) {
    let library = try makeLibrary()
    let photo = try library.addJPEG(
      "a.jpg", .flat(.red, width: 2000, height: 1000), exif: Self.exif(orientation: 1))
    var launch = Picker.Launch([
      "--print-selection", "--compose", "--copy-to=\(folder)", "--select=\(photo)", library.root,
    ])
    launch.language = language
    let picker = try Picker(launch)
    try picker.waitUntilTray(is: ["a.jpg"])
    return (picker, photo)
  }

  private func choose(_ name: String, _ role: Role, in picker: Picker) throws {
    try picker.waitFor("“\(name)”") { $0.find(role: role, name: name) }.act()
  }

  private func total(_ photo: ByteString) throws -> Int { try Files.read(photo).bytes.count }

  func testTheChoiceHoldsForWhatComesOut() throws {
    let (picker, photo) = try compose()
    let before = try total(photo)
    try picker.button("Size and Location").act()
    try choose("Small (640 pixels)", .radioButton, in: picker)
    try choose("Without Location", .checkBox, in: picker)
    // What is told is what then comes out.
    var sum: String?
    _ = Polling.until {
      sum =
        Accessible.application(processID: picker.program.processID)?
        .first { $0.name.hasSuffix(" in all") && !$0.name.hasPrefix("…") && $0.has(.showing) }?.name
      return sum != nil && sum != "\(before) bytes in all"
    }
    try picker.doneButton().act()
    XCTAssertEqual(try picker.wait(), .exited(0), picker.standardError.text)
    let copy = folder.appending("a.jpg")
    XCTAssertEqual(picker.standardOutput, lines([copy]))
    XCTAssertEqual(try seen(copy, "%wx%h"), "640x320")
    XCTAssertEqual(try self.told(copy, "GPSLatitude", "Make"), ["-", "Canon"])
    XCTAssertEqual(try self.told(photo, "GPSLatitude").count, 1)
    XCTAssertNotEqual(try self.told(photo, "GPSLatitude"), ["-"])
    let length = try total(copy)
    XCTAssertTrue(sum?.contains(Self.text(length)) ?? false, "\(sum ?? "none"), not \(length)")
  }

  /// As the window writes it.
  private static func text(_ bytes: Int) -> String {
    bytes < 1000 ? "\(bytes) bytes" : "\((Double(bytes) / 100).rounded() / 10) kB"
  }

  func testTheChoiceInChinese() throws {
    let (picker, _) = try compose(.chinese)
    try picker.button("大小与位置").act()
    try choose("小（640 像素）", .radioButton, in: picker)
    try choose("不含位置信息", .checkBox, in: picker)
    try picker.doneButton().act()
    XCTAssertEqual(try picker.wait(), .exited(0), picker.standardError.text)
    XCTAssertEqual(try seen(folder.appending("a.jpg"), "%w"), "640")
  }
}
