extension NaturalOrder {
  /// The beginning of a name in a form whose bytes are in natural order. Names with different keys are in
  /// the order of these; names with the same key may still differ.
  struct Key: Comparable {
    /// Big-endian, filled up with zeros, which are in no name.
    private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    private var count = 0

    private static let capacity = 32

    init(_ name: ArraySlice<UInt8>) {
      var index = name.startIndex
      while index < name.endIndex, count < Self.capacity {
        if name[index].isDigitASCII {
          index = appendNumber(in: name, from: index)
        } else {
          append(name[index].lowercasedASCII)
          index += 1
        }
      }
    }

    /// A number by how many digits it has, which among other signs sorts as a digit does, and by these.
    ///
    /// - Returns: where it ends.
    private mutating func appendNumber(in name: ArraySlice<UInt8>, from start: Int) -> Int {
      let digits = name[start...].prefix { $0.isDigitASCII }
      let number = digits.drop { $0 == UInt8(ascii: "0") }
      append(UInt8(ascii: "0") + UInt8(min(number.count, 9)))
      if number.count >= 9 { append(UInt8(clamping: number.count - 9)) }
      // Of numbers that are longer than a byte can tell nothing more is said.
      for digit in number where number.count < 9 + 255 { append(digit) }
      if number.count >= 9 + 255 { count = Self.capacity }
      return digits.endIndex
    }

    private mutating func append(_ byte: UInt8) {
      guard count < Self.capacity else { return }
      let bits = UInt64(byte) << UInt64(56 - 8 * (count % 8))
      switch count / 8 {
      case 0: words.0 |= bits
      case 1: words.1 |= bits
      case 2: words.2 |= bits
      default: words.3 |= bits
      }
      count += 1
    }

    static func == (one: Key, other: Key) -> Bool { one.words == other.words }

    static func < (one: Key, other: Key) -> Bool { one.words < other.words }
  }
}
