/// Takes apart what `ByteWriter` has put together. The bytes may come from anywhere: whatever they are,
/// each read gives what is there, or nil.
package struct ByteReader {
  private let bytes: [UInt8]
  private var place = 0
  /// The type that was read last, and where: the files of a folder are mostly of one.
  private var lastType: (place: Range<Int>, type: MediaType)?

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package var isAtEnd: Bool { place == bytes.count }

  package mutating func number(_ type: UInt8.Type) -> UInt8? {
    value(width: 1).map { UInt8(truncatingIfNeeded: $0) }
  }

  package mutating func number(_ type: UInt16.Type) -> UInt16? {
    value(width: 2).map { UInt16(truncatingIfNeeded: $0) }
  }

  package mutating func number(_ type: UInt32.Type) -> UInt32? {
    value(width: 4).map { UInt32(truncatingIfNeeded: $0) }
  }

  package mutating func number(_ type: UInt64.Type) -> UInt64? { value(width: 8) }

  // Not generic: that would cost a call for each byte from another module, and a start reads millions.
  private mutating func value(width: Int) -> UInt64? {
    guard bytes.count - place >= width else { return nil }
    var value: UInt64 = 0
    for index in (place..<(place + width)).reversed() { value = value << 8 | UInt64(bytes[index]) }
    place += width
    return value
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

  /// Nil where it is not UTF-8.
  mutating func mediaType() -> MediaType? {
    guard let name = shortBytes() else { return nil }
    if let lastType, bytes[lastType.place] == name { return lastType.type }
    guard let text = String(validating: name, as: UTF8.self) else { return nil }
    let type = MediaType(text)
    lastType = (name.indices, type)
    return type
  }
}
