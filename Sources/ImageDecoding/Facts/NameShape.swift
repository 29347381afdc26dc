import PickerModel

/// How a name may write a time. Letters stand for a digit each: of the year, month, day, hour, minute,
/// second and the thousandths of it. `-` stands for any sign between parts of a date or of a time, a
/// blank for any between the two; all else for itself.
struct NameShape: Sendable {
  /// Of a day, where the clock counts to twelve.
  enum Half {
    case morning, afternoon
  }

  private let signs: [UInt8]
  /// Which half the shape itself tells.
  private let half: Half?

  init(_ signs: String, half: Half? = nil) {
    self.signs = Array(signs.utf8)
    self.half = half
  }

  /// Whether a text begins so, and its last number ends there.
  func fits(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count >= signs.count, zip(signs, text).allSatisfy({ fits($1, $0) }) else {
      return false
    }
    return text.dropFirst(signs.count).first.map { !$0.isDigitASCII } ?? true
  }

  /// The number that stands where the letter does; zero where the shape has none.
  func number(_ letter: Unicode.Scalar, in text: ArraySlice<UInt8>) -> Int {
    zip(signs, text).reduce(0) { number, pair in
      pair.0 == UInt8(ascii: letter) ? number * 10 + Int(pair.1 - UInt8(ascii: "0")) : number
    }
  }

  /// By the clock of 24 hours.
  func hour(in text: ArraySlice<UInt8>) -> Int {
    let hour = number("h", in: text)
    return switch half ?? Self.half(behind: text.dropFirst(signs.count)) {
    case .morning where hour == 12: 0
    case .afternoon where hour < 12: hour + 12
    default: hour
    }
  }

  // MARK: Signs

  private func fits(_ byte: UInt8, _ sign: UInt8) -> Bool {
    switch sign {
    case UInt8(ascii: "-"): Self.joints.contains(byte)
    case UInt8(ascii: " "): Self.gaps.contains(byte)
    case _ where Self.digits.contains(sign): byte.isDigitASCII
    default: byte == sign
    }
  }

  private static let digits = Array("yMdhmsf".utf8)
  private static let joints = Array("-._:".utf8)
  private static let gaps = Array(" -._T".utf8)

  /// `AM` or `PM`, behind a blank: a common one, or a narrow one that does not break.
  private static func half(behind text: ArraySlice<UInt8>) -> Half? {
    for blank in [" ", "\u{202f}"] where text.starts(with: blank.utf8) {
      let word = text.dropFirst(blank.utf8.count).map(\.lowercasedASCII)
      if word.starts(with: "am".utf8) { return .morning }
      if word.starts(with: "pm".utf8) { return .afternoon }
    }
    return nil
  }
}
