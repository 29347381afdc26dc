import GLib

/// The chunks of a PNG: its specification, 5.3. Lengths are not believed beyond the file.
enum PNGChunks {
  /// What the `eXIf` chunk holds; nil where there is none before the pixels or after them.
  static func exif(in file: borrowing OpenFile) -> [UInt8]? {
    ChunkWalk.find("eXIf", in: file, from: 8) { header in
      ChunkWalk.Chunk(
        name: header[4..<8], start: 8, length: bigEndian(header[0..<4]), trailer: 4)
    }
  }

  private static func bigEndian(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}

/// The chunks of a WebP: the container specification, "RIFF File Format".
enum RIFFChunks {
  static func exif(in file: borrowing OpenFile) -> [UInt8]? {
    ChunkWalk.find("EXIF", in: file, from: 12) { header in
      let length = header[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) }
      return ChunkWalk.Chunk(name: header[0..<4], start: 8, length: length, trailer: length % 2)
    }
  }
}

/// Goes from chunk to chunk without reading what is in them.
private enum ChunkWalk {
  struct Chunk {
    let name: ArraySlice<UInt8>
    /// Bytes before what it holds.
    let start: Int
    let length: Int
    /// Bytes after what it holds.
    let trailer: Int
  }

  /// More chunks than this are in no picture that a camera or editor wrote.
  private static let maximumCount = 10_000
  private static let maximumLength = 1 << 20

  static func find(
    _ name: String, in file: borrowing OpenFile, from start: Int, _ read: ([UInt8]) -> Chunk
  ) -> [UInt8]? {
    var offset = start
    for _ in 0..<maximumCount {
      let header = file.bytes(at: offset, count: 8)
      guard header.count == 8 else { return nil }
      let chunk = read(header)
      if chunk.name.elementsEqual(name.utf8) {
        let bytes = file.bytes(
          at: offset + chunk.start, count: min(max(chunk.length, 1), maximumLength))
        return bytes.isEmpty ? nil : bytes
      }
      offset += chunk.start + chunk.length + chunk.trailer
    }
    return nil
  }
}
