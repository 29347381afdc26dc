import TestSupport
import XCTest

/// What editing does to a photo, as other programs see it.
final class EditTests: EditTestCase {
  func testACropIsPrintedInPlaceOfThePhoto() throws {
    let library = try makeLibrary()
    let path = try library.addPNG("a.png", .quarters(width: 608, height: 400))
    let before = try Files.read(path)
    let picker = try edit(library)
    try picker.waitUntilEdited("608 × 400")
    try picker.shape("1:1").act()
    try picker.waitUntilEdited("400 × 400")
    try picker.apply("a.png")
    try picker.waitUntilPreview("a.png", isChecked: true)
    try picker.waitUntilDone(counts: 1)
    let copy = try finish(picker)
    assertCopy(copy, of: picker, named: "a.png")
    XCTAssertEqual(try identify(copy), "PNG 400×400")
    XCTAssertEqual(try pixel(199, 199, of: copy), "255 0 0")
    XCTAssertEqual(try pixel(200, 199, of: copy), "0 255 0")
    XCTAssertEqual(try pixel(0, 399, of: copy), "0 0 255")
    XCTAssertEqual(try Files.read(path), before)
    XCTAssertEqual(copies(in: picker.home), ["a.png"])
  }

  /// The copy lies in a folder of the picker, of which the user need not know.
  func testTheFolderThatIsToldIsThatOfThePhoto() throws {
    let library = try makeLibrary()
    let path = try library.addPNG("a.png", .quarters(width: 608, height: 400))
    let picker = try edit(library)
    try picker.shape("1:1").act()
    try picker.waitUntilEdited("400 × 400")
    try picker.apply("a.png")
    try Keyboard.press("i")
    _ = try picker.thing(named: "400 × 400 (0.2 megapixels)")
    _ = try picker.thing(named: String(path.text.dropLast("/a.png".count)))
    // Edited once more, it begins with the shape that it has.
    try Keyboard.press("e")
    try picker.waitUntilEditing()
    try picker.waitUntilEdited("400 × 400")
    let square = try picker.shape("1:1")
    XCTAssertTrue(Polling.until { square.has(.checked) })
  }

  /// A JPEG is turned without being compressed anew: its steps of quantization stay, and so does each pixel.
  func testTurningAJPEGLosesNothing() throws {
    let library = try makeLibrary()
    let path = try library.addJPEG("a.jpg", .quarters(width: 96, height: 64))
    let before = try Files.read(path)
    let picker = try edit(library)
    try Keyboard.press("r")
    try picker.waitUntilEdited("64 × 96")
    try picker.apply("a.jpg")
    let copy = try finish(picker)
    assertCopy(copy, of: picker, named: "a.jpg")
    XCTAssertEqual(try identify(copy), "JPEG 64×96")
    let turned = library.root.folder.appending("turned.png")
    try Program.run(["convert", path, "-rotate", "90", turned])
    // Fails where a pixel differs.
    try Program.run(["compare", "-metric", "AE", turned, copy, "null:"])
    let steps: [UInt8] = [0xff, 0xdb, 0, 67, 0] + [UInt8](repeating: 1, count: 64)
    XCTAssertTrue(try contains(copy, steps), "compressed anew")
    XCTAssertEqual(try Files.read(path), before)
  }

  func testAPhotoThatLiesOnItsSideIsEditedUpright() throws {
    let library = try makeLibrary()
    try library.addJPEG("a.jpg", .quarters(width: 96, height: 64), exif: EXIF(orientation: 6))
    let picker = try edit(library)
    try picker.waitUntilEdited("96 × 64")
    try Keyboard.press("f")
    try picker.apply("a.jpg")
    // Left and right are exchanged, so green is at the left.
    try picker.waitUntilPreview("a.jpg", shows: [(0.4, 0.45, .green), (0.6, 0.45, .red)])
    let copy = try finish(picker)
    let upright = library.root.folder.appending("upright.png")
    try Program.run(["convert", copy, "-auto-orient", upright])
    XCTAssertEqual(try identify(upright, "%w×%h"), "96×64")
    XCTAssertTrue(try pixel(80, 10, of: upright).hasPrefix("25"))
  }

