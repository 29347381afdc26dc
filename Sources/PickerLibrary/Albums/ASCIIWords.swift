/// Hashes of the words before the first digit of a name and after its last one, without the cost of a
/// `String`: nearly all names are of ASCII, and nearly none is that of a screenshot.
struct ASCIIWords {
  private var before: UInt64?
  private var after = Self.empty
  private var isAfterGap = false

  /// Nil where the name is not all of ASCII.
  init?(of name: ArraySlice<UInt8>) {
    for byte in name {
      if byte >= 0x80 { return nil }
      add(byte | 0x20, isDigit: byte &- UInt8(ascii: "0") < 10)
    }
  }

  /// Whether neither hash is one of these.
  func areOther(than hashes: Set<UInt64>) -> Bool {
    !hashes.contains(after) && before.map(hashes.contains) != true
  }

  /// Of words as they stand in `ScreenshotWords`.
  static func hash(of words: String) -> UInt64 { words.utf8.reduce(empty, next) }

  private mutating func add(_ small: UInt8, isDigit: Bool) {
    if isDigit {
      before = before ?? after
      (after, isAfterGap) = (Self.empty, false)
    } else if small &- UInt8(ascii: "a") < 26 {
      if isAfterGap, after != Self.empty { after = Self.next(after, UInt8(ascii: " ")) }
      after = Self.next(after, small)
      isAfterGap = false
    } else {
      isAfterGap = true
    }
  }

  /// FNV-1a, 64 bits (Fowler, Noll, Vo).
  private static let empty: UInt64 = 0xcbf2_9ce4_8422_2325

  private static func next(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }
}
