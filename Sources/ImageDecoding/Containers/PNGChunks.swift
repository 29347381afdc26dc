/// The chunks of a PNG: its specification, 5.3.
enum PNGChunks {
  /// What the first chunk of that name holds; nil where there is none.
  static func first(_ name: String, in file: borrowing PictureFile) -> Range<Int>? {
    var offset = 8
    for _ in 0..<maximumCount {
      guard let header = file.bytes(offset..<(offset + 8)) else { return nil }
      let length = ByteOrder.big.number(header.prefix(4))
      let contents = (offset + 8)..<(offset + 8 + length)
      if header.suffix(4).elementsEqual(name.utf8) { return contents }
      // A check value of four bytes ends the chunk.
      offset = contents.upperBound + 4
    }
    return nil
  }

  /// Writers put 8 KB or more into a chunk of pixels, so these are most of a gigabyte.
  private static let maximumCount = 100_000
}
