import Glibc
import TestSupport
import XCTest

/// The ways out without a choice: nothing is printed, exit 1.
final class CancellingTests: WindowTestCase {
  /// A picker with two photos checked.
  private func started() throws -> Picker {
    let library = try makeLibrary()
    try library.addNumbered(3)
    let picker = try pick(library.root)
    try picker.tiles(count: 3)
    try picker.toggle("02.png", "01.png")
    return picker
  }

  func testCancelButton() throws {
    let picker = try started()
    XCTAssertEqual(try picker.cancel(), .exited(1))
    try assertCancelled(picker)
  }

  func testEscape() throws {
    let picker = try started()
    try picker.focus()
    try Keyboard.press("Escape")
    try assertCancelled(picker)
  }

  func testClosingTheWindow() throws {
    let picker = try started()
    try picker.xWindow().askToClose()
    try assertCancelled(picker)
  }

  func testTermination() throws {
    let picker = try started()
    picker.program.send(SIGTERM)
    try assertCancelled(picker)
  }

  func testInterruption() throws {
    let picker = try started()
    picker.program.send(SIGINT)
    try assertCancelled(picker)
  }

  func testTerminationWhileTheLibraryComesIn() throws {
    let library = try makeLibrary()
    try library.addNumbered(200)
    let picker = try pick(library.root)
    _ = try picker.window()
    picker.program.send(SIGTERM)
    try assertCancelled(picker)
  }

  func testOutputFileIsLeftUntouched() throws {
    let library = try makeLibrary()
    try library.addNumbered(1)
    let output = try library.add("selection", data: Array("old".utf8), modified: TestLibrary.start)
    let before = try Files.information(output)
    let picker = try pick("--output=\(output)", library.root)
    try picker.toggle("01.png")
    XCTAssertEqual(try picker.cancel(), .exited(1))
    XCTAssertEqual(try Files.information(output), before)
    XCTAssertEqual(try Files.read(output), "old")
  }
}
