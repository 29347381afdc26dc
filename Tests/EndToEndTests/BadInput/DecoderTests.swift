import Glibc
import TestSupport
import XCTest

/// The processes that read files for the picker.
final class DecoderTests: WindowTestCase {
  func testNoneOutlivesThePicker() throws {
    let library = try makeLibrary()
    try library.addPNG("a.png", .flat(.red))
    let picker = try pick(library.root)
    try picker.waitUntilTile("a.png", shows: .red)
    let decoders = Self.children(of: picker.program.processID)
    XCTAssertFalse(decoders.isEmpty)
    kill(picker.program.processID, SIGKILL)
    XCTAssertTrue(
      Polling.until { decoders.allSatisfy { !Files.exists("/proc/\($0)") || Self.hasEnded($0) } })
  }

  /// Without the program there are no pictures, and one line says so; picking works all the same.
  func testThePickerGoesOnWithoutThem() throws {
    let library = try makeLibrary()
    let path = try library.addPNG("a.png", .flat(.red))
    let folder = try TemporaryFolder()
    let program = folder.path.appending("photo-picker")
    try Program.run(["cp", "--", try BuiltProgram.path("photo-picker"), program])
    let lonely = try Program(Program.Launch([program, "--list-photos=all", library.root]))
    XCTAssertEqual(try lonely.wait(), .exited(0))
    XCTAssertEqual(lonely.standardOutput, lines([path]))
    XCTAssertEqual(lonely.standardError.lines.count, 1, lonely.standardError.text)
    XCTAssertTrue(lonely.standardError.text.contains("photo-picker-decoder"))
  }

  private static func children(of process: Int32) -> [Int32] {
    let all = ((try? Files.names(in: "/proc")) ?? []).compactMap { Int32($0.text) }
    return all.filter { status(of: $0).contains("PPid:\t\(process)") }
  }

  private static func hasEnded(_ process: Int32) -> Bool {
    status(of: process).contains { $0.hasPrefix("State:\tZ") }
  }

  private static func status(of process: Int32) -> [String] {
    (try? Files.read("/proc/\(process)/status"))?.lines ?? []
  }
}
