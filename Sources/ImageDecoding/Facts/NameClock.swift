import PickerModel

/// A time of day in the name of a file, by the clock of 24 hours or by that of 12.
struct NameClock {
  let hour: Int
  let minute: Int
  let second: Int
  let nanoseconds: Int32

  static let midnight = NameClock()

  private init() { (hour, minute, second, nanoseconds) = (0, 0, 0, 0) }

  /// Six digits, or nine where milliseconds follow; nil where they are no time.
  init?(digits: ArraySlice<UInt8>) {
    let parts = Array(digits)
    self.init(
      [parts[0..<2], parts[2..<4], parts[4..<6]].map(NameDigits.number), half: nil,
      nanoseconds: parts.count == 9 ? Int32(NameDigits.number(parts[6..<9])) * 1_000_000 : 0)
  }

  /// The time that begins with a run, not further from the date than ` at ` and its like are long.
  init?(at index: Int, behind date: ArraySlice<UInt8>, in digits: NameDigits) {
    guard index < digits.runs.count else { return nil }
    let run = digits.runs[index]
    var between = digits.name[date.endIndex..<run.startIndex]
    let half = Half(between)
    if half != nil { between = between.dropLast(Half.length) }
    // `-WA0001` is a number, not a time.
    if between.count > 5 || between.contains(UInt8(ascii: "W")) { return nil }
    if run.count == 6 || run.count == 9 {
      self.init(digits: run)
    } else if digits.areJoined(at: index, lengths: [1...2, 2...2, 2...2], by: "-_.:") {
      let parts = digits.runs[index..<(index + 3)]
      let rest = digits.name[parts[index + 2].endIndex...]
      self.init(parts.map(NameDigits.number), half: half ?? Half(behind: rest), nanoseconds: 0)
    } else {
      return nil
    }
  }

  private init?(_ parts: [Int], half: Half?, nanoseconds: Int32) {
    (minute, second, self.nanoseconds) = (parts[1], parts[2], nanoseconds)
    if let half {
      guard (1...12).contains(parts[0]) else { return nil }
      hour = parts[0] % 12 + (half == .afternoon ? 12 : 0)
    } else {
      hour = parts[0]
    }
    guard hour < 24, minute < 60, second < 60 else { return nil }
  }
}

/// Which half of the day a clock of 12 hours means.
private enum Half {
  case morning, afternoon

  /// How many bytes the Chinese words have.
  static let length = 6

  /// By the Chinese word, which ends the text before the time.
  init?(_ before: ArraySlice<UInt8>) {
    if before.suffix(Self.length).elementsEqual("上午".utf8) {
      self = .morning
    } else if before.suffix(Self.length).elementsEqual("下午".utf8) {
      self = .afternoon
    } else {
      return nil
    }
  }

  /// By the Latin letters, which follow the time at once or after a space, be it a narrow one.
  init?(behind rest: ArraySlice<UInt8>) {
    let text = String(decoding: rest.prefix(8), as: UTF8.self).lowercased()
    switch text.drop(while: \.isWhitespace).prefix(while: \.isLetter) {
    case "am": self = .morning
    case "pm": self = .afternoon
    default: return nil
    }
  }
}
