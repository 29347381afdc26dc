internal import Glibc

/// An open folder, read by the bytes of its names. Closed when the value goes out of scope. For one
/// thread at a time; its calls block.
package struct Directory: ~Copyable {
  /// What stands in a folder under one name.
  package struct Entry: Sendable {
    package let name: [UInt8]
    /// Nil where the file system does not tell before it is asked for the status.
    package let kind: FileStatus.Kind?
  }

  private let stream: OpaquePointer

  /// Opens the folder at a path. Anything else at the path is an error (`ENOTDIR`) and is not opened: a
  /// FIFO does not block. `open`, `fdopendir`
  ///
  /// - Parameter followingLinks: whether a link at the end stands for its target, or is an error.
  package init(at path: [UInt8], followingLinks: Bool = true) throws(FileFailure) {
    let flags = Self.flags | (followingLinks ? 0 : O_NOFOLLOW)
    try self.init(withCString(path) { open($0, flags) })
  }

  private init(_ descriptor: Int32) throws(FileFailure) {
    guard descriptor >= 0 else { throw FileFailure(errno: errno) }
    guard let stream = fdopendir(descriptor) else {
      let failure = FileFailure(errno: errno)
      close(descriptor)
      throw failure
    }
    self.stream = stream
  }

  deinit { closedir(stream) }

  /// The status of the folder itself. `statx`
  package var status: FileStatus {
    get throws(FileFailure) {
      try FileStatus(descriptor: descriptor, name: [], flags: Self.emptyPath)
    }
  }

  /// The status of what stands under a name, links not followed. `statx`
  package func status(of name: [UInt8]) throws(FileFailure) -> FileStatus {
    try FileStatus(descriptor: descriptor, name: name, flags: AT_SYMLINK_NOFOLLOW)
  }

  /// As the other one, of a name that stands in a text with a NUL behind it.
  ///
  /// - Parameter place: where it begins.
  package func status(ofNameAt place: Int, in text: [UInt8]) throws(FileFailure) -> FileStatus {
    try FileStatus(descriptor: descriptor, nameAt: place, in: text, flags: AT_SYMLINK_NOFOLLOW)
  }

  /// The next entry in the order of the file system, nil after the last; `.` and `..` are left out.
  /// `readdir`
  ///
  /// - Throws: where the rest of the folder cannot be read.
  package mutating func next() throws(FileFailure) -> Entry? {
    var entry: Entry?
    try next { name, kind in
      entry = Entry(name: name.withUnsafeBufferPointer { Array($0) }, kind: kind)
    }
    return entry
  }

  /// As the other one, without a copy of the name: lends the entry, and gives false after the last.
  @discardableResult
  package mutating func next(
    _ body: (_ name: Span<UInt8>, _ kind: FileStatus.Kind?) -> Void
  ) throws(FileFailure) -> Bool {
    repeat {
      errno = 0
      guard let record = readdir(stream) else {
        if errno != 0 { throw FileFailure(errno: errno) }
        return false
      }
      let name = Self.name(of: record)
      if Self.isItselfOrParent(name) { continue }
      body(Span(_unsafeElements: name), Self.kind(of: record.pointee.d_type))
      return true
    } while true
  }

  private var descriptor: Int32 { dirfd(stream) }

  private static let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK
  /// `AT_EMPTY_PATH`, which Swift's Glibc module hides.
  private static let emptyPath: Int32 = 0x1000
  /// The bytes up to the NUL, which may be more than the 255 that the declared array has room for.
  private static func name(
    of record: UnsafeMutablePointer<dirent>
  ) -> UnsafeBufferPointer<UInt8> {
    // The member is stored, so it has an offset.
    let start = UnsafeRawPointer(record) + MemoryLayout<dirent>.offset(of: \.d_name)!
    let text = start.assumingMemoryBound(to: UInt8.self)
    return UnsafeBufferPointer(
      start: text, count: Int(strlen(start.assumingMemoryBound(to: CChar.self))))
  }

  private static func isItselfOrParent(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    name.count <= 2 && name.allSatisfy { $0 == UInt8(ascii: ".") }
  }

  private static func kind(of type: UInt8) -> FileStatus.Kind? {
    switch Int(type) {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    case Int(DT_LNK): .link
    case Int(DT_UNKNOWN): nil
    default: .other
    }
  }
}

/// Why a folder could not be opened.
extension FileFailure {
  /// `ENOENT`
  package var isMissing: Bool { errno == ENOENT }

  /// Something else stands there: `ENOTDIR`, or `ELOOP` for a link that is not followed.
  package var isNotAFolder: Bool { errno == ENOTDIR || errno == ELOOP }
}