  func testACircleIsTransparentOutside() throws {
    let library = try makeLibrary()
    try library.addJPEG("a.jpg", .flat(.red, width: 96, height: 64))
    let picker = try edit(library)
    try picker.shape("Circle").act()
    try picker.waitUntilEdited("64 × 64")
    try picker.apply("a.jpg")
    let copy = try finish(picker)
    assertCopy(copy, of: picker, named: "a.png")
    XCTAssertEqual(try identify(copy), "PNG 64×64")
    XCTAssertEqual(try identify(copy, "%[fx:p{0,0}.a] %[fx:p{32,32}.a]"), "0 1")
    XCTAssertEqual(try identify(copy, "%[channels]"), "srgba")
    XCTAssertTrue(try pixel(32, 32, of: copy).hasPrefix("25"))
  }

  func testStraighteningLeavesNoEmptyCorner() throws {
    let library = try makeLibrary()
    try library.addPNG("a.png", .flat(.red, width: 400, height: 300))
    let picker = try edit(library)
    let slider = try picker.waitFor("slider") { $0.all(role: .slider).first }
    XCTAssertEqual(slider.name, "Straighten")
    try slider.grabFocus()
    try Keyboard.press("Right", "Right", "Right", "Right", "Right", "Left", "Right", "Right")
    try picker.waitUntil("slider at three degrees") { root in
      root.all(role: .slider).first?.description == "3°"
    }
    try picker.apply("a.png")
    let copy = try finish(picker)
    let size = try identify(copy, "%w×%h").split(separator: "×").compactMap { Int($0) }
    XCTAssertTrue((370..<390).contains(size[0]) && abs(size[0] * 3 - size[1] * 4) <= 4, "\(size)")
    for (x, y) in [(0, 0), (size[0] - 1, 0), (0, size[1] - 1), (size[0] - 1, size[1] - 1)] {
      XCTAssertEqual(try pixel(x, y, of: copy), "255 0 0")
    }
  }

  /// The facts of a copy are those of its own file.
  func testJSONTellsOfTheCopy() throws {
    let library = try makeLibrary()
    try library.addPNG("a.png", .quarters(width: 96, height: 64))
    let picker = try edit(library, "--format=json")
    try picker.shape("1:1").act()
    try picker.waitUntilEdited("64 × 64")
    try picker.apply("a.png")
    _ = try picker.finish()
    let photo = try JSONText(picker.standardOutput)["photos"]?.elements.first
    guard case .string(let path)? = photo?["path"] else { return XCTFail("no path") }
    assertCopy("\(path)", of: picker, named: "a.png")
    XCTAssertEqual(photo?["width"], .number("64"))
    XCTAssertEqual(photo?["bytes"], .number(String(try Files.read("\(path)").bytes.count)))
  }

  func testOnlyTheLastCopyIsKeptAndACancelledPickingKeepsNone() throws {
    let library = try makeLibrary()
    try library.addPNG("a.png", .quarters(width: 96, height: 64))
    let picker = try edit(library)
    try Keyboard.press("r")
    try picker.apply("a.png")
    XCTAssertEqual(copies(in: picker.home).count, 1)
    try picker.focus()
    try Keyboard.press("e")
    try picker.waitUntilEditing()
    try Keyboard.press("f")
    try picker.apply("a.png")
    try Keyboard.press("Escape", "Escape")
    try assertCancelled(picker)
    XCTAssertEqual(copies(in: picker.home), [])
  }

  func testWhereNothingCanBeSavedThePageSaysWhy() throws {
    let library = try makeLibrary()
    let path = try library.addPNG("a.png", .quarters(width: 96, height: 64))
    let picker = try edit(library)
    try Files.makeFolder(picker.home.data.appending("photo-picker"))
    try Files.write([], to: picker.home.data.appending("photo-picker/edited"))
    try Keyboard.press("r", "Return")
    _ = try picker.waitFor("reason") { root in
      root.first { $0.name.hasPrefix("The edited copy cannot be saved: ") && $0.has(.showing) }
    }
    try picker.waitUntilEdited("64 × 96")
    try picker.button("Got It").act()
    try picker.button("Cancel").act()
    try picker.button("Discard").act()
    try picker.waitUntilBack("a.png")
    try Keyboard.press("space")
    try assertDone(picker, prints: [path])
  }

  private func contains(_ path: ByteString, _ part: [UInt8]) throws -> Bool {
    let bytes = try Files.read(path).bytes
    return (0...(bytes.count - part.count)).contains {
      bytes[$0..<($0 + part.count)].elementsEqual(part)
    }
  }
}
