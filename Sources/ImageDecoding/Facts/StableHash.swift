/// A hash that is the same in every process and on every machine: FNV-1a of 32 bits (RFC 9923).
struct StableHash {
  private(set) var value: UInt32 = 0x811c_9dc5

  mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt32(byte)) &* 0x0100_0193 }
  }

  /// Of texts, each of them with an end, so that what stands in one is not taken for the next; 0 only
  /// where all are empty.
  static func of(_ texts: [String]) -> UInt32 {
    guard texts.contains(where: { !$0.isEmpty }) else { return 0 }
    var hash = StableHash()
    for text in texts {
      hash.combine(text.utf8)
      hash.combine([0])
    }
    return max(hash.value, 1)
  }
}
