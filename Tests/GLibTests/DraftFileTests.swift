import GLib
import Glibc
import TestSupport
import Testing

struct DraftFileTests {
  private let folder: TestLibrary

  init() throws { folder = try TestLibrary() }

  private func draft(_ bytes: [UInt8] = [1, 2]) throws -> DraftFile {
    try DraftFile(
      bytes, in: folder.root.bytes, mode: 0o640,
      modified: FileTime(seconds: 1_700_000_000, nanoseconds: 5))
  }

  private var names: Set<ByteString> { Set((try? Files.names(in: folder.root)) ?? []) }
  private func names(_ names: ByteString...) -> [[UInt8]] { names.map(\.bytes) }

  @Test func itGetsTheFirstNameThatIsFree() throws {
    try folder.add("a", data: [7])
    #expect(try draft().name(names("a", "b", "c")) == ByteString("b").bytes)
    #expect(names == ["a", "b"])
    #expect(try Files.read(folder.path("a")).bytes == [7])
    #expect(try Files.read(folder.path("b")).bytes == [1, 2])
    let status = try FileStatus(at: folder.path("b").bytes, followingLinks: false)
    #expect(status.modified == FileTime(seconds: 1_700_000_000, nanoseconds: 5))
    var information = stat()
    #expect(folder.path("b").withCString { lstat($0, &information) } == 0)
    #expect(information.st_mode & 0o777 == 0o640)
  }

  @Test func withoutANameItIsGone() throws {
    try folder.add("a", data: [7])
    #expect(throws: FileFailure(errno: EEXIST)) { try draft().name(names("a", "a")) }
    #expect(throws: FileFailure(errno: ENOENT)) { try draft().name(names("no/a", "b")) }
    #expect(names == ["a"])
  }

  @Test func itTakesThePlaceOfWhatIsThere() throws {
    try folder.add("a", data: [7])
    try draft().replace(folder.path("a").bytes)
    #expect(names == ["a"])
    #expect(try Files.read(folder.path("a")).bytes == [1, 2])
    try Files.makeFolder(folder.path("folder"))
    #expect(throws: FileFailure(errno: EISDIR)) { try draft().replace(folder.path("folder").bytes) }
    #expect(names == ["a", "folder"])
  }

  @Test func beforeItHasANameNoLibraryListsIt() throws {
    let draft = try draft()
    #expect(names.count == 1 && names.first?.bytes.first == UInt8(ascii: "."))
    draft.discard()
    #expect(names.isEmpty)
  }

  @Test func aCopyHasTheBytesAndTheTime() throws {
    let original = try folder.add("a", data: [7, 8], modified: 1_600_000_000)
    let draft = try DraftFile(copyOf: original.bytes, in: folder.root.bytes)
    _ = try draft.name(names("b"))
    #expect(try Files.read(folder.path("b")).bytes == [7, 8])
    #expect(try Files.information(folder.path("b")).modified == 1_600_000_000)
  }
}
