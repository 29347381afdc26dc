internal import CGLib
internal import Glibc

/// Files that are there whole or not at all.
package enum AtomicFile {
  /// Writes to a new name in the same folder, and gives it the name that is wanted when all is written.
  /// A link is followed, so that it stays one. What is no file, such as a pipe, is written to as it is.
  /// Blocks.
  ///
  /// - Parameters:
  ///   - path: absolute.
  ///   - mode: the permissions of the file; nil for those of the file before, or the usual ones.
  ///   - durably: whether it is on the disk when this returns, so that a power cut takes neither what
  ///     was there before nor this.
  package static func write(
    _ bytes: [UInt8], to path: [UInt8], mode: UInt32? = nil, durably: Bool = false
  ) throws(FileFailure) {
    let target = FileSystem.realPath(path)
    let before = try? FileStatus(at: target, followingLinks: true)
    if let before, before.kind == .folder { throw FileFailure(errno: EISDIR) }
    if let before, before.kind != .file { return try writeInPlace(bytes, target) }
    try DraftFile(
      bytes, in: FileSystem.parent(of: target), mode: mode ?? usualMode(of: target),
      durably: durably
    ).replace(target)
  }

  /// Why nothing can be written there, as far as that can be told before; nil where nothing is known to stand
  /// in the way. Blocks. `access`
  package static func obstacle(to path: [UInt8]) -> FileFailure? {
    let target = FileSystem.realPath(path)
    let before = try? FileStatus(at: target, followingLinks: true)
    if let before, before.kind == .folder { return FileFailure(errno: EISDIR) }
    if let before, before.kind != .file { return FileSystem.failure(of: target, W_OK) }
    return FileSystem.failure(of: FileSystem.parent(of: target), W_OK | X_OK)
  }

  private static func writeInPlace(_ bytes: [UInt8], _ target: [UInt8]) throws(FileFailure) {
    let descriptor = withCString(target) { open($0, O_WRONLY | O_CLOEXEC | O_NOCTTY) }
    guard descriptor >= 0 else { throw FileFailure(errno: errno) }
    defer { close(descriptor) }
    try writeAll(bytes, to: descriptor)
  }

  /// Writes all of it, however many calls that takes.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(FileFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw FileFailure(errno: errno)
      }
    }
  }

  /// Writes all that is left to read.
  static func copyAll(from source: Int32, to copy: Int32) throws(FileFailure) {
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = read(source, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw FileFailure(errno: errno) }
      if count == 0 { return }
      try writeAll(Array(buffer[..<count]), to: copy)
    }
  }

  /// The permissions of the file; where there is none, those of a new one.
  static func usualMode(of target: [UInt8] = []) -> UInt32 {
    var status = stat()
    if withCString(target, { stat($0, &status) }) == 0 { return status.st_mode & 0o7777 }
    let mask = umask(0o077)
    umask(mask)
    return 0o666 & ~mask
  }
}
