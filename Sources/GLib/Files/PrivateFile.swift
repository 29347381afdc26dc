internal import CGLib
internal import Glibc

/// Files for the user's eyes only that are there whole or not at all.
package enum PrivateFile {
  /// Writes to a new name in the same folder, and gives it the name that is wanted when all is
  /// written: whatever stood there before, a link too, is replaced. The file's mode is 0600. Folders
  /// that are missing are made, with the mode 0700. Blocks.
  ///
  /// - Parameter path: absolute.
  package static func write(_ bytes: [UInt8], to path: [UInt8]) throws(FileFailure) {
    let folder = path[..<(path.lastIndex(of: UInt8(ascii: "/")) ?? 0)]
    try Folder.make(Array(folder), mode: 0o700)
    // Beginning with a dot, so that nobody takes it for one of the files there.
    var name = (folder + Array("/.photo-picker-XXXXXX".utf8)).map { CChar(bitPattern: $0) } + [0]
    let descriptor = g_mkstemp_full(&name, O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileFailure(errno: errno) }
    do throws(FileFailure) {
      try fill(descriptor, with: bytes)
      let status = withCString(path) { rename(name, $0) }
      if status != 0 { throw FileFailure(errno: errno) }
    } catch {
      unlink(name)
      throw error
    }
  }

  /// Removes the file, where there is one and that is allowed. `unlink`
  package static func remove(_ path: [UInt8]) {
    _ = withCString(path) { unlink($0) }
  }

  /// A full disk may show at the closing only.
  private static func fill(_ descriptor: Int32, with bytes: [UInt8]) throws(FileFailure) {
    do throws(FileFailure) {
      try AtomicFile.writeAll(bytes, to: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    if close(descriptor) != 0 { throw FileFailure(errno: errno) }
  }
}
