import TestSupport
import XCTest

/// A test of the built `photo-picker` that needs no display.
class PickerTestCase: XCTestCase {
  private var libraries: [TestLibrary] = []

  override func tearDown() {
    libraries = []
    super.tearDown()
  }

  /// A library that stands until the end of the test.
  func makeLibrary(name: ByteString = "library") throws -> TestLibrary {
    let library = try TestLibrary(name: name)
    libraries.append(library)
    return library
  }

  /// What came of a picker that ran to its end without a window.
  struct Outcome {
    let status: ExitStatus
    let output: ByteString
    let errors: ByteString
  }

  /// Runs it without any display.
  func run(
    _ arguments: ByteString...,
    configured configure: (inout Picker.Launch) throws -> Void = { _ in }
  ) throws -> Outcome {
    var launch = Picker.Launch(arguments)
    launch.display = nil
    try configure(&launch)
    let picker = try Picker(launch)
    let status = try picker.wait()
    return Outcome(status: status, output: picker.standardOutput, errors: picker.standardError)
  }

  /// A failed run: nothing on standard output, and messages that each say whose they are.
  func assertFailed(
    _ outcome: Outcome, with code: Int, naming words: String..., file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCTAssertEqual(outcome.status, .exited(code), outcome.errors.text, file: file, line: line)
    XCTAssertEqual(outcome.output, "", file: file, line: line)
    assertMessages(outcome.errors, naming: words, file: file, line: line)
  }

  /// At least one message; each line begins with the program's name; together they hold the words.
  func assertMessages(
    _ errors: ByteString, naming words: [String] = [], file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCTAssertFalse(errors.lines.isEmpty, "nothing on standard error", file: file, line: line)
    for message in errors.lines {
      XCTAssertTrue(message.hasPrefix("photo-picker: "), message, file: file, line: line)
    }
    for word in words {
      XCTAssertTrue(
        errors.text.contains(word), "no “\(word)” in: \(errors)", file: file, line: line)
    }
  }
}

/// What `--format=lines` prints for these paths.
func lines(_ paths: [ByteString]) -> ByteString { terminated(paths, by: "\n") }

/// What `--format=null` prints for these paths.
func nullTerminated(_ paths: [ByteString]) -> ByteString { terminated(paths, by: "\0") }

private func terminated(_ paths: [ByteString], by terminator: ByteString) -> ByteString {
  paths.reduce("") { $0 + $1 + terminator }
}
