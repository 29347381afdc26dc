import PickerModel

/// Texts and times as EXIF writes them: 2.32, 4.6.4 D and 4.6.5 F.
enum EXIFText {
  /// `YYYY:MM:DD HH:MM:SS`; nil where it is none, or one that cannot be. Some programs write other
  /// signs between the numbers.
  static func time(_ text: [UInt8]) -> CivilTime? {
    guard text.count >= 19, let year = number(text[0..<4]) else { return nil }
    let numbers = stride(from: 5, to: 19, by: 3).compactMap { number(text[$0..<($0 + 2)]) }
    guard numbers.count == 5 else { return nil }
    return CivilTime(
      year: year, month: numbers[0], day: numbers[1], hour: numbers[2], minute: numbers[3],
      second: numbers[4])
  }

  /// The digits behind the point of the seconds, as nanoseconds. Blanks may follow them.
  static func fraction(_ text: [UInt8]) -> Int32? {
    let digits = text.prefix { $0.isDigitASCII }.prefix(9)
    return number(digits).map { number in
      Int32((digits.count..<9).reduce(number) { value, _ in value * 10 })
    }
  }

  /// `+08:00`, in minutes east of UTC. No place is further than fourteen hours away.
  static func offset(_ text: [UInt8]) -> Int? {
    guard text.count >= 6, let sign = signs[text[0]], text[3] == UInt8(ascii: ":"),
      let hours = number(text[1..<3]), let minutes = number(text[4..<6]),
      minutes < 60, hours * 60 + minutes <= 14 * 60,
      text.dropFirst(6).allSatisfy({ $0 == 0 || $0 == UInt8(ascii: " ") })
    else { return nil }
    return sign * (hours * 60 + minutes)
  }

  /// Without the blanks around it; nil where nothing else is there.
  static func string(_ text: [UInt8]) -> String? {
    let isBlank: (UInt8) -> Bool = { $0 <= 0x20 }
    let text = text.drop(while: isBlank).reversed().drop(while: isBlank).reversed()
    return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
  }

  /// `UserComment`: eight bytes name the characters (4.6.5 B); those of Unicode have two bytes, in
  /// whatever order. Some programs leave the eight out.
  static func comment(_ bytes: [UInt8]) -> String? {
    let codes = ["ASCII\0\0\0", "UNICODE\0", "JIS\0\0\0\0\0", "\0\0\0\0\0\0\0\0"]
    guard codes.contains(where: { bytes.starts(with: $0.utf8) }) else { return string(bytes) }
    // Of a mark in Unicode, all that is looked for lies in ASCII.
    return string(bytes.dropFirst(8).filter { $0 != 0 })
  }

  private static let signs = [UInt8(ascii: "+"): 1, UInt8(ascii: "-"): -1]

  /// Of at most nine digits; nil where there is nothing, or anything but digits.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard (1...9).contains(digits.count), digits.allSatisfy(\.isDigitASCII) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }
}
