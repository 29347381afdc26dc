package import PickerModel

/// A time that stands in the name of a file, as cameras, phones and screenshot tools write it:
/// `IMG_20240501_102030`, `PXL_20240501_102030123`, `Screenshot from 2021-12-25 08-09-10`,
/// `signal-2024-05-01-102030`, `WhatsApp Image 2024-05-01 at 10.20.30 PM`, `IMG-20240501-WA0001`.
package struct NameTime: Equatable {
  package let time: CivilTime
  package let nanoseconds: Int32

  /// The first date in the name, with the time behind it where there is one.
  package init?(_ name: ArraySlice<UInt8>) {
    let digits = NameDigits(name)
    for index in digits.runs.indices {
      if let found = Self.time(at: index, in: digits) {
        self = found
        return
      }
    }
    return nil
  }

  private init?(date: Date, clock: NameClock?) {
    let clock = clock ?? .midnight
    guard date.year >= 1970,
      let time = CivilTime(
        year: date.year, month: date.month, day: date.day, hour: clock.hour, minute: clock.minute,
        second: clock.second)
    else { return nil }
    self.time = time
    nanoseconds = clock.nanoseconds
  }

  private typealias Date = (year: Int, month: Int, day: Int)

  private static func time(at index: Int, in digits: NameDigits) -> NameTime? {
    let run = digits.runs[index]
    switch run.count {
    case 8:
      return NameTime(
        date: date(run), clock: NameClock(at: index + 1, behind: run, in: digits))
    case 14, 17:
      // Of one number all has to fit.
      guard let clock = NameClock(digits: run.dropFirst(8)) else { return nil }
      return NameTime(date: date(run.prefix(8)), clock: clock)
    case 4 where digits.areJoined(at: index, lengths: [4...4, 2...2, 2...2], by: "-_."):
      let parts = digits.runs[index..<(index + 3)].map(NameDigits.number)
      return NameTime(
        date: (parts[0], parts[1], parts[2]),
        clock: NameClock(at: index + 3, behind: digits.runs[index + 2], in: digits))
    default: return nil
    }
  }

  private static func date(_ eight: ArraySlice<UInt8>) -> Date {
    let parts = [eight.prefix(4), eight.dropFirst(4).prefix(2), eight.dropFirst(6)]
      .map(NameDigits.number)
    return (parts[0], parts[1], parts[2])
  }
}
