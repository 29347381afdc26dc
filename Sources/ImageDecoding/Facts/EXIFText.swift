import PickerModel

/// Times as EXIF writes them.
enum EXIFText {
  /// `YYYY:MM:DD HH:MM:SS`; nil where it is none or cannot be, such as one of zeros or blanks.
  static func time(_ text: [UInt8]) -> CivilTime? {
    guard text.count >= 19, let year = number(text[0..<4]), let month = number(text[5..<7]),
      let day = number(text[8..<10]), let hour = number(text[11..<13]),
      let minute = number(text[14..<16]), let second = number(text[17..<19])
    else { return nil }
    return CivilTime(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
  }

  /// The digits behind the point of the seconds, as nanoseconds.
  static func fraction(_ text: [UInt8]) -> Int32? {
    let digits = text.prefix { $0.isDigitASCII }.prefix(9)
    guard let value = number(digits) else { return nil }
    return Int32((digits.count..<9).reduce(value) { value, _ in value * 10 })
  }

  /// `+08:00` or `-03:30`, in minutes east of UTC.
  static func offset(_ text: [UInt8]) -> Int? {
    guard text.count >= 6, text[0] == UInt8(ascii: "+") || text[0] == UInt8(ascii: "-"),
      text[3] == UInt8(ascii: ":"), let hours = number(text[1..<3]),
      let minutes = number(text[4..<6]),
      hours <= 14, minutes < 60
    else { return nil }
    return (hours * 60 + minutes) * (text[0] == UInt8(ascii: "-") ? -1 : 1)
  }

  /// Nil where there is anything but digits, or nothing.
  static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty, digits.allSatisfy(\.isDigitASCII) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }
}
