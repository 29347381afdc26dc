/// Goes from chunk to chunk of a PNG: its specification, 5.3.
struct PNGChunks {
  struct Chunk {
    let name: String
    let contents: Range<Int>
  }

  private var offset = 8
  private var count = 0

  /// Writers put 8 KB or more into a chunk of pixels, so these are most of a gigabyte.
  private static let maximumCount = 100_000

  /// Nil at the end of the file.
  mutating func next(in file: borrowing PictureFile) -> Chunk? {
    count += 1
    guard count <= Self.maximumCount, let header = file.bytes(offset..<(offset + 8)) else {
      return nil
    }
    let length = ByteOrder.big.number(header.prefix(4))
    let contents = (offset + 8)..<(offset + 8 + length)
    // A check value of four bytes ends the chunk.
    offset = contents.upperBound + 4
    return Chunk(name: String(decoding: header.suffix(4), as: UTF8.self), contents: contents)
  }

  /// What the first chunk of that name holds; nil where there is none.
  static func first(_ name: String, in file: borrowing PictureFile) -> Range<Int>? {
    var chunks = PNGChunks()
    while let chunk = chunks.next(in: file) {
      if chunk.name == name { return chunk.contents }
    }
    return nil
  }
}
