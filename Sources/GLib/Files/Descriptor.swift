internal import CGLib
internal import Glibc

/// An open file, a socket or a piece of the kernel's memory. Closed with the last reference.
package final class Descriptor: Sendable {
  let number: Int32

  /// - Parameter number: an open one, which becomes this object's.
  init(adopting number: Int32) { self.number = number }

  deinit { close(number) }

  /// A path by which this process, and no other, can open it again; for as long as this object is there.
  package var path: [UInt8] { Array("/proc/self/fd/\(number)".utf8) }

  /// Its length in bytes; nil where it has none. `lseek`
  package var length: Int? {
    let end = lseek(number, 0, SEEK_END)
    return end < 0 ? nil : Int(end)
  }

  /// Opens what is a regular file and nothing else: a pipe or device of that name is not waited for.
  /// `open`, `statx`
  ///
  /// - Parameter path: as bytes; links are followed.
  package static func ofFile(at path: [UInt8]) throws(FileFailure) -> (Descriptor, FileStatus) {
    let descriptor = try ofKnownFile(at: path)
    let status = try FileStatus(descriptor: descriptor.number, name: [], flags: emptyPath)
    guard status.kind == .file else { throw FileFailure(errno: EINVAL) }
    return (descriptor, status)
  }

  /// Opens what was a regular file a moment ago, and does not ask once more whether it is one: a pipe or
  /// device that has come in its place meanwhile is not waited for, and gives whoever reads at offsets
  /// nothing. `open`
  ///
  /// - Parameter path: as bytes; links are followed.
  package static func ofKnownFile(at path: [UInt8]) throws(FileFailure) -> Descriptor {
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
    let number = withCString(path) { open($0, flags) }
    guard number >= 0 else { throw FileFailure(errno: errno) }
    return Descriptor(adopting: number)
  }

  /// `AT_EMPTY_PATH`, which Swift's Glibc module hides.
  private static let emptyPath: Int32 = 0x1000
}
