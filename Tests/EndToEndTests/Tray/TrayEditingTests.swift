import TestSupport
import XCTest

/// Photos of the tray that are edited: a copy stands for them.
final class TrayEditingTests: EditTestCase {
  func testAnEditedCopyTakesThePlaceOfThePhoto() throws {
    let library = try makeLibrary()
    let path = try library.addPNG("one.png", .flat(.red, width: 300, height: 200))
    var launch = Picker.Launch(["--print-selection", "--compose", "--select=\(path)", library.root])
    launch.home = try PickerHome()
    let picker = try Picker(launch)
    try picker.waitUntilTray(is: ["one.png"])
    try picker.focus()
    _ = try picker.button("Edit one.png")
    try picker.trayTile("one.png").button("Replace one.png").grabFocus()
    try Keyboard.press("e")
    try picker.waitUntilEditing()
    try picker.focus()
    try Keyboard.press("r")
    try picker.waitUntilEdited("200 × 300")
    try picker.button("Apply").act()
    try picker.waitUntilTray(is: ["one.png"])
    try picker.openGridFromTray()
    try picker.waitUntilChecked(["one.png"])
    try picker.doneButton().act()
    try picker.waitUntilTray(is: ["one.png"])
    let copy = try finish(picker)
    assertCopy(copy, of: picker, named: "one.png")
    XCTAssertEqual(try identify(copy), "PNG 200×300")
    XCTAssertEqual(try identify(path), "PNG 300×200")
  }

  func testWhatWasEditedIsUndone() throws {
    let library = try makeLibrary()
    let path = try library.addPNG("one.png", .flat(.red, width: 300, height: 200))
    let picker = try Picker(
      .init(["--print-selection", "--compose", "--select=\(path)", library.root]))
    try picker.waitUntilTray(is: ["one.png"])
    try picker.focus()
    _ = try picker.button("Edit one.png")
    try picker.trayTile("one.png").button("Edit one.png").act()
    try picker.waitUntilEditing()
    try picker.focus()
    try Keyboard.press("r")
    try picker.waitUntilEdited("200 × 300")
    try picker.button("Apply").act()
    try picker.waitUntilTray(is: ["one.png"])
    try Keyboard.press("ctrl+z")
    try assertDone(picker, prints: [path])
    XCTAssertEqual(copies(in: picker.home), [])
  }
}
