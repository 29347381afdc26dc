/// What one `stat` tells of a file: enough to see that it is another one than before.
package struct FileStamp: Hashable, Sendable {
  package let bytes: Int64
  package let inode: UInt64
  package let modified: Timestamp
  /// When the file came to where it is: its birth time, else the change of its inode.
  package let arrived: Timestamp
  /// As the kernel packs it: twelve bits of the major number, twenty of the minor one (`MINORBITS` in Linux,
  /// include/linux/kdev_t.h).
  private let packedDevice: UInt32

  /// The major number in the upper half, the minor one in the lower.
  package var device: UInt64 {
    UInt64(packedDevice >> Self.minorBits) << 32 | UInt64(packedDevice & Self.minorMask)
  }

  private static let minorBits: UInt32 = 20
  private static let minorMask: UInt32 = 1 << minorBits - 1

  package init(
    bytes: Int64, modified: Timestamp, arrived: Timestamp, device: UInt64, inode: UInt64
  ) {
    self.bytes = bytes
    self.modified = modified
    self.arrived = arrived
    self.inode = inode
    let (major, minor) = (UInt32(device >> 32), UInt32(truncatingIfNeeded: device))
    packedDevice = major << Self.minorBits | minor & Self.minorMask
  }
}
