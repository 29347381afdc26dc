/// The hash FNV-1a in 32 bits (Fowler, Noll, Vo). What was hashed can be gone on with.
struct FNV1a32 {
  private(set) var value: UInt32 = 0x811c_9dc5

  init(of bytes: ArraySlice<UInt8>) { add(bytes) }

  mutating func add(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes { add(byte) }
  }

  mutating func add(_ byte: UInt8) { value = (value ^ UInt32(byte)) &* 0x0100_0193 }
}
