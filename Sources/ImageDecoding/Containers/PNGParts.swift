/// What of a PNG facts are made of: its specification, third edition, 11.3, and ISO 16684-3 for XMP.
enum PNGParts {
  static func find(in file: borrowing PictureFile) -> FileParts {
    var (parts, chunks) = (FileParts(), PNGChunks())
    while let chunk = chunks.next(in: file) {
      switch chunk.name {
      case "eXIf": parts.exif = parts.exif ?? chunk.contents
      case "acTL": parts.isAnimated = frames(of: chunk, in: file) > 1
      case "tEXt", "iTXt": take(chunk, of: file, in: &parts)
      default: break
      }
    }
    return parts
  }

  private static func frames(of chunk: PNGChunks.Chunk, in file: borrowing PictureFile) -> Int {
    file.bytes(chunk.contents.prefix(4)).map { ByteOrder.big.number($0) } ?? 0
  }

  private static let xmp = "XML:com.adobe.xmp"
  private static let maximumKeyword = 79
  private static let maximumText = 1024
  private static let maximumTexts = 32

  private static func take(
    _ chunk: PNGChunks.Chunk, of file: borrowing PictureFile, in parts: inout FileParts
  ) {
    let start = file.bytes(at: chunk.contents.lowerBound, count: min(256, chunk.contents.count))
    let keyword = start.prefix { $0 != 0 }
    guard (1...maximumKeyword).contains(keyword.count), keyword.count < start.count else { return }
    let rest = chunk.contents.dropFirst(keyword.count + 1)
    let text =
      chunk.name == "tEXt" ? rest : textOfInternational(rest, start.dropFirst(keyword.count + 1))
    guard let text else { return }
    if keyword.elementsEqual(xmp.utf8) {
      parts.xmp = parts.xmp ?? text
    } else if parts.texts.count < maximumTexts {
      let bytes = file.bytes(at: text.lowerBound, count: min(text.count, maximumText))
      parts.texts[String(decoding: keyword, as: UTF8.self)] = String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Behind the keyword: whether the text is packed, how, its language, and the keyword in that.
  private static func textOfInternational(
    _ range: Range<Int>, _ start: ArraySlice<UInt8>
  ) -> Range<Int>? {
    guard start.first == 0 else { return nil }
    let ends = start.indices.dropFirst(2).filter { start[$0] == 0 }
    return ends.count >= 2 ? range.dropFirst(ends[1] + 1 - start.startIndex) : nil
  }
}
