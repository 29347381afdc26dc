import PickerModel

/// Times as EXIF writes them: 2.32, 4.6.4 D and 4.6.5 F.
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

  private static let signs = [UInt8(ascii: "+"): 1, UInt8(ascii: "-"): -1]

  /// Of at most nine digits; nil where there is nothing, or anything but digits.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard (1...9).contains(digits.count), digits.allSatisfy(\.isDigitASCII) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }
}
