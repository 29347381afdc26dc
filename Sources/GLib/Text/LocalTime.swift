internal import Glibc

/// Between moments and the clock on the wall, in the time zone of this machine.
package enum LocalTime {
  /// What the clock shows, as seconds from 1970-01-01 00:00 on the same wall. `localtime_r`
  package static func wallSeconds(at instant: Int64) -> Int64 {
    var (time, parts) = (time_t(instant), tm())
    guard localtime_r(&time, &parts) != nil else { return instant }
    return instant + Int64(parts.tm_gmtoff)
  }

  /// The moment at which the clock shows it; the first of two where the hour comes twice. `mktime`
  package static func instant(
    year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int
  ) -> Int64 {
    var parts = tm()
    parts.tm_year = Int32(year - 1900)
    parts.tm_mon = Int32(month - 1)
    parts.tm_mday = Int32(day)
    parts.tm_hour = Int32(hour)
    parts.tm_min = Int32(minute)
    parts.tm_sec = Int32(second)
    parts.tm_isdst = -1
    return Int64(mktime(&parts))
  }

  /// Now, in seconds since 1970 UTC. `time`
  package static var now: Int64 { Int64(time(nil)) }
}
