/// Writes baseline JPEG files (ITU-T T.81) whose 8 × 8 blocks have one colour each, so that only
/// the DC coefficients are coded.
package enum JPEG {
  /// - Parameter picture: stored turned where the EXIF data tell an orientation.
  package static func encode(_ picture: Picture, exif: EXIF? = nil) -> [UInt8] {
    let stored = picture.stored(orientation: exif?.orientation ?? 1)
    var file: [UInt8] = [0xff, 0xd8]
    if let exif { file += segment(0xe1, Array("Exif\0\0".utf8) + exif.tiff) }
    file += quantization + frame(stored) + huffman + scanHeader
    return file + scan(stored) + [0xff, 0xd9]
  }

  private static func segment(_ marker: UInt8, _ data: [UInt8]) -> [UInt8] {
    var segment: [UInt8] = [0xff, marker]
    segment.appendBigEndian(UInt16(data.count + 2))
    return segment + data
  }

  /// All steps are 1: nothing is lost.
  private static let quantization = segment(0xdb, [0] + [UInt8](repeating: 1, count: 64))

  /// Three components, none of them subsampled.
  private static func frame(_ picture: Picture) -> [UInt8] {
    var data: [UInt8] = [8]
    data.appendBigEndian(UInt16(picture.height))
    data.appendBigEndian(UInt16(picture.width))
    data.append(3)
    for component in UInt8(1)...3 { data += [component, 0x11, 0] }
    return segment(0xc0, data)
  }

  /// DC: the twelve categories, category n by the four bits of n. AC: "end of block" alone, by the
  /// bit 0.
  private static let huffman: [UInt8] = {
    let dc: [UInt8] = [0x00] + [0, 0, 0, 12] + [UInt8](repeating: 0, count: 12) + Array(0...11)
    let ac: [UInt8] = [0x10] + [1] + [UInt8](repeating: 0, count: 15) + [0]
    return segment(0xc4, dc) + segment(0xc4, ac)
  }()

  private static let scanHeader = segment(0xda, [3, 1, 0, 2, 0, 3, 0, 0, 63, 0])

  private static func scan(_ picture: Picture) -> [UInt8] {
    var bits = BitWriter()
    var previous = [0, 0, 0]
    for y in stride(from: 0, to: picture.height, by: 8) {
      for x in stride(from: 0, to: picture.width, by: 8) {
        let coefficients = dc(picture.color(x: x, y: y))
        for component in 0..<3 {
          write(coefficients[component] - previous[component], to: &bits)
        }
        previous = coefficients
      }
    }
    return bits.finish()
  }

  /// A DC difference (T.81, F.1.2.1), and the end of the block.
  private static func write(_ difference: Int, to bits: inout BitWriter) {
    let category = Int.bitWidth - abs(difference).leadingZeroBitCount
    bits.write(category, count: 4)
    bits.write(difference < 0 ? difference - 1 : difference, count: category)
    bits.write(0, count: 1)
  }

  /// The DC coefficients of a block of the colour: eight times the level, of Y, Cb and Cr as JFIF
  /// 1.02 defines them.
  private static func dc(_ color: RGB) -> [Int] {
    let (red, green, blue) = (Double(color.red), Double(color.green), Double(color.blue))
    let luma = 0.299 * red + 0.587 * green + 0.114 * blue
    return [luma - 128, (blue - luma) / 1.772, (red - luma) / 1.402].map { level in
      min(max(Int((level * 8).rounded()), -1024), 1016)
    }
  }
}

/// Bits, the most significant first, with a zero byte behind each 0xFF (T.81, F.1.2.3).
private struct BitWriter {
  private var bytes: [UInt8] = []
  private var pending = 0
  private var pendingCount = 0

  mutating func write(_ value: Int, count: Int) {
    for shift in (0..<count).reversed() {
      pending = pending << 1 | (value >> shift & 1)
      pendingCount += 1
      if pendingCount == 8 { flush() }
    }
  }

  /// Fills the last byte with ones.
  mutating func finish() -> [UInt8] {
    while pendingCount > 0 { write(1, count: 1) }
    return bytes
  }

  private mutating func flush() {
    bytes.append(UInt8(pending))
    if pending == 0xff { bytes.append(0) }
    pending = 0
    pendingCount = 0
  }
}
