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
  package mutating func write(_ text: String) { write(shortBytes: text.utf8) }

  /// With their length in two bytes before them; what is longer than they can tell is cut.
  package mutating func write(shortBytes: some Collection<UInt8>) {
    write(UInt16(clamping: shortBytes.count))
    bytes += shortBytes.prefix(Int(UInt16.max))
  }
}
