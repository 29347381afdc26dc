import TestSupport
import XCTest

/// A test of the page on which a photo is edited.
class EditTestCase: PreviewTestCase {
  /// A picker whose first photo is about to be edited, with the keys.
  func edit(_ library: TestLibrary, _ options: ByteString..., tiles count: Int = 1) throws -> Picker
  {
    let picker = try pick { $0.arguments += options + [library.root] }
    try picker.tiles(count: count)
    try picker.focus()
    try Keyboard.press("Home", "p", "e")
    try picker.waitUntilEditing()
    return picker
  }

  /// What an independent program says of a picture.
  func identify(_ path: ByteString, _ format: ByteString = "%m %w×%h") throws -> String {
    try Program.run(["identify", "-format", format, path]).text
  }

  /// The colour of a pixel, as an independent program sees it: red, green and blue up to 255.
  func pixel(_ x: Int, _ y: Int, of path: ByteString) throws -> String {
    let parts = ["r", "g", "b"].map { "%[fx:round(255*p{\(x),\(y)}.\($0))]" }
    return try Program.run(
      ["convert", path, "-format", "\(parts.joined(separator: " "))", "info:"]
    ).text
  }

  /// Presses Done, and gives the one path that is printed.
  func finish(_ picker: Picker) throws -> ByteString {
    let status = try picker.finish()
    XCTAssertEqual(status, .exited(0), picker.standardError.text)
    XCTAssertEqual(picker.standardError, "")
    return ByteString(picker.standardOutput.bytes.dropLast())
  }

  /// It is a copy by that name, in a folder of its own.
  func assertCopy(
    _ path: ByteString, of picker: Picker, named name: String, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let parts = path.text.split(separator: "/")
    XCTAssertTrue(
      path.text.hasPrefix(picker.home.data.text + "/photo-picker/edited/"), path.text, file: file,
      line: line)
    XCTAssertEqual(parts.last.map(String.init), name, file: file, line: line)
  }

  /// The files below the folder of copies.
  func copies(in home: PickerHome) -> [String] {
    let folder = home.data.appending("photo-picker/edited")
    let folders = (try? Files.names(in: folder)) ?? []
    return folders.flatMap { own in
      ((try? Files.names(in: folder.appending(own))) ?? []).map(\.text)
    }
  }
}

extension Picker {
  /// Waits until a picture can be edited.
  func waitUntilEditing(apply: String = "Apply") throws {
    try waitUntil("page to edit a photo") { root in
      root.all(role: .pushButton).contains { $0.name == apply && $0.has(.sensitive) }
    }
  }

  /// Waits until what is edited has so many pixels: `300 × 200`.
  func waitUntilEdited(_ size: String) throws {
    try waitUntil("picture of \(size)") { root in
      root.all(role: .image).first?.description.hasPrefix(size + " ") ?? false
    }
  }

  /// Applies what was done, and waits until the preview is back.
  func apply(_ name: String, button: String = "Apply") throws {
    try self.button(button).act()
    try waitUntilBack(name)
  }

  /// Waits until the preview is back.
  func waitUntilBack(_ name: String) throws {
    try waitUntil("preview of “\(name)” after it was edited") { root in
      root.all(role: .image).map(\.name) == [name] && root.all(role: .checkBox).count == 1
    }
  }

  func shape(_ name: String) throws -> Accessible {
    try waitFor("shape “\(name)”") { root in
      root.all(role: .radioButton).first { $0.name == name }
    }
  }
}
