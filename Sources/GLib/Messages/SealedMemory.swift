internal import CGLib
internal import Glibc

/// Bytes in memory of the kernel's that one process hands to another one. Sealed: nobody can change
/// them or their number any more, so what was checked stays so.
package enum SealedMemory {
  /// `memfd_create`, `F_ADD_SEALS`
  package static func make(_ parts: [[UInt8]]) throws(FileFailure) -> Descriptor {
    let descriptor = try open()
    for part in parts { try AtomicFile.writeAll(part, to: descriptor.number) }
    try seal(descriptor)
    return descriptor
  }

  /// Empty, and not sealed yet. `memfd_create`
  static func open() throws(FileFailure) -> Descriptor {
    let number = memfd_create("photo-picker", closeOnExec | allowSealing)
    guard number >= 0 else { throw FileFailure(errno: errno) }
    return Descriptor(adopting: number)
  }

  /// `F_ADD_SEALS`
  static func seal(_ descriptor: Descriptor) throws(FileFailure) {
    if fcntl(descriptor.number, addSeals, seals) != 0 { throw FileFailure(errno: errno) }
  }

  /// What another process made with `make`.
  ///
  /// - Parameter lengths: of the parts that are expected.
  /// - Returns: the parts; nil where it is not sealed, or longer or shorter than that.
  package static func parts(of descriptor: Descriptor, lengths: [Int]) -> [[UInt8]]? {
    let total = lengths.reduce(0, +)
    guard fcntl(descriptor.number, readSeals) & seals == seals,
      lseek(descriptor.number, 0, SEEK_END) == off_t(total)
    else { return nil }
    var (offset, parts) = (0, [[UInt8]]())
    for length in lengths {
      let part = descriptor.bytes(at: offset, count: length)
      guard part.count == length else { return nil }
      parts.append(part)
      offset += length
    }
    return parts
  }

  // `MFD_CLOEXEC` and so on: linux/memfd.h and linux/fcntl.h, which Swift's Glibc module lacks.
  private static let closeOnExec: UInt32 = 1
  private static let allowSealing: UInt32 = 2
  private static let addSeals: Int32 = 1033
  private static let readSeals: Int32 = 1034
  /// `F_SEAL_SEAL`, `F_SEAL_SHRINK`, `F_SEAL_GROW`, `F_SEAL_WRITE`
  private static let seals: Int32 = 1 | 2 | 4 | 8
}
