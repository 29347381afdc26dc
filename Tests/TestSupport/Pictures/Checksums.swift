/// The check values that a PNG file needs.
enum Checksums {
  /// CRC-32 of PNG's chunks (PNG specification, annex D).
  static func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
    ~bytes.reduce(0xffff_ffff as UInt32) { crc, byte in
      table[Int((crc ^ UInt32(byte)) & 0xff)] ^ (crc >> 8)
    }
  }

  /// Adler-32 of zlib's streams (RFC 1950, section 8).
  static func adler32(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var low: UInt32 = 1
    var high: UInt32 = 0
    for byte in bytes {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    return high << 16 | low
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { crc, _ in
      crc & 1 == 1 ? 0xedb8_8320 ^ (crc >> 1) : crc >> 1
    }
  }
}

extension [UInt8] {
  mutating func appendBigEndian(_ value: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: value.bigEndian) { append(contentsOf: $0) }
  }

  mutating func appendLittleEndian(_ value: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) }
  }
}
