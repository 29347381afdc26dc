/// A moment as file systems keep it: seconds since 1970-01-01 00:00 UTC, and nanoseconds after them.
///
/// In eight bytes, as a library holds two for each of its photos. Exact from 1901-12-13 to 2446-05-10, which
/// is the range of ext4 ("Inode Timestamps" in the kernel's documentation of ext4); what lies beyond is
/// brought there.
package struct Timestamp: Hashable, Sendable {
  /// The seconds, of which 34 bits are stored, and 30 bits of nanoseconds, in two halves: eight bytes that
  /// begin at any multiple of four leave no gaps.
  private let high: UInt32
  private let low: UInt32

  private static let first: Int64 = -1 << 31
  private static let last: Int64 = first + 1 << 34 - 1
  private static let partBits: UInt64 = 30

  package init(seconds: Int64, nanoseconds: Int32 = 0) {
    let within = min(max(seconds, Self.first), Self.last)
    let bits =
      UInt64(within - Self.first) << Self.partBits | UInt64(UInt32(bitPattern: nanoseconds))
    high = UInt32(truncatingIfNeeded: bits >> 32)
    low = UInt32(truncatingIfNeeded: bits)
  }

  /// For ordering alone.
  package var ordinal: UInt64 { UInt64(high) << 32 | UInt64(low) }

  package var seconds: Int64 { Int64(ordinal >> Self.partBits) + Self.first }

  /// 0 to 999,999,999.
  package var nanoseconds: Int32 { Int32(ordinal & (1 << Self.partBits - 1)) }
}

extension Timestamp: Comparable {
  package static func < (one: Timestamp, other: Timestamp) -> Bool { one.ordinal < other.ordinal }
}
