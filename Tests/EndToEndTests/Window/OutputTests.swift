import TestSupport
import XCTest

/// The forms of the output, and where it goes.
final class OutputTests: WindowTestCase {
  /// Picks two of three photos, the second first.
  private func picked(
    _ arguments: ByteString..., output: Program.Output = .captured
  ) throws -> (picker: Picker, paths: [ByteString]) {
    let library = try makeLibrary()
    let paths = try library.addNumbered(3)
    var launch = Picker.Launch(["--print-selection"] + arguments + [library.root])
    launch.output = output
    let picker = try Picker(launch)
    try picker.toggle("02.png", "01.png")
    _ = try picker.finish()
    return (picker, [paths[1], paths[0]])
  }

  func testNull() throws {
    for option in ["--format=null", "-0", "--null"] as [ByteString] {
      let (picker, paths) = try picked(option)
      XCTAssertEqual(picker.standardOutput, nullTerminated(paths), "\(option)")
    }
  }

  func testURIs() throws {
    let library = try makeLibrary()
    let name = ByteString(Array("a b;c%ü$&+,=@:~(x)'\"#?[].".utf8) + [0xe9] + Array(".png".utf8))
    try library.addPNG(name)
    let picker = try pick("--format=uris", library.root)
    try picker.tiles(count: 1)[0].act()
    XCTAssertEqual(try picker.finish(), .exited(0))
    let escaped: ByteString = "a%20b%3Bc%25%C3%BC$&+,=@:~(x)'%22%23%3F%5B%5D.%E9.png"
    XCTAssertEqual(picker.standardOutput, "file://\(library.root)/\(escaped)\n")
  }

  func testJSON() throws {
    let (picker, paths) = try picked("--format=json")
    let photos = try XCTUnwrap(JSONText(picker.standardOutput)["photos"]).elements
    XCTAssertEqual(photos.map { $0["path"] }, paths.map { .string($0.text) })
    XCTAssertEqual(photos.map { $0["width"] }, [.number("64"), .number("64")])
  }

  func testOutputFile() throws {
    let (folder, library) = (try TemporaryFolder(), try makeLibrary())
    let paths = try library.addNumbered(3)
    let output = folder.path.appending("selection")
    let picker = try pick("--output=\(output)", library.root)
    try picker.toggle("03.png", "01.png")
    XCTAssertFalse(Files.exists(output), "written before Done")
    XCTAssertEqual(try picker.finish(), .exited(0))
    XCTAssertEqual(picker.standardOutput, "")
    XCTAssertEqual(try Files.read(output), lines([paths[2], paths[0]]))
    XCTAssertEqual(try Files.names(in: folder.path), ["selection"], "left something behind")
  }

  func testOutputFileIsRenamedIntoPlace() throws {
    let (folder, library) = (try TemporaryFolder(), try makeLibrary())
    let paths = try library.addNumbered(1)
    let output = folder.path.appending("selection")
    try Files.write([UInt8](repeating: 0x78, count: 300), to: output)
    let before = try Files.information(output)
    let picker = try pick("-0", "--output=\(output)", library.root)
    try picker.toggle("01.png")
    XCTAssertEqual(try picker.finish(), .exited(0))
    XCTAssertEqual(try Files.read(output), nullTerminated(paths))
    XCTAssertNotEqual(try Files.information(output).inode, before.inode)
  }

  func testOutputFileIsRelativeToTheWorkingFolder() throws {
    let (folder, library) = (try TemporaryFolder(), try makeLibrary())
    let paths = try library.addNumbered(1)
    let picker = try pick("--output=selection", library.root) { $0.workingFolder = folder.path }
    try picker.toggle("01.png")
    XCTAssertEqual(try picker.finish(), .exited(0))
    XCTAssertEqual(try Files.read(folder.path.appending("selection")), lines(paths))
  }

  func testOutputIntoAMissingFolder() throws {
    let (folder, library) = (try TemporaryFolder(), try makeLibrary())
    try library.addNumbered(1)
    let output = folder.path.appending("missing/selection")
    let picker = try pick("--output=\(output)", library.root)
    // It may say so at once, or when Done is pressed.
    if Polling.until({ !picker.tiles().isEmpty || !picker.program.isRunning }),
      picker.program.isRunning
    {
      try picker.toggle("01.png")
      _ = try picker.finish()
    }
    try assertCouldNotRun(picker, naming: "missing")
  }

  func testClosedPipe() throws {
    let (picker, _) = try picked(output: .closedPipe)
    XCTAssertEqual(try picker.wait(), .exited(3))
    assertMessages(picker.standardError)
  }

  func testFullDevice() throws {
    let (picker, _) = try picked(output: .file("/dev/full"))
    XCTAssertEqual(try picker.wait(), .exited(3))
    assertMessages(picker.standardError)
  }

  func testNothingButTheResultIsPrinted() throws {
    let (picker, paths) = try picked()
    XCTAssertEqual(picker.standardOutput, lines(paths))
    XCTAssertEqual(picker.standardError, "")
  }
}
