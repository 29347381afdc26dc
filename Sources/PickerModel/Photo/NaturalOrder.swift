/// Names in the order that people expect: runs of digits by their number, letters of ASCII without
/// regard to case, all else by its bytes.
package enum NaturalOrder {
  /// A strict order over different paths: by name, then by the bytes of the whole path.
  package static func areInOrder(_ one: FilePath, _ other: FilePath) -> Bool {
    let result = compare(one.name, other.name)
    return result == 0 ? one.precedesByBytes(other) : result < 0
  }

  /// Below zero where `one` comes first, above where `other` does, zero where they read the same.
  package static func compare(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Int {
    var (i, j) = (one.startIndex, other.startIndex)
    while i < one.endIndex, j < other.endIndex {
      let (x, y) = (one[i].lowercasedASCII, other[j].lowercasedASCII)
      if x.isDigitASCII, y.isDigitASCII {
        let (a, b) = (endOfDigits(in: one, from: i), endOfDigits(in: other, from: j))
        let result = compareNumbers(one[i..<a], other[j..<b])
        if result != 0 { return result }
        (i, j) = (a, b)
      } else {
        if x != y { return x < y ? -1 : 1 }
        (i, j) = (i + 1, j + 1)
      }
    }
    return (one.endIndex - i) - (other.endIndex - j)
  }

  private static func endOfDigits(in bytes: ArraySlice<UInt8>, from start: Int) -> Int {
    var end = start
    while end < bytes.endIndex, bytes[end].isDigitASCII { end += 1 }
    return end
  }

  /// Of any length: no number is too large.
  private static func compareNumbers(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Int {
    let a = one.drop { $0 == UInt8(ascii: "0") }
    let b = other.drop { $0 == UInt8(ascii: "0") }
    if a.count != b.count { return a.count - b.count }
    return a == b ? 0 : a.lexicographicallyPrecedes(b) ? -1 : 1
  }
}
