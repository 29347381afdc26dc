internal import CGLib
internal import Glibc

/// What one call to the kernel tells of a file. Never opens it.
package struct FileStatus: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case file, folder, link
    /// A FIFO, a socket or a device.
    case other
  }

  package let kind: Kind
  package let bytes: Int64
  package let modified: FileTime
  /// When the file came to be; nil where the file system does not keep it.
  package let born: FileTime?
  /// When its name, owner, rights or contents changed last.
  package let changed: FileTime
  /// Together with `inode` the file's identity, whatever its names are.
  package let device: UInt64
  package let inode: UInt64
  /// How many names it has: 2 or more where there are hard links.
  package let nameCount: Int
  /// The user whose file it is, by number.
  package let owner: UInt32
  /// Of a folder: whether only its owner, and the owner of a file in it, may take the file out.
  package let isSticky: Bool

  /// Asks about what stands at a path. `statx`
  ///
  /// - Parameter followingLinks: whether a link at the end stands for its target.
  package init(at path: [UInt8], followingLinks: Bool) throws(FileFailure) {
    try self.init(descriptor: AT_FDCWD, name: path, flags: followingLinks ? 0 : AT_SYMLINK_NOFOLLOW)
  }

  /// Asks about a name in an open folder. `statx`
  init(descriptor: Int32, name: [UInt8], flags: Int32) throws(FileFailure) {
    try self.init(descriptor: descriptor, nameAt: 0, in: name + [0], flags: flags)
  }

  /// Asks about a name that begins at `place` and ends at a NUL.
  init(descriptor: Int32, nameAt place: Int, in text: [UInt8], flags: Int32) throws(FileFailure) {
    precondition(text[place...].contains(0))
    var answer = statx()
    let status = text.withUnsafeBytes { text in
      // There is a NUL in it, so the buffer has an address; a byte may be read as a CChar.
      let name = (text.baseAddress! + place).assumingMemoryBound(to: CChar.self)
      return statx(descriptor, name, flags, STATX_BASIC_STATS | STATX_BTIME, &answer)
    }
    guard status == 0 else { throw FileFailure(errno: errno) }
    self.init(answer)
  }

  private init(_ answer: statx) {
    kind = Self.kind(of: mode_t(answer.stx_mode))
    bytes = Int64(clamping: answer.stx_size)
    modified = FileTime(answer.stx_mtime)
    // Some file systems say that they know it, and give zero.
    let hasBirth = answer.stx_mask & STATX_BTIME != 0 && answer.stx_btime.tv_sec != 0
    born = hasBirth ? FileTime(answer.stx_btime) : nil
    changed = FileTime(answer.stx_ctime)
    device = UInt64(answer.stx_dev_major) << 32 | UInt64(answer.stx_dev_minor)
    inode = answer.stx_ino
    nameCount = Int(answer.stx_nlink)
    owner = answer.stx_uid
    isSticky = mode_t(answer.stx_mode) & S_ISVTX != 0
  }

  private static func kind(of mode: mode_t) -> Kind {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }
}

/// A moment as file systems keep it: seconds since 1970-01-01 00:00 UTC, and nanoseconds after them.
package struct FileTime: Hashable, Sendable {
  package let seconds: Int64
  package let nanoseconds: Int32

  package init(seconds: Int64, nanoseconds: Int32) {
    (self.seconds, self.nanoseconds) = (seconds, nanoseconds)
  }

  init(_ time: timespec) {
    self.init(seconds: Int64(time.tv_sec), nanoseconds: Int32(time.tv_nsec))
  }

  /// This moment, by the clock that file systems go by. `clock_gettime`
  package static var now: FileTime {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return FileTime(time)
  }
}

extension FileTime {
  fileprivate init(_ time: statx_timestamp) {
    self.init(seconds: time.tv_sec, nanoseconds: Int32(time.tv_nsec))
  }
}

/// Lends bytes to C as a text that ends at a NUL.
func withCString<Result>(_ bytes: [UInt8], _ body: (UnsafePointer<CChar>) -> Result) -> Result {
  (bytes + [0]).withUnsafeBytes { buffer in
    // The buffer holds the NUL at least, so it has an address; a byte may be read as a CChar.
    body(buffer.baseAddress!.assumingMemoryBound(to: CChar.self))
  }
}

extension [UInt8] {
  /// A copy of C's text, without its NUL.
  init(cString text: UnsafePointer<CChar>) {
    self.init(UnsafeRawBufferPointer(start: text, count: Int(strlen(text))))
  }
}
