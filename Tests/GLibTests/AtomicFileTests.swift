import Foundation
import GLib
import Testing

struct AtomicFileTests {
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
  }

  private func path(_ name: String) -> [UInt8] { Array("\(folder)/\(name)".utf8) }
  private func text(_ name: String) -> String? {
    try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }
  private var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()) ?? []
  }

  @Test func whatWasThereIsReplacedAndNothingElseIsLeft() throws {
    try AtomicFile.write(Array("one".utf8), to: path("a"))
    try AtomicFile.write(Array("two".utf8), to: path("a"))
    #expect(text("a") == "two")
    #expect(names == ["a"])
  }

  @Test func theModeIsKeptOrAsAsked() throws {
    try AtomicFile.write([1], to: path("private"), mode: 0o600)
    #expect(try mode("private") == 0o600)
    try AtomicFile.write([2], to: path("private"))
    #expect(try mode("private") == 0o600)
  }

  @Test func aLinkStaysALink() throws {
    try AtomicFile.write(Array("old".utf8), to: path("target"))
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/link", withDestinationPath: "target")
    try AtomicFile.write(Array("new".utf8), to: path("link"))
    #expect(text("target") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/link") == "target")
  }

  @Test func aPipeIsWrittenTo() throws {
    let name = "\(folder)/pipe"
    #expect(mkfifo(name, 0o600) == 0)
    let reader = open(name, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try AtomicFile.write(Array("through".utf8), to: path("pipe"))
    var buffer = [UInt8](repeating: 0, count: 16)
    let count = read(reader, &buffer, buffer.count)
    #expect(String(decoding: buffer.prefix(max(0, count)), as: UTF8.self) == "through")
    #expect(names == ["pipe"])
  }

  @Test func aMissingFolderAndAFolderAreErrors() {
    #expect(throws: FileFailure(errno: ENOENT)) { try AtomicFile.write([1], to: path("no/a")) }
    #expect(throws: FileFailure(errno: EISDIR)) { try AtomicFile.write([1], to: path("")) }
  }

  private func mode(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")[.posixPermissions] as? Int
  }
}
