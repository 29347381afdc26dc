import GLib
import Glibc
import TestSupport
import Testing

struct PrivateFileTests {
  private let folder: TemporaryFolder
  private let path: ByteString

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path.appending("one/two/file")
  }

  private func mode(_ path: ByteString) -> UInt32 {
    var status = stat()
    _ = path.withCString { lstat($0, &status) }
    return status.st_mode
  }

  @Test func foldersAndFileAreForTheUserAlone() throws {
    try PrivateFile.write([1, 2, 3], to: path.bytes)
    #expect(try Files.read(path).bytes == [1, 2, 3])
    #expect(mode(path) == S_IFREG | 0o600)
    #expect(mode(path.folder) == S_IFDIR | 0o700)
    #expect(mode(path.folder.folder) == S_IFDIR | 0o700)
  }

  @Test func whatStoodThereIsReplaced() throws {
    try PrivateFile.write([1], to: path.bytes)
    try Files.setMode(0o644, of: path)
    try PrivateFile.write([2], to: path.bytes)
    #expect(try Files.read(path).bytes == [2])
    #expect(mode(path) == S_IFREG | 0o600)
    #expect(try Files.names(in: path.folder) == ["file"])
  }

  /// Nothing is written where it leads to.
  @Test func aLinkIsReplacedToo() throws {
    let target = folder.path.appending("target")
    try Files.write([7], to: target)
    try Files.makeFolder(path.folder)
    #expect(target.withCString { from in path.withCString { symlink(from, $0) } } == 0)
    try PrivateFile.write([1], to: path.bytes)
    #expect(try Files.read(target).bytes == [7])
    #expect(mode(path) == S_IFREG | 0o600)
  }

  /// Writing to it would wait for a reader.
  @Test func aFIFOIsReplacedToo() throws {
    try Files.makeFolder(path.folder)
    #expect(path.withCString { mkfifo($0, 0o600) } == 0)
    try PrivateFile.write([1], to: path.bytes)
    #expect(try Files.read(path).bytes == [1])
  }

  @Test func failuresAreToldAndLeaveNothing() throws {
    try Files.write([], to: folder.path.appending("one"))
    #expect(throws: FileFailure.self) { try PrivateFile.write([1], to: path.bytes) }
    let other = folder.path.appending("other")
    try Files.makeFolder(other.appending("file"))
    #expect(throws: FileFailure(errno: EISDIR)) {
      try PrivateFile.write([1], to: other.appending("file").bytes)
    }
    #expect(try Files.names(in: other) == ["file"])
  }
}
