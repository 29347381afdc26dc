/// Puts numbers and texts one behind another, little-endian.
package struct ByteWriter {
  package var bytes: [UInt8] = []

  package init() {}

  // Inlined, so that each kind of number has code of its own in other modules too.
  @inlinable package mutating func write(_ number: some FixedWidthInteger & UnsignedInteger) {
    var rest = UInt64(truncatingIfNeeded: number)
    for _ in 0..<(number.bitWidth / 8) {
      bytes.append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  /// With its length in two bytes before it; what is longer than they can tell is cut.
  package mutating func write(_ text: String) { write(shortBytes: Array(text.utf8)) }

  /// With their length in two bytes before them; what is longer than they can tell is cut.
  package mutating func write(shortBytes: [UInt8]) {
    write(UInt16(clamping: shortBytes.count))
    bytes += shortBytes.prefix(Int(UInt16.max))
  }
}

/// Takes apart what `ByteWriter` has put together. The bytes may come from anywhere: whatever they are,
/// each read gives what is there, or nil.
package struct ByteReader {
  @usableFromInline let bytes: [UInt8]
  @usableFromInline var place = 0

  package init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  package var isAtEnd: Bool { place == bytes.count }

  @inlinable package mutating func number<Number: FixedWidthInteger & UnsignedInteger>(
    _ type: Number.Type
  ) -> Number? {
    let width = Number.bitWidth / 8
    guard bytes.count - place >= width else { return nil }
    defer { place += width }
    // In one type: a generic shift costs a call, and a first start reads millions of numbers.
    var number: UInt64 = 0
    var index = width
    while index > 0 {
      index -= 1
      number = number << 8 | UInt64(bytes[place + index])
    }
    return Number(truncatingIfNeeded: number)
  }

  package mutating func shortBytes() -> ArraySlice<UInt8>? {
    guard let count = number(UInt16.self), bytes.count - place >= Int(count) else { return nil }
    defer { place += Int(count) }
    return bytes[place..<(place + Int(count))]
  }

  /// Nil where it is not UTF-8.
  package mutating func text() -> String? {
    shortBytes().flatMap { String(validating: $0, as: UTF8.self) }
  }
}
