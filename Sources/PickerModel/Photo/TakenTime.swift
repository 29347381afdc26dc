/// When a photo was taken, and who says so.
package struct TakenTime: Hashable, Sendable {
  /// Where the time stands written. The names are those of the JSON output.
  package enum Source: String, Sendable, CaseIterable {
    case exif, xmp, container, name, mtime
  }

  /// As the clock of the place showed it.
  package let wall: CivilTime
  /// The part of a second, 0 to 999,999,999.
  package let nanoseconds: Int32
  /// Minutes east of UTC; nil where the file does not tell.
  package let offset: Int?
  /// The moment, for ordering: by `offset`, or else by the time zone of this machine. In seconds since 1970 UTC.
  package let instant: Int64
  package let source: Source

  package init(
    wall: CivilTime, nanoseconds: Int32 = 0, offset: Int? = nil, instant: Int64, source: Source
  ) {
    self.wall = wall
    self.nanoseconds = nanoseconds
    self.offset = offset
    self.instant = instant
    self.source = source
  }

  /// A time whose offset the file tells.
  package init(wall: CivilTime, nanoseconds: Int32 = 0, offset: Int, source: Source) {
    self.init(
      wall: wall, nanoseconds: nanoseconds, offset: offset,
      instant: wall.secondsSince1970 - Int64(offset) * 60, source: source)
  }

  /// As ISO 8601 writes it: with milliseconds where there are any, and an offset where the file tells one.
  package var iso8601: String {
    var text = "\(wall.year.padded(4))-\(wall.month.padded(2))-\(wall.day.padded(2))"
    text += "T\(wall.hour.padded(2)):\(wall.minute.padded(2)):\(wall.second.padded(2))"
    let milliseconds = Int(nanoseconds) / 1_000_000
    if milliseconds > 0 { text += ".\(milliseconds.padded(3))" }
    if let offset {
      let (hours, minutes) = (abs(offset) / 60, abs(offset) % 60)
      text += "\(offset < 0 ? "-" : "+")\(hours.padded(2)):\(minutes.padded(2))"
    }
    return text
  }
}

extension Int {
  /// In decimal digits, with zeros before it up to `width`.
  package func padded(_ width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}
