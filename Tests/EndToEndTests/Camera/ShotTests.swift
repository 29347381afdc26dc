import TestSupport
import XCTest

/// Photos that are taken, and what becomes of them.
final class ShotTests: CameraTestCase {
  func testPhotoIsChosenAndPrinted() throws {
    let picker = try pick(source: Self.red)
    try picker.tiles(count: 3)
    try picker.toggle("02.png")
    try shoot(picker)
    try picker.waitUntilDone(counts: 2)
    let photo = try XCTUnwrap(try photosTaken().first)
    try picker.waitUntilTile(photo.name.text, isChecked: true)
    XCTAssertNotNil(photo.name.text.wholeMatch(of: /IMG_\d{8}_\d{6}\.jpg/), photo.text)
    try assertDone(picker, prints: [try XCTUnwrap(pictures).path("02.png"), photo])
  }

  /// What the photo tells of itself, read by the picker's own reader.
  func testPhotoTellsWhenItWasTaken() throws {
    let picker = try pick(source: Self.red) { $0.variables["TZ"] = "Asia/Shanghai" }
    try shoot(picker)
    try picker.waitUntilDone(counts: 1)
    XCTAssertEqual(try picker.cancel(), .exited(1), picker.standardError.text)
    let photo = try JSONText(list(try XCTUnwrap(try photosTaken().first)))
    XCTAssertEqual(photo["takenFrom"], .string("exif"))
    XCTAssertEqual(photo["orientation"], .number("1"))
    XCTAssertEqual(photo["mime"], .string("image/jpeg"))
    XCTAssertEqual([photo["width"], photo["height"]], [.number("320"), .number("240")])
    guard case .string(let taken) = photo["taken"] else { return XCTFail("no time") }
    XCTAssertTrue(taken.hasSuffix("+08:00"), taken)
  }

  func testPhotoIsOfACamera() throws {
    let picker = try pick(source: Self.red)
    try picker.tiles(count: 3)
    try shoot(picker)
    _ = try picker.album("Camera Roll")
    _ = try picker.album("Camera")
    XCTAssertEqual(try picker.cancel(), .exited(1))
  }

  func testFlippedPhotoIsSeenAsInAMirror() throws {
    let picker = try pick(source: Self.red)
    let camera = try picker.openCamera()
    try camera.press("Flip")
    try camera.press("Take Photo")
    try camera.press("Use Photo")
    try picker.waitUntilDone(counts: 1)
    let photo = try JSONText(list(try XCTUnwrap(try photosTaken().first)))
    XCTAssertEqual(photo["orientation"], .number("2"))
  }

  func testTwoPhotosHaveTwoNames() throws {
    let picker = try pick(source: Self.red)
    for count in 1...2 {
      try shoot(picker)
      try picker.waitUntilDone(counts: count)
    }
    XCTAssertEqual(try photosTaken().count, 2)
    XCTAssertEqual(try picker.finish(), .exited(0))
    XCTAssertEqual(Set(picker.standardOutput.lines), Set(try photosTaken().map(\.text)))
  }

  func testPhotoIsCropped() throws {
    let picker = try pick(source: Self.red)
    try picker.tiles(count: 3)
    let camera = try picker.openCamera()
    try camera.press("Take Photo")
    try camera.press("Crop")
    let shape = try picker.waitFor("shape “1:1”") { root in
      root.all(role: .radioButton).first { $0.name == "1:1" && $0.has(.sensitive) }
    }
    try picker.waitUntilEdited("320 × 240")
    try shape.act()
    try picker.waitUntilEdited("240 × 240")
    try picker.button("Apply").act()
    let photo = try XCTUnwrap(try photosTaken().first)
    try picker.waitUntilTile(photo.name.text, isChecked: true)
    XCTAssertEqual(try picker.finish(), .exited(0))
    let printed = ByteString(picker.standardOutput.bytes.dropLast())
    XCTAssertNotEqual(printed, photo)
    XCTAssertEqual(try Program.run(["identify", "-format", "%w %h", printed]).text, "240 240")
    XCTAssertEqual(try Program.run(["identify", "-format", "%w %h", photo]).text, "320 240")
  }

  func testSinglePhotoIsReplaced() throws {
    let picker = try pick(source: Self.red, "--single")
    try picker.tiles(count: 3)
    try picker.toggle("01.png")
    try shoot(picker)
    let photo = try XCTUnwrap(try photosTaken().first)
    try picker.waitUntilTile(photo.name.text, isChecked: true)
    try assertDone(picker, prints: [photo])
  }

  func testFoldersOfTheCommandLineGetThatOfTheCamera() throws {
    let other = try makeLibrary()
    try other.addNumbered(2)
    let picker = try pick(source: Self.red, folders: [other.root])
    try picker.tiles(count: 2)
    try shoot(picker)
    let photo = try XCTUnwrap(try photosTaken().first)
    try picker.waitUntilTile(photo.name.text, isChecked: true)
    try assertDone(picker, prints: [photo])
  }

  func testFullSelectionOpensNoCamera() throws {
    let picker = try pick(source: Self.red, "--max=2")
    try picker.tiles(count: 3)
    try picker.toggle("01.png", "02.png")
    try picker.button("Take Photo").act()
    _ = try picker.thing(named: Language.english.limit(2))
    XCTAssertTrue(Polling.holds { !picker.hasCamera })
  }

  /// The user goes on in the picker while the camera is open.
  func testSelectionThatFillsMeanwhileTakesNoMore() throws {
    let picker = try pick(source: Self.red, "--max=2")
    try picker.tiles(count: 3)
    try picker.toggle("01.png")
    let camera = try picker.openCamera()
    try camera.press("Take Photo")
    _ = try camera.button("Use Photo")
    try picker.toggle("03.png")
    try camera.press("Use Photo")
    _ = try picker.thing(named: Language.english.limit(2))
    let photo = try XCTUnwrap(try photosTaken().first)
    try picker.waitUntilTile(photo.name.text, isChecked: false)
    let paths = [ByteString("01.png"), "03.png"].compactMap { pictures?.path($0) }
    try assertDone(picker, prints: paths)
  }

  func testVideosAndOtherTypesHaveNoCamera() throws {
    for option in ["--media=videos", "--mime=image/png"] as [ByteString] {
      let picker = try pick(source: Self.red, option)
      _ = try picker.button("Cancel")
      XCTAssertTrue(Polling.holds { !picker.shows("Take Photo") }, option.text)
      XCTAssertEqual(try picker.cancel(), .exited(1))
    }
  }

  private func list(_ photo: ByteString) throws -> ByteString {
    let outcome = try run("--list-photos=all", "--format=json", photo.folder)
    let photos = try JSONText(outcome.output)["photos"]?.elements ?? []
    XCTAssertEqual(photos.count, 1)
    // One object of the array, as it was written.
    let text = outcome.output.text
    let start = try XCTUnwrap(text.firstIndex(of: "["))
    let end = try XCTUnwrap(text.lastIndex(of: "]"))
    return "\(String(text[text.index(after: start)..<end]))"
  }
}
