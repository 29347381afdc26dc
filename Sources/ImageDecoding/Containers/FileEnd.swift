/// Whether a file breaks off, where its loader does not say so.
enum FileEnd {
  /// - Returns: whether what the file begins with ends in it too, as far as can be told.
  static func isReached(in file: borrowing PictureFile, _ kind: PictureKind) -> Bool {
    switch kind {
    case .png: PNGChunks.first("IEND", in: file) != nil
    case .webp: WebPFile(file).map { webp(file, $0) } ?? false
    case .bmp: bmp(file)
    default: true
    }
  }

  private static func webp(_ file: borrowing PictureFile, _ webp: WebPFile) -> Bool {
    let names = webp.isAnimated ? ["ANMF"] : ["VP8 ", "VP8L"]
    for name in names {
      if let chunk = webp.first(name, in: file) { return has(chunk.contents.upperBound, file) }
    }
    return false
  }

  /// Windows GDI, `BITMAPINFOHEADER`. Of pictures that are compressed it cannot be told.
  private static func bmp(_ file: borrowing PictureFile) -> Bool {
    guard let header = file.bytes(0..<54).map(Array.init) else { return true }
    func number(_ range: Range<Int>) -> Int { ByteOrder.little.number(header[range]) }
    // The height is negative where the first row is the upper one.
    let height = abs(Int(Int32(truncatingIfNeeded: number(22..<26))))
    let (width, bits, compression) = (number(18..<22), number(28..<30), number(30..<34))
    guard number(14..<18) >= 40, [0, 3].contains(compression), max(width, height) < 1 << 24 else {
      return true
    }
    // Rows are filled up to four bytes; some writers leave out the last of these.
    let row = (width * bits + 31) / 32 * 4
    return has(number(10..<14) + row * height - 3, file)
  }

  private static func has(_ length: Int, _ file: borrowing PictureFile) -> Bool {
    length <= 0 || !file.bytes(at: length - 1, count: 1).isEmpty
  }
}
