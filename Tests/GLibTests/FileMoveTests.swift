import GLib
import Glibc
import TestSupport
import Testing

struct FileMoveTests {
  @Test func nothingIsReplaced() throws {
    let folder = try TestLibrary()
    let (one, other) = (try folder.add("a", data: [1]), try folder.add("b", data: [2]))
    #expect(throws: FileFailure(errno: EEXIST)) { try FileMove.rename(one.bytes, to: other.bytes) }
    #expect(throws: FileFailure(errno: EEXIST)) { try FileMove.move(one.bytes, to: other.bytes) }
    #expect(try Files.read(one).bytes == [1] && Files.read(other).bytes == [2])
    try FileMove.rename(one.bytes, to: folder.path("c").bytes)
    #expect(try Set(Files.names(in: folder.root)) == ["b", "c"])
  }

  /// Between two file systems, where there are two.
  @Test(.enabled(if: access("/dev/shm", W_OK) == 0))
  func betweenFileSystems() throws {
    let folder = try TestLibrary()
    let from = try folder.add(
      "a", data: Array(repeating: 7, count: 3_000_000), modified: 1_700_000_000)
    try Files.setMode(0o640, of: from)
    let other: ByteString = "/dev/shm/photo-picker-move-\(getpid())"
    try Files.makeFolder(other)
    defer { Files.removeAll(other) }
    let to = other.appending("b")
    try FileMove.move(from.bytes, to: to.bytes)
    #expect(!Files.exists(from))
    #expect(try Files.read(to).bytes == Array(repeating: 7, count: 3_000_000))
    #expect(try Files.information(to).modified == 1_700_000_000)
    #expect(try Files.names(in: other) == ["b"])
    let back = try folder.add("c", data: [5])
    #expect(throws: FileFailure(errno: EEXIST)) { try FileMove.move(back.bytes, to: to.bytes) }
    #expect(try Files.names(in: other) == ["b"], "nothing is left behind")
    #expect(Files.exists(back))
  }
}

struct FileLockTests {
  @Test func oneHasItAtATime() async throws {
    let folder = try TestLibrary()
    let path = folder.path("lock").bytes
    try FileLock.holding(path, patience: .zero) { () throws(FileFailure) in
      #expect(throws: FileFailure(errno: EWOULDBLOCK)) {
        try FileLock.holding(path, patience: .milliseconds(20)) {}
      }
    }
    try FileLock.holding(path, patience: .zero) {}
    #expect(Files.exists(ByteString(path)))
  }
}
