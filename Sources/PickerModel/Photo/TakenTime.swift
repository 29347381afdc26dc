/// When a photo was taken, and who says so.
package struct TakenTime: Hashable, Sendable {
  /// Where the time stands written. The names are those of the JSON output.
  package enum Source: String, Sendable, CaseIterable {
    case exif, xmp, container, name, mtime
  }

  /// For ordering: by `offset`, or else by the time zone of this machine.
  package let moment: Moment
  /// How far the clock of the place was ahead of UTC, in seconds.
  let zone: Int32
  /// The number of the source, and whether the file tells the offset: in one byte, as each photo of a
  /// library has one.
  private let origin: UInt8

  private static let offsetBit: UInt8 = 0x80

  package var source: Source { Source(number: origin & ~Self.offsetBit) ?? .mtime }

  var tellsOffset: Bool { origin & Self.offsetBit != 0 }

  /// The whole seconds of the moment, since 1970 UTC.
  package var instant: Int64 { moment.seconds }

  /// The part of a second, 0 to 999,999,999.
  package var nanoseconds: Int32 { moment.nanoseconds }

  /// As the clock of the place showed it.
  package var wall: CivilTime { CivilTime(secondsSince1970: instant &+ Int64(zone)) }

  /// Minutes east of UTC; nil where the file does not tell.
  package var offset: Int? { tellsOffset ? Int(zone) / 60 : nil }

  /// A time whose offset the file does not tell.
  package init(
    wall: CivilTime, nanoseconds: Int32 = 0, instant: Int64, source: Source
  ) {
    self.init(
      instant: instant, nanoseconds: nanoseconds,
      zone: Int32(clamping: wall.secondsSince1970 &- instant), tellsOffset: false,
      source: source)
  }

  /// - Parameters:
  ///   - zone: how far the clock of the place was ahead of UTC, in seconds.
  ///   - tellsOffset: whether the file tells so.
  package init(
    instant: Int64, nanoseconds: Int32, zone: Int32, tellsOffset: Bool, source: Source
  ) {
    moment = Moment(seconds: instant, nanoseconds: nanoseconds)
    self.zone = zone
    origin = source.number | (tellsOffset ? Self.offsetBit : 0)
  }

  /// A time whose offset the file tells, in minutes east of UTC.
  package init(wall: CivilTime, nanoseconds: Int32 = 0, offset: Int, source: Source) {
    self.init(
      instant: wall.secondsSince1970 - Int64(offset) * 60, nanoseconds: nanoseconds,
      zone: Int32(offset * 60), tellsOffset: true, source: source)
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

extension TakenTime.Source {
  /// The place among all; part of the form in which facts are kept.
  var number: UInt8 {
    switch self {
    case .exif: 0
    case .xmp: 1
    case .container: 2
    case .name: 3
    case .mtime: 4
    }
  }

  init?(number: UInt8) {
    switch number {
    case 0: self = .exif
    case 1: self = .xmp
    case 2: self = .container
    case 3: self = .name
    case 4: self = .mtime
    default: return nil
    }
  }
}

extension Int {
  /// In decimal digits, with zeros before it up to `width`.
  package func padded(_ width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}
