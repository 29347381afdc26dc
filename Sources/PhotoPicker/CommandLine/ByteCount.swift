import PickerModel

/// Numbers of bytes as people write them.
enum ByteCount {
  /// A whole number of 1 or more; a thousand times as many behind `k`, a million times behind `M`, and a
  /// thousand million times behind `G`, as the International System of Units has it. Nil for anything else.
  static func bytes(_ text: String) -> Int? {
    var digits = text[...]
    let factors: [Character: Int] = [
      "k": 1000, "K": 1000, "M": 1_000_000, "m": 1_000_000, "G": 1_000_000_000, "g": 1_000_000_000,
    ]
    let factor = digits.last.flatMap { factors[$0] }
    if factor != nil { digits.removeLast() }
    guard !digits.isEmpty, digits.utf8.allSatisfy(\.isDigitASCII), let number = Int(digits) else {
      return nil
    }
    let (bytes, overflow) = number.multipliedReportingOverflow(by: factor ?? 1)
    return overflow || bytes < 1 ? nil : bytes
  }
}
