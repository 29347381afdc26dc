/// A date and time of day as a clock on the wall shows it, in no particular time zone.
package struct CivilTime: Hashable, Sendable {
  package var year: Int
  package var month: Int
  package var day: Int
  package var hour: Int
  package var minute: Int
  package var second: Int

  /// Nil where there is no such date or time: month 13, 30 February, 25 o'clock, all zeros.
  /// A 60th second is let through, as leap seconds have one.
  package init?(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.days(inMonth: month, of: year)).contains(day),
      (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// The time that stands `seconds` after 1970-01-01 00:00 on the same wall.
  package init(secondsSince1970 seconds: Int64) {
    let days = seconds.floorDivided(by: 86_400)
    // Wrapping, as the day in which the range of Int64 begins, begins before it.
    let rest = Int(seconds &- days &* 86_400)
    (year, month, day) = Self.date(daysSince1970: days)
    hour = rest / 3600
    minute = rest / 60 % 60
    second = rest % 60
  }

  /// Seconds from 1970-01-01 00:00 on the same wall to this time.
  package var secondsSince1970: Int64 {
    Self.daysSince1970(year: year, month: month, day: day) &* 86_400
      &+ Int64(hour * 3600 + minute * 60 + second)
  }

  package static func days(inMonth month: Int, of year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", days_from_civil.
  private static func daysSince1970(year: Int, month: Int, day: Int) -> Int64 {
    let y = Int64(month <= 2 ? year - 1 : year)
    let era = y.floorDivided(by: 400)
    let yearOfEra = y - era * 400
    let dayOfYear = Int64((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1)
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The same paper, civil_from_days.
  private static func date(daysSince1970 days: Int64) -> (year: Int, month: Int, day: Int) {
    let z = days + 719_468
    let era = z.floorDivided(by: 146_097)
    let dayOfEra = z - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = Int(shifted < 10 ? shifted + 3 : shifted - 9)
    let year = Int(yearOfEra + era * 400) + (month <= 2 ? 1 : 0)
    return (year, month, Int(dayOfYear - (153 * shifted + 2) / 5 + 1))
  }
}

extension Int64 {
  fileprivate func floorDivided(by divisor: Int64) -> Int64 {
    self / divisor - (self % divisor < 0 ? 1 : 0)
  }
}
