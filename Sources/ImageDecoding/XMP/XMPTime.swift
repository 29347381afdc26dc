import PickerModel

/// Times as XMP writes them: ISO 16684-1, 8.2.1.2, a profile of ISO 8601.
enum XMPTime {
  /// `2024-05-01T10:20:30.250+08:00`; the seconds, their part and the offset may be missing, and so may
  /// the time of day. Nil where the day is missing, or where it is no time.
  static func time(_ text: String, _ event: FoundTime.Event) -> FoundTime? {
    var rest = Array(text.utf8)[...]
    guard let year = number(&rest, 4), skip("-", &rest), let month = number(&rest, 2),
      skip("-", &rest), let day = number(&rest, 2)
    else { return nil }
    let clock = timeOfDay(&rest)
    let offset = zone(&rest)
    guard let clock, offset.isRight, rest.isEmpty,
      let wall = CivilTime(
        year: year, month: month, day: day, hour: clock.hour, minute: clock.minute,
        second: clock.second)
    else { return nil }
    return FoundTime(
      wall: wall, nanoseconds: clock.nanoseconds,
      clock: offset.minutes.map { .ahead($0) } ?? .unknown, source: .xmp, event: event)
  }

  private typealias TimeOfDay = (hour: Int, minute: Int, second: Int, nanoseconds: Int32)

  /// Midnight where there is none; nil where there is half of one.
  private static func timeOfDay(_ rest: inout ArraySlice<UInt8>) -> TimeOfDay? {
    guard skip("T", &rest) || skip(" ", &rest) else { return (0, 0, 0, 0) }
    guard let hour = number(&rest, 2), skip(":", &rest), let minute = number(&rest, 2) else {
      return nil
    }
    guard skip(":", &rest) else { return (hour, minute, 0, 0) }
    guard let second = number(&rest, 2) else { return nil }
    guard skip(".", &rest) else { return (hour, minute, second, 0) }
    let digits = Array(rest.prefix { $0.isDigitASCII })
    rest = rest.dropFirst(digits.count)
    return EXIFText.fraction(digits).map { (hour, minute, second, $0) }
  }

  private static func zone(_ rest: inout ArraySlice<UInt8>) -> (isRight: Bool, minutes: Int?) {
    if rest.isEmpty { return (true, nil) }
    if skip("Z", &rest) { return (true, 0) }
    let minutes = EXIFText.offset(Array(rest))
    rest = []
    return (minutes != nil, minutes)
  }

  private static func skip(_ sign: Unicode.Scalar, _ rest: inout ArraySlice<UInt8>) -> Bool {
    guard rest.first == UInt8(ascii: sign) else { return false }
    rest = rest.dropFirst()
    return true
  }

  private static func number(_ rest: inout ArraySlice<UInt8>, _ count: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy(\.isDigitASCII) else { return nil }
    rest = rest.dropFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }
}
