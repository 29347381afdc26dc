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

  /// Asks about what stands at a path. `statx`
  ///
  /// - Parameter followingLinks: whether a link at the end stands for its target.
  package init(at path: [UInt8], followingLinks: Bool) throws(FileFailure) {
    try self.init(descriptor: AT_FDCWD, name: path, flags: followingLinks ? 0 : AT_SYMLINK_NOFOLLOW)
  }

  /// Asks about a name in an open folder. `statx`
  init(descriptor: Int32, name: [UInt8], flags: Int32) throws(FileFailure) {
    guard let statx = StatxAnswer.statx else { throw FileFailure(errno: ENOSYS) }
    let result: Swift.Result<FileStatus, FileFailure> = withUnsafeTemporaryAllocation(
      byteCount: StatxAnswer.size, alignment: StatxAnswer.alignment
    ) { memory in
      // The size is not zero, so the memory has an address.
      let answer = memory.baseAddress!
      let status = withCString(name) { statx(descriptor, $0, flags, StatxAnswer.wanted, answer) }
      return status == 0
        ? .success(FileStatus(StatxAnswer(memory: UnsafeRawBufferPointer(memory))))
        : .failure(FileFailure(errno: errno))
    }
    self = try result.get()
  }

  private init(_ answer: StatxAnswer) {
    kind = Self.kind(of: mode_t(answer.mode))
    bytes = Int64(clamping: answer.size)
    modified = answer.modified
    born = answer.born
    changed = answer.changed
    device = answer.device
    inode = answer.inode
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

  /// This moment, by the clock that file systems go by. `clock_gettime`
  package static var now: FileTime {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return FileTime(seconds: Int64(time.tv_sec), nanoseconds: Int32(time.tv_nsec))
  }
}

/// The kernel's `struct statx`, read by the offsets of `<linux/stat.h>`, which never change. Swift's
/// Glibc module has neither the structure nor the function, as they ask for `_GNU_SOURCE`.
private struct StatxAnswer {
  let memory: UnsafeRawBufferPointer

  var mode: UInt16 { memory.load(fromByteOffset: 28, as: UInt16.self) }
  var inode: UInt64 { memory.load(fromByteOffset: 32, as: UInt64.self) }
  var size: UInt64 { memory.load(fromByteOffset: 40, as: UInt64.self) }
  var changed: FileTime { time(at: 96) }
  var modified: FileTime { time(at: 112) }
  var device: UInt64 { UInt64(word(at: 136)) << 32 | UInt64(word(at: 140)) }

  /// Some file systems say that they know it, and give zero.
  var born: FileTime? {
    let isKnown = word(at: 0) & Self.hasBorn != 0
    let time = time(at: 80)
    return isKnown && time.seconds != 0 ? time : nil
  }

  private func word(at offset: Int) -> UInt32 {
    memory.load(fromByteOffset: offset, as: UInt32.self)
  }

  private func time(at offset: Int) -> FileTime {
    FileTime(
      seconds: memory.load(fromByteOffset: offset, as: Int64.self),
      nanoseconds: memory.load(fromByteOffset: offset + 8, as: Int32.self))
  }

  static let size = 256
  static let alignment = 8
  /// `STATX_BASIC_STATS | STATX_BTIME`
  static let wanted: UInt32 = 0xfff
  /// `STATX_BTIME`
  private static let hasBorn: UInt32 = 0x800

  typealias Function =
    @convention(c) (Int32, UnsafePointer<CChar>, Int32, UInt32, UnsafeMutableRawPointer) -> Int32

  /// In glibc since 2.28. The cast gives the symbol the type that its manual page does.
  static let statx = dlsym(nil, "statx").map { unsafeBitCast($0, to: Function.self) }
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
