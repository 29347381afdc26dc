import TestSupport

/// Writes Matroska and WebM files (RFC 9559) of one track of video, without its frames.
enum Matroska {
  /// - Parameters:
  ///   - frameLength: in nanoseconds.
  ///   - date: nanoseconds since 2001, UTC.
  static func encode(
    type: String, milliseconds: Double, frameLength: UInt32, date: Int64? = nil
  ) -> [UInt8] {
    let header = element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], Array(type.utf8)))
    var information =
      element([0x2a, 0xd7, 0xb1], UInt32(1_000_000).bigEndianBytes)
      + element([0x44, 0x89], milliseconds.bitPattern.bigEndianBytes)
    if let date { information += element([0x44, 0x61], date.bigEndianBytes) }
    let sides = element([0xb0], [1, 64]) + element([0xba], [0, 240])
    let track =
      element([0xd7], [1]) + element([0x73, 0xc5], [1]) + element([0x83], [1])
      + element([0x86], Array("V_VP8".utf8))
      + element([0x23, 0xe3, 0x83], frameLength.bigEndianBytes) + element([0xe0], sides)
    return header
      + element(
        [0x18, 0x53, 0x80, 0x67],
        element([0x15, 0x49, 0xa9, 0x66], information)
          + element([0x16, 0x54, 0xae, 0x6b], element([0xae], track))
          + element([0x1f, 0x43, 0xb6, 0x75], element([0xe7], [0])))
  }

  /// Its length in eight bytes.
  private static func element(_ number: [UInt8], _ data: [UInt8]) -> [UInt8] {
    number + [1] + UInt64(data.count).bigEndianBytes.dropFirst() + data
  }
}
