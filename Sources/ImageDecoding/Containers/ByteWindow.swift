/// A part of a file in memory, for what looks at its bytes one by one and mostly forwards.
struct ByteWindow {
  private var bytes: ArraySlice<UInt8> = []
  private var start = 0

  private static let length = 64 << 10

  /// Nil beyond the end of the file.
  mutating func byte(at offset: Int, of file: borrowing PictureFile) -> UInt8? {
    if offset < start || offset >= start + bytes.count {
      bytes = file.bytes(
        at: offset,
        count: offset < PictureFile.headLength
          ? PictureFile.headLength - offset : Self.length)
      start = offset
    }
    return bytes.isEmpty ? nil : bytes[bytes.startIndex + offset - start]
  }
}
