package import PickerModel

/// A time that stands in the name of a file, as cameras, phones and screenshot tools write it:
/// `IMG_20240501_102030`, `PXL_20240501_102030123`, `Screenshot from 2021-12-25 08-09-10`,
/// `signal-2024-05-01-102030`, `WhatsApp Image 2024-05-01 at 10.20.30`, `IMG-20240501-WA0001`.
package struct NameTime: Equatable {
  package let time: CivilTime
  package let nanoseconds: Int32

  /// The first date in the name, with the time behind it where there is one.
  package init?(_ name: ArraySlice<UInt8>) {
    let runs = Self.digitRuns(in: name)
    for index in runs.indices {
      if let found = Self.time(at: index, of: runs, in: name) {
        self = found
        return
      }
    }
    return nil
  }

  private init?(date: Date, clock: Clock?) {
    let clock = clock ?? Clock(hour: 0, minute: 0, second: 0, nanoseconds: 0)
    guard date.year >= 1970,
      let time = CivilTime(
        year: date.year, month: date.month, day: date.day, hour: clock.hour, minute: clock.minute,
        second: clock.second)
    else { return nil }
    self.time = time
    nanoseconds = clock.nanoseconds
  }

  private typealias Date = (year: Int, month: Int, day: Int)

  private struct Clock {
    var hour: Int, minute: Int, second: Int, nanoseconds: Int32
  }

  /// Digits that are not part of a longer number.
  private static func digitRuns(in name: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    name.split { !$0.isDigitASCII }
  }

  private static func time(
    at index: Int, of runs: [ArraySlice<UInt8>], in name: ArraySlice<UInt8>
  ) -> NameTime? {
    let run = runs[index]
    switch run.count {
    case 8:
      return NameTime(date: date(run), clock: clock(at: index + 1, after: run, of: runs, in: name))
    case 14, 17: return NameTime(date: date(run.prefix(8)), clock: clock(run.dropFirst(8)))
    case 4
    where isJoined(index, 3, of: runs, in: name, by: "-_.") && runs[index + 1].count == 2
      && runs[index + 2].count == 2:
      let date = (number(run), number(runs[index + 1]), number(runs[index + 2]))
      return NameTime(
        date: date, clock: clock(at: index + 3, after: runs[index + 2], of: runs, in: name))
    default: return nil
    }
  }

  private static func date(_ eight: ArraySlice<UInt8>) -> Date {
    (number(eight.prefix(4)), number(eight.dropFirst(4).prefix(2)), number(eight.dropFirst(6)))
  }

  /// The clock time that begins with a run, not further from the date than ` at ` and its like are long.
  private static func clock(
    at index: Int, after date: ArraySlice<UInt8>, of runs: [ArraySlice<UInt8>],
    in name: ArraySlice<UInt8>
  ) -> Clock? {
    guard index < runs.count, runs[index].startIndex - date.endIndex <= 5 else { return nil }
    let between = name[date.endIndex..<runs[index].startIndex]
    // `-WA0001` is a number, not a time.
    if between.contains(UInt8(ascii: "W")) { return nil }
    if runs[index].count == 6 || runs[index].count == 9 { return clock(runs[index]) }
    guard isJoined(index, 3, of: runs, in: name, by: "-_.:"),
      runs[index..<(index + 3)].allSatisfy({ $0.count == 2 })
    else { return nil }
    return clock(runs[index] + runs[index + 1] + runs[index + 2])
  }

  /// Six digits, or nine where milliseconds follow.
  private static func clock(_ digits: ArraySlice<UInt8>) -> Clock? {
    let parts = Array(digits)
    let clock = Clock(
      hour: number(parts[0..<2]), minute: number(parts[2..<4]), second: number(parts[4..<6]),
      nanoseconds: parts.count == 9 ? Int32(number(parts[6..<9])) * 1_000_000 : 0)
    return clock.hour < 24 && clock.minute < 60 && clock.second < 60 ? clock : nil
  }

  /// Whether so many runs follow each other with one of the signs between.
  private static func isJoined(
    _ index: Int, _ count: Int, of runs: [ArraySlice<UInt8>], in name: ArraySlice<UInt8>,
    by signs: String
  ) -> Bool {
    guard index + count <= runs.count else { return false }
    return (index..<(index + count - 1)).allSatisfy { place in
      let between = name[runs[place].endIndex..<runs[place + 1].startIndex]
      return between.count == 1 && signs.utf8.contains(between.first ?? 0)
    }
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int {
    EXIFText.number(digits) ?? 0
  }
}
