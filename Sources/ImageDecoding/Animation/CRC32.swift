/// The check value of a PNG's chunks: its specification, third edition, annex D.
enum CRC32 {
  static func value(of bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(0xffff_ffff as UInt32) { value, byte in
      table[Int(UInt8(truncatingIfNeeded: value) ^ byte)] ^ value >> 8
    }
  }

  private static let table: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { value, _ in
      value & 1 == 0 ? value >> 1 : 0xedb8_8320 ^ value >> 1
    }
  }
}
