/// A moment as file systems keep it: seconds since 1970-01-01 00:00 UTC, and nanoseconds after them.
package struct Timestamp: Hashable, Comparable, Sendable {
  package let seconds: Int64
  /// 0 to 999,999,999.
  package let nanoseconds: Int32

  package init(seconds: Int64, nanoseconds: Int32 = 0) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  package static func < (one: Timestamp, other: Timestamp) -> Bool {
    (one.seconds, one.nanoseconds) < (other.seconds, other.nanoseconds)
  }
}
