import PickerModel

/// The chunks of a WebP: RFC 9649, section 2.
struct WebPFile {
  /// The size of the whole picture.
  let size: PixelSize
  let isAnimated: Bool
  /// All but the header of the file.
  private let chunks: Range<Int>

  struct Chunk {
    let name: ArraySlice<UInt8>
    let contents: Range<Int>

    func isNamed(_ text: String) -> Bool { name.elementsEqual(text.utf8) }
  }

  /// Nil where the first chunk tells no size.
  init?(_ file: borrowing PictureFile) {
    let length = ByteOrder.little.number(file.bytes(at: 4, count: 4))
    chunks = 12..<max(12, 8 + length)
    guard let first = Self.chunk(at: 12, in: file),
      let bytes = file.bytes(first.contents.prefix(10)),
      let header = Header(first, Array(bytes))
    else { return nil }
    (size, isAnimated) = (header.size, header.isAnimated)
  }

  /// The first chunk of a name.
  func first(_ name: String, in file: borrowing PictureFile) -> Chunk? {
    var found: Chunk?
    forEachChunk(in: file) { chunk in
      if chunk.isNamed(name) { found = chunk }
      return found == nil
    }
    return found
  }

  /// - Parameter body: says whether to go on.
  func forEachChunk(in file: borrowing PictureFile, _ body: (Chunk) -> Bool) {
    var offset = chunks.lowerBound
    for _ in 0..<Self.maximumCount {
      guard let chunk = Self.chunk(at: offset, in: file), body(chunk) else { return }
      // A byte makes the length even.
      offset = chunk.contents.upperBound + chunk.contents.count % 2
    }
  }

  /// An animation has one for each frame, and what is told of the picture may stand behind them.
  private static let maximumCount = 20_000

  static func chunk(at offset: Int, in file: borrowing PictureFile) -> Chunk? {
    guard let header = file.bytes(offset..<(offset + 8)) else { return nil }
    let length = ByteOrder.little.number(header.suffix(4))
    return Chunk(name: header.prefix(4), contents: (offset + 8)..<(offset + 8 + length))
  }
}

/// What the first chunk tells.
private struct Header {
  let size: PixelSize
  let isAnimated: Bool

  init?(_ chunk: WebPFile.Chunk, _ bytes: [UInt8]) {
    guard bytes.count >= 10 || (chunk.isNamed("VP8L") && bytes.count >= 5) else { return nil }
    func number(_ bytes: ArraySlice<UInt8>) -> Int { ByteOrder.little.number(bytes) }
    if chunk.isNamed("VP8X") {
      isAnimated = bytes[0] & 0x02 != 0
      size = PixelSize(width: number(bytes[4..<7]) + 1, height: number(bytes[7..<10]) + 1)
    } else if chunk.isNamed("VP8 ") {  // RFC 6386, 9.1
      isAnimated = false
      size = PixelSize(
        width: number(bytes[6..<8]) & 0x3fff, height: number(bytes[8..<10]) & 0x3fff)
    } else if chunk.isNamed("VP8L") {  // RFC 9649, 3.4
      isAnimated = false
      let bits = number(bytes[1..<5])
      size = PixelSize(width: bits & 0x3fff + 1, height: bits >> 14 & 0x3fff + 1)
    } else {
      return nil
    }
  }
}
