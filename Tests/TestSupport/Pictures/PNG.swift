/// Writes PNG files (PNG specification, third edition), their pixels uncompressed.
package enum PNG {
  /// - Parameters:
  ///   - picture: stored turned where the EXIF data tell an orientation.
  ///   - text: keywords and texts of `tEXt` chunks, in Latin-1.
  ///   - exif: goes into an `eXIf` chunk.
  ///   - profile: an ICC profile, which goes into an `iCCP` chunk.
  package static func encode(
    _ picture: Picture, text: [(keyword: String, text: String)] = [], exif: EXIF? = nil,
    profile: [UInt8]? = nil
  ) -> [UInt8] {
    let stored = picture.stored(orientation: exif?.orientation ?? 1)
    var file = signature + header(width: stored.width, height: stored.height, bits: 8, color: 2)
    if let profile { file += chunk("iCCP", Array("profile".utf8) + [0, 0] + zlib(profile)) }
    for (keyword, text) in text {
      file += chunk("tEXt", Array(keyword.utf8) + [0] + Array(text.utf8))
    }
    if let exif { file += chunk("eXIf", exif.tiff) }
    return file + chunk("IDAT", zlib(scanlines(stored))) + chunk("IEND", [])
  }

  /// An APNG (third edition, 11.3.6).
  ///
  /// - Parameters:
  ///   - frames: the first is as large as all of it.
  ///   - plays: how often it is played; 0 is without end.
  ///   - hidden: what is shown where animations are not known; nil: the first frame.
  package static func encode(
    animation frames: [AnimatedFrame], plays: Int = 0, hidden: Picture? = nil
  ) -> [UInt8] {
    guard let first = frames.first?.picture else { return [] }
    var file = signature + header(width: first.width, height: first.height, bits: 8, color: 2)
    file += chunk("acTL", numbers(frames.count, plays))
    if let hidden { file += chunk("IDAT", zlib(scanlines(hidden))) }
    var sequence = 0
    for (index, frame) in frames.enumerated() {
      file += chunk("fcTL", control(frame, sequence))
      let pixels = zlib(scanlines(frame.picture))
      let isFirst = index == 0 && hidden == nil
      file +=
        isFirst ? chunk("IDAT", pixels) : chunk("fdAT", numbers(sequence + 1) + pixels)
      sequence += isFirst ? 1 : 2
    }
    return file + chunk("IEND", [])
  }

  private static func control(_ frame: AnimatedFrame, _ sequence: Int) -> [UInt8] {
    let (picture, time) = (frame.picture, UInt16(frame.milliseconds))
    let disposal: UInt8 = [.keep: 0, .clear: 1, .restore: 2][frame.disposal] ?? 0
    return numbers(sequence, picture.width, picture.height, frame.x, frame.y)
      + time.bigEndianBytes + UInt16(1000).bigEndianBytes + [disposal, 0]
  }

  private static func numbers(_ numbers: Int...) -> [UInt8] {
    numbers.flatMap { UInt32($0).bigEndianBytes }
  }

  /// - Parameter rows: red, green and blue of each pixel.
  package static func encode(rows: [[UInt8]]) -> [UInt8] {
    signature + header(width: (rows.first?.count ?? 0) / 3, height: rows.count, bits: 8, color: 2)
      + chunk("IDAT", zlib(rows.flatMap { [0] + $0 })) + chunk("IEND", [])
  }

  /// A small file that says that it is huge: black and white, its pixels missing after the first
  /// few.
  package static func bomb(width: Int = 30_000, height: Int = 30_000) -> [UInt8] {
    signature + header(width: width, height: height, bits: 1, color: 0)
      + chunk("IDAT", zlib([UInt8](repeating: 0, count: 1 + width / 8))) + chunk("IEND", [])
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  private static func header(width: Int, height: Int, bits: UInt8, color: UInt8) -> [UInt8] {
    var data: [UInt8] = []
    data.appendBigEndian(UInt32(width))
    data.appendBigEndian(UInt32(height))
    return chunk("IHDR", data + [bits, color, 0, 0, 0])
  }

  package static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let typeAndData = Array(type.utf8) + data
    var chunk: [UInt8] = []
    chunk.appendBigEndian(UInt32(data.count))
    chunk += typeAndData
    chunk.appendBigEndian(Checksums.crc32(typeAndData))
    return chunk
  }

  /// Each row behind a zero: no filter.
  private static func scanlines(_ picture: Picture) -> [UInt8] {
    (0..<picture.height).flatMap { y in
      [0]
        + (0..<picture.width).flatMap { x in
          let color = picture.color(x: x, y: y)
          return [color.red, color.green, color.blue]
        }
    }
  }

  /// Stored blocks of at most 65,535 bytes (RFC 1951, section 3.2.4).
  private static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: bytes.count, by: 65535) {
      let block = bytes[start..<min(start + 65535, bytes.count)]
      stream.append(block.endIndex == bytes.count ? 1 : 0)
      stream.appendLittleEndian(UInt16(block.count))
      stream.appendLittleEndian(~UInt16(block.count))
      stream += block
    }
    stream.appendBigEndian(Checksums.adler32(bytes))
    return stream
  }
}
