import TestSupport
import XCTest

/// A test of the picker's window; skipped where there is no display.
class WindowTestCase: PickerTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    if let reason = Display.reasonToSkip { throw XCTSkip(reason) }
  }

  /// Starts a picker that prints what was chosen.
  func pick(
    _ arguments: ByteString...,
    configured configure: (inout Picker.Launch) throws -> Void = { _ in }
  ) throws -> Picker {
    var launch = Picker.Launch(["--print-selection"] + arguments)
    try configure(&launch)
    return try Picker(launch)
  }

  /// Presses Done: these come out, in this order, and the picker ends with success.
  func assertDone(
    _ picker: Picker, prints paths: [ByteString], file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let status = try picker.finish()
    XCTAssertEqual(status, .exited(0), picker.standardError.text, file: file, line: line)
    XCTAssertEqual(picker.standardOutput, lines(paths), file: file, line: line)
  }

  /// It has ended as after Cancel: nothing printed, exit 1.
  func assertCancelled(
    _ picker: Picker, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    XCTAssertEqual(
      try picker.wait(), .exited(1), picker.standardError.text, file: file, line: line)
    XCTAssertEqual(picker.standardOutput, "", file: file, line: line)
  }

  /// It has ended as after an error: nothing printed, exit 3, a message with the words.
  func assertCouldNotRun(
    _ picker: Picker, naming words: String..., file: StaticString = #filePath, line: UInt = #line
  ) throws {
    XCTAssertEqual(
      try picker.wait(), .exited(3), picker.standardError.text, file: file, line: line)
    XCTAssertEqual(picker.standardOutput, "", file: file, line: line)
    assertMessages(picker.standardError, naming: words, file: file, line: line)
  }
}
