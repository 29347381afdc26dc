import TestSupport
import XCTest

/// What the command line may say, and what comes of a wrong one. Nothing here needs a display.
final class UsageTests: PickerTestCase {
  func testHelp() throws {
    let outcome = try run("--help")
    XCTAssertEqual(outcome.status, .exited(0))
    XCTAssertEqual(outcome.errors, "")
    let options = [
      "--print-selection", "--max", "--min", "--single", "--select", "--album", "--media", "--mime",
      "--sort", "--format", "--null", "--output", "--title", "--accept-label", "--list-albums",
      "--list-photos", "--private", "--version",
    ]
    for option in options {
      XCTAssertTrue(outcome.output.text.contains(option), "\(option) in \(outcome.output)")
    }
  }

  /// Where nobody can read the help, that is an error as with any other output.
  func testHelpThatCannotBeWritten() throws {
    for output in [Program.Output.file("/dev/full"), .closedPipe] {
      let outcome = try run("--help") { $0.output = output }
      XCTAssertEqual(outcome.status, .exited(3))
      assertMessages(outcome.errors, naming: ["standard output"])
    }
  }

  func testVersion() throws {
    let outcome = try run("--version")
    XCTAssertEqual(outcome.status, .exited(0))
    XCTAssertEqual(outcome.errors, "")
    let words = outcome.output.lines.first?.split(separator: " ") ?? []
    XCTAssertEqual(words.first, "photo-picker")
    XCTAssertEqual(words.last?.first?.isNumber, true, outcome.output.text)
  }

  func testUnknownOption() throws {
    assertFailed(try run("--no-such-option"), with: 2, naming: "--no-such-option")
    assertFailed(try run("-Q"), with: 2)
  }

  func testLimitsThatAreNoNumbers() throws {
    for value in ["", "x", "3x", "1.5", "99999999999999999999", "٣"] as [ByteString] {
      assertFailed(try run("--max=\(value)"), with: 2)
      assertFailed(try run("--min=\(value)"), with: 2)
    }
  }

  func testLimitsBelowOne() throws {
    for value in ["0", "-1"] as [ByteString] {
      assertFailed(try run("--max=\(value)"), with: 2)
      assertFailed(try run("--min=\(value)"), with: 2)
    }
  }

  func testMinimumAboveMaximum() throws {
    assertFailed(try run("--min=3", "--max=2"), with: 2)
    assertFailed(try run("--single", "--min=2"), with: 2)
  }

  func testUnknownValues() throws {
    for option in ["--format", "--sort", "--media"] as [ByteString] {
      assertFailed(try run("\(option)=nonsense"), with: 2, naming: "nonsense")
      assertFailed(try run("\(option)="), with: 2)
    }
  }

  func testOptionWithoutItsValue() throws {
    for option in ["--max", "--select", "--output", "--list-photos"] as [ByteString] {
      assertFailed(try run(option), with: 2)
    }
  }

  func testOptionWithANeedlessValue() throws {
    for option in ["--single=2", "--print-selection=yes", "--version=1"] as [ByteString] {
      assertFailed(try run(option), with: 2)
    }
  }

  func testRemovedWorkingDirectory() throws {
    for option in ["--list-albums", "--list-photos=all", "--print-selection"] as [ByteString] {
      let outcome = try run(option, ".") { $0.surroundings = .removedWorkingDirectory }
      assertFailed(outcome, with: 2, naming: ".")
    }
  }

  func testMissingFolderIsNamed() throws {
    let library = try makeLibrary()
    try library.addNumbered(1)
    for option in ["--print-selection", "--list-albums", "--list-photos=all"] as [ByteString] {
      let outcome = try run(option, library.root, library.path("nowhere"))
      assertFailed(outcome, with: 3, naming: library.path("nowhere").text)
    }
  }

  func testFileInPlaceOfAFolder() throws {
    let library = try makeLibrary()
    let file = try library.addPNG("a.png")
    assertFailed(try run("--list-photos=all", file), with: 3, naming: file.text)
  }

  func testNoDisplay() throws {
    let library = try makeLibrary()
    try library.addNumbered(1)
    assertFailed(try run("--print-selection", library.root), with: 3)
    assertFailed(try run(library.root), with: 3)
  }

  func testDisplayThatDoesNotAnswer() throws {
    let library = try makeLibrary()
    try library.addNumbered(1)
    let outcome = try run("--print-selection", library.root) { $0.display = ":4095" }
    assertFailed(outcome, with: 3)
  }

  /// Better said before somebody has chosen photos than after.
  func testWhereNothingCanBeWrittenIsSaidAtOnce() throws {
    let library = try makeLibrary()
    let file = try library.addPNG("a.png")
    let closed = library.path("closed")
    try Files.makeFolder(closed)
    try Files.setMode(0o500, of: closed)
    for path in [closed.appending("new"), library.path("missing/new"), file.appending("new")] {
      let outcome = try run("--output=\(path)", library.root) { $0.surroundings = .modesCount }
      assertFailed(outcome, with: 3, naming: "could not be written to \(path)")
    }
    for path in [closed, closed.appending("new/newer"), file, file.appending("new")] {
      let outcome = try run("--copy-to=\(path)", library.root) { $0.surroundings = .modesCount }
      assertFailed(outcome, with: 3, naming: "\(path) cannot be used")
    }
  }

  /// The specification of the desktop's folders has them ignored.
  func testRelativeFoldersOfTheUserAreIgnored() throws {
    let (library, home) = (try makeLibrary(), try PickerHome())
    try library.addNumbered(1)
    let outcome = try run("--list-albums", library.root) {
      $0.home = home
      $0.workingFolder = library.root.folder
      $0.variables = ["XDG_CACHE_HOME": "cache", "XDG_DATA_HOME": "data", "XDG_CONFIG_HOME": "."]
    }
    XCTAssertEqual(outcome.status, .exited(0), outcome.errors.text)
    XCTAssertEqual(try Files.names(in: library.root.folder), ["library"])
    XCTAssertTrue(Files.exists(home.cache.appending("photo-picker")))
  }

  func testOutputIsLeftUntouchedWhereItFails() throws {
    let library = try makeLibrary()
    let output = try library.add("selection", data: Array("old".utf8), modified: TestLibrary.start)
    let before = try Files.information(output)
    assertFailed(try run("--print-selection", "--output=\(output)", "--max=0"), with: 2)
    assertFailed(try run("--print-selection", "--output=\(output)", library.root), with: 3)
    XCTAssertEqual(try Files.information(output), before)
  }
}
