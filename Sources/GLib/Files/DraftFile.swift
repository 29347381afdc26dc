internal import CGLib
internal import Glibc

/// A file that is whole, under a name of its own that begins with a dot, until it gets the one that is wanted.
/// Its time of change is that of another file. All calls block.
package struct DraftFile: Sendable {
  private let path: [UInt8]
  private let folder: [UInt8]

  /// - Parameters:
  ///   - folder: where it will be.
  ///   - original: whose time it gets.
  package init(
    _ bytes: [UInt8], in folder: [UInt8], like original: [UInt8]
  ) throws(FileFailure) {
    try self.init(in: folder, like: original) { (copy, _) throws(FileFailure) in
      try AtomicFile.writeAll(bytes, to: copy)
    }
  }

  /// With the bytes of the original.
  package init(copyOf original: [UInt8], in folder: [UInt8]) throws(FileFailure) {
    try self.init(in: folder, like: original) { (copy, source) throws(FileFailure) in
      try AtomicFile.copyAll(from: source, to: copy)
    }
  }

  private init(
    in folder: [UInt8], like original: [UInt8],
    _ fill: (_ copy: Int32, _ source: Int32) throws(FileFailure) -> Void
  ) throws(FileFailure) {
    let source = try Descriptor.ofFile(at: original).0
    var name = (folder + Array("/.photo-picker-XXXXXX".utf8)).map { CChar(bitPattern: $0) } + [0]
    let copy = g_mkstemp_full(&name, O_RDWR | O_CLOEXEC, 0o600)
    guard copy >= 0 else { throw FileFailure(errno: errno) }
    (path, self.folder) = ([UInt8](cString: name), folder)
    do throws(FileFailure) {
      try fill(copy, source.number)
      try Self.finish(copy, like: source)
    } catch {
      close(copy)
      discard()
      throw error
    }
    // A full disk of a server may show at the closing only.
    if close(copy) != 0 {
      let failure = FileFailure(errno: errno)
      discard()
      throw failure
    }
  }

  /// Some file systems, such as those of memory sticks, keep no permissions: that is no failure.
  private static func finish(_ copy: Int32, like source: Descriptor) throws(FileFailure) {
    var status = stat()
    guard fstat(source.number, &status) == 0 else { throw FileFailure(errno: errno) }
    _ = fchmod(copy, AtomicFile.usualMode())
    _ = futimens(copy, [status.st_atim, status.st_mtim])
  }

  /// Gives it a name in its folder. Whatever stands at that name is left alone and is an error that
  /// `isOccupied`.
  package func name(_ name: [UInt8]) throws(FileFailure) {
    let target = folder + [UInt8(ascii: "/")] + name
    do throws(FileFailure) {
      try FileMove.rename(path, to: target)
    } catch {
      guard [EPERM, ENOSYS, EOPNOTSUPP, EINVAL].contains(error.errno) else { throw error }
      try nameByPlaceholder(target)
    }
  }

  /// For file systems that neither keep a name free nor link: an empty file takes the name first.
  private func nameByPlaceholder(_ target: [UInt8]) throws(FileFailure) {
    let placeholder = withCString(target) {
      open($0, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    }
    guard placeholder >= 0 else { throw FileFailure(errno: errno) }
    close(placeholder)
    let status = withCString(path) { from in withCString(target) { Glibc.rename(from, $0) } }
    if status != 0 {
      let failure = FileFailure(errno: errno)
      _ = withCString(target) { unlink($0) }
      throw failure
    }
  }

  /// It is wanted no more.
  package func discard() { _ = withCString(path) { unlink($0) } }
}
