internal import CGLib
internal import Glibc

/// Moves files, and never over another one.
package enum FileMove {
  /// Gives a file another name in the same file system. Whatever stands at that name, a link too, is left
  /// alone and is an error. Blocks. `renameat2`, or `link` where the file system does not know it
  package static func rename(_ from: [UInt8], to: [UInt8]) throws(FileFailure) {
    if call(from, to, { renameat2(AT_FDCWD, $0, AT_FDCWD, $1, noReplace) }) == 0 { return }
    guard errno == EINVAL || errno == ENOSYS else { throw FileFailure(errno: errno) }
    guard call(from, to, { link($0, $1) }) == 0 else { throw FileFailure(errno: errno) }
    withCString(from) { _ = unlink($0) }
  }

  /// Takes a file to another name, also in another file system: it is then copied under a name that begins
  /// with a dot, with its permissions and the time of its last change as far as both can keep them, and is gone
  /// from where it was only when the copy is on the disk. Whatever stands at that name is left alone and is an
  /// error. Blocks.
  package static func move(_ from: [UInt8], to: [UInt8]) throws(FileFailure) {
    do throws(FileFailure) {
      try rename(from, to: to)
    } catch {
      guard error.errno == EXDEV else { throw error }
      try copy(from, to: to)
      withCString(from) { _ = unlink($0) }
    }
  }

  private static func copy(_ from: [UInt8], to: [UInt8]) throws(FileFailure) {
    let source = withCString(from) { open($0, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK) }
    guard source >= 0 else { throw FileFailure(errno: errno) }
    defer { close(source) }
    var status = stat()
    guard fstat(source, &status) == 0 else { throw FileFailure(errno: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw FileFailure(errno: EINVAL) }
    let slash = to.lastIndex(of: UInt8(ascii: "/")) ?? 0
    _ = try DraftFile(
      copyOf: source, in: Array(to[..<slash]), mode: status.st_mode & 0o7777, durably: true
    ).name([Array(to[(slash + 1)...])])
  }

  /// `RENAME_NOREPLACE`, which the C library declares for _GNU_SOURCE alone.
  private static let noReplace: UInt32 = 1

  private static func call(
    _ from: [UInt8], _ to: [UInt8],
    _ body: (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32
  ) -> Int32 {
    withCString(from) { from in withCString(to) { to in body(from, to) } }
  }
}

/// Why a file could not be moved or written.
extension FileFailure {
  /// `EEXIST`
  package var isOccupied: Bool { errno == EEXIST }
}
