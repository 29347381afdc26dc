internal import CGLib
internal import Glibc

/// A file that is whole, under a name of its own, until it gets the one that is wanted. That begins with a dot, so
/// that no library takes it for one of its files. All calls block.
package struct DraftFile: Sendable {
  private let path: [UInt8]
  private let folder: [UInt8]
  private let isDurable: Bool

  /// - Parameters:
  ///   - folder: where it will be.
  ///   - mode: its permissions; nil for the usual ones.
  ///   - modified: its time of change; nil for now.
  ///   - durably: whether it is on the disk before it has its name, and that too when it is told, so that a power
  ///     cut takes neither what was there before nor this.
  package init(
    _ bytes: [UInt8], in folder: [UInt8], mode: UInt32? = nil, modified: FileTime? = nil,
    durably: Bool = false
  ) throws(FileFailure) {
    try self.init(in: folder, mode: mode, durably: durably) { (draft) throws(FileFailure) in
      try AtomicFile.writeAll(bytes, to: draft)
      if let modified { Self.take(modified, draft) }
    }
  }

  /// With the bytes and the time of change of the original, and the usual permissions.
  package init(copyOf original: [UInt8], in folder: [UInt8]) throws(FileFailure) {
    let source = try Descriptor.ofFile(at: original).0
    try self.init(copyOf: source.number, in: folder, mode: nil, durably: false)
  }

  /// - Parameter source: of a regular file, read from where it stands.
  init(
    copyOf source: Int32, in folder: [UInt8], mode: UInt32?, durably: Bool
  ) throws(FileFailure) {
    var status = stat()
    guard fstat(source, &status) == 0 else { throw FileFailure(errno: errno) }
    try self.init(in: folder, mode: mode, durably: durably) { (draft) throws(FileFailure) in
      try AtomicFile.copyAll(from: source, to: draft)
      Self.take(FileTime(status.st_mtim), draft)
    }
  }

  private init(
    in folder: [UInt8], mode: UInt32?, durably: Bool,
    _ fill: (_ draft: Int32) throws(FileFailure) -> Void
  ) throws(FileFailure) {
    let template = folder + Array("/.photo-picker-XXXXXX".utf8)
    var name = template.map { CChar(bitPattern: $0) } + [0]
    let draft = g_mkstemp_full(&name, O_RDWR | O_CLOEXEC, 0o600)
    guard draft >= 0 else { throw FileFailure(errno: errno) }
    (path, self.folder, isDurable) = ([UInt8](cString: name), folder, durably)
    do throws(FileFailure) {
      try fill(draft)
      // Some file systems, such as those of memory sticks, keep no permissions: that is no failure.
      _ = fchmod(draft, mode ?? AtomicFile.usualMode())
      if durably, fsync(draft) != 0 { throw FileFailure(errno: errno) }
    } catch {
      close(draft)
      discard()
      throw error
    }
    // A full disk of a server may show at the closing only.
    if close(draft) != 0 {
      let failure = FileFailure(errno: errno)
      discard()
      throw failure
    }
  }

  private static func take(_ modified: FileTime, _ draft: Int32) {
    let time = timespec(tv_sec: Int(modified.seconds), tv_nsec: Int(modified.nanoseconds))
    _ = futimens(draft, [time, time])
  }

  // MARK: The name

  /// Gives it the first of the names that no other file in its folder has. Where it can have none of them, it is
  /// gone.
  ///
  /// - Returns: that name. The error `isOccupied` where all are taken.
  package func name(_ names: some Sequence<[UInt8]>) throws(FileFailure) -> [UInt8] {
    var failure = FileFailure(errno: EEXIST)
    for name in names {
      do throws(FileFailure) {
        try move(to: folder + [UInt8(ascii: "/")] + name)
        if isDurable { Folder.flush(folder) }
        return name
      } catch {
        failure = error
        if !error.isOccupied { break }
      }
    }
    discard()
    throw failure
  }

  /// Puts it in the place of whatever is at the path, a link too. Where that cannot be, it is gone.
  ///
  /// - Parameter path: in its folder.
  package func replace(_ path: [UInt8]) throws(FileFailure) {
    do throws(FileFailure) {
      try rename(to: path)
    } catch {
      discard()
      throw error
    }
    if isDurable { Folder.flush(folder) }
  }

  /// It is wanted no more.
  package func discard() { _ = withCString(path) { unlink($0) } }

  private func move(to target: [UInt8]) throws(FileFailure) {
    do throws(FileFailure) {
      try FileMove.rename(path, to: target)
    } catch {
      guard [EPERM, ENOSYS, EOPNOTSUPP, EINVAL].contains(error.errno) else { throw error }
      try moveByPlaceholder(to: target)
    }
  }

  /// For file systems that neither keep a name free nor link: an empty file takes the name first.
  private func moveByPlaceholder(to target: [UInt8]) throws(FileFailure) {
    let placeholder = withCString(target) {
      open($0, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    }
    guard placeholder >= 0 else { throw FileFailure(errno: errno) }
    close(placeholder)
    do throws(FileFailure) {
      try rename(to: target)
    } catch {
      _ = withCString(target) { unlink($0) }
      throw error
    }
  }

  private func rename(to target: [UInt8]) throws(FileFailure) {
    let status = withCString(path) { from in withCString(target) { Glibc.rename(from, $0) } }
    if status != 0 { throw FileFailure(errno: errno) }
  }
}
