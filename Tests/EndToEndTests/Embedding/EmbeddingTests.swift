import TestSupport
import XCTest

/// A program that embeds the picker: a form with a strip of photos, nine at most.
final class EmbeddingTests: WindowTestCase {
  /// - Parameter names: of the photos in its library.
  private func form(_ names: [ByteString], _ language: Language = .english) throws -> (
    Picker, TestLibrary
  ) {
    let library = try makeLibrary()
    for name in names { try library.addPNG(name, .flat(.green, width: 40, height: 30)) }
    var launch = Picker.Launch([library.root])
    launch.program = try BuiltProgram.path("photo-form-example")
    launch.language = language
    return (try Picker(launch), library)
  }

  private func add(_ names: [String], to form: Picker) throws {
    try form.button(form.language.addPhotos).act()
    for name in names { try form.toggle(name) }
    try form.doneButton().act()
  }

  private func assertPosted(_ form: Picker, _ paths: [ByteString]) throws {
    try form.button("Post").act()
    XCTAssertEqual(try form.wait(), .exited(0), form.standardError.text)
    XCTAssertEqual(form.standardOutput, lines(paths))
  }

  func testAFormKeepsWhatWasChosen() throws {
    let (form, library) = try form(["1.png", "2.png", "3.png"])
    try add(["3.png", "1.png"], to: form)
    try form.waitUntilTray(is: ["3.png", "1.png"])
    try form.trayTile("3.png").button("Remove 3.png").act()
    try form.waitUntilTray(is: ["1.png"])
    // What is in the strip is checked when the picker opens again.
    try form.button("Add Photos").act()
    try form.waitUntilChecked(["1.png"])
    try form.toggle("2.png")
    try form.waitUntilDone(counts: 2)
    try form.doneButton().act()
    try form.waitUntilTray(is: ["1.png", "2.png"])
    try assertPosted(form, [library.path("1.png"), library.path("2.png")])
  }

  func testCancelLeavesTheFormAsItIs() throws {
    let (form, library) = try form(["1.png", "2.png"])
    try add(["1.png"], to: form)
    try form.waitUntilTray(is: ["1.png"])
    try form.button("Add Photos").act()
    try form.toggle("2.png")
    try form.button("Cancel").act()
    XCTAssertTrue(Polling.until { !form.shows("Cancel") })
    try assertPosted(form, [library.path("1.png")])
  }

  func testTheFormHasTheLastWord() throws {
    let (form, library) = try form(["1.png"])
    _ = try library.addText("2.svg")
    try add(["1.png", "2.svg"], to: form)
    _ = try form.thing(named: "The form takes no drawings")
    try form.button("Got It").act()
    try form.toggle("2.svg")
    try form.waitUntilDone(counts: 1)
    try form.doneButton().act()
    try form.waitUntilTray(is: ["1.png"])
    try assertPosted(form, [library.path("1.png")])
  }

  func testNineAtMostInChinese() throws {
    let names = (0..<10).map { "\($0).png" }
    let (form, library) = try form(names.map { ByteString(stringLiteral: $0) }, .chinese)
    try form.button(form.language.addPhotos).act()
    for name in names.prefix(9) { try form.toggle(name) }
    try form.tile("9.png").act()
    _ = try form.thing(named: form.language.limit(9))
    try form.doneButton().act()
    try form.waitUntilTray(is: Array(names.prefix(9)))
    XCTAssertTrue(Polling.until { !form.shows(form.language.addPhotos) })
    try assertPosted(form, names.prefix(9).map { library.path(ByteString(stringLiteral: $0)) })
  }
}
