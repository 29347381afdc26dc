/// Writes lossless WebP pictures (RFC 9649) in which a channel has two values at most.
package enum WebP {
  /// - Parameters:
  ///   - picture: stored turned where the EXIF data tell an orientation.
  ///   - hasPrefix: whether `Exif\0\0` stands before the EXIF data, as some programs write it.
  ///   - size: what the file says it is, where that is not true.
  ///   - profile: an ICC profile.
  ///   - others: the contents of chunks of a private kind, which stand before the EXIF data.
  package static func encode(
    _ picture: Picture, exif: EXIF? = nil, hasPrefix: Bool = false,
    size: (width: Int, height: Int)? = nil, profile: [UInt8]? = nil, others: [[UInt8]] = []
  ) -> [UInt8] {
    let stored = picture.stored(orientation: exif?.orientation ?? 1)
    var chunks: [UInt8] = []
    if exif != nil || profile != nil {
      let flags: UInt8 = (exif == nil ? 0 : 0x08) | (profile == nil ? 0 : 0x20)
      chunks += chunk("VP8X", [flags, 0, 0, 0] + sides(stored))
    }
    if let profile { chunks += chunk("ICCP", profile) }
    chunks += chunk("VP8L", lossless(stored, size ?? (stored.width, stored.height)))
    for other in others { chunks += chunk("priv", other) }
    if let exif { chunks += chunk("EXIF", (hasPrefix ? Array("Exif\0\0".utf8) : []) + exif.tiff) }
    return chunk("RIFF", Array("WEBP".utf8) + chunks)
  }

  /// One frame after another, each over all of the picture.
  package static func animation(_ frames: [Picture]) -> [UInt8] {
    guard let first = frames.first else { return [] }
    let sides = sides(first)
    let header =
      chunk("VP8X", [0x02, 0, 0, 0] + sides) + chunk("ANIM", [0, 0, 0, 0, 0, 0])
    let chunks = frames.map { frame in
      let pixels = chunk("VP8L", lossless(frame, (frame.width, frame.height)))
      return chunk("ANMF", [0, 0, 0, 0, 0, 0] + sides + [100, 0, 0, 0] + pixels)
    }
    return chunk("RIFF", Array("WEBP".utf8) + header + chunks.joined())
  }

  /// - Parameters:
  ///   - frames: the first is as large as all of it.
  ///   - plays: how often it is played; 0 is without end.
  package static func encode(animation frames: [AnimatedFrame], plays: Int = 0) -> [UInt8] {
    guard let first = frames.first else { return [] }
    let header =
      chunk("VP8X", [0x02, 0, 0, 0] + sides(first.picture))
      + chunk("ANIM", [0, 0, 0, 0] + UInt16(plays).littleEndianBytes)
    let chunks = frames.map { frame in
      let picture = frame.picture
      let place = [frame.x / 2, frame.y / 2].flatMap { UInt32($0).littleEndianBytes.prefix(3) }
      let time = UInt32(frame.milliseconds).littleEndianBytes.prefix(3)
      let flags: [UInt8] = [frame.disposal == .clear ? 1 : 0]
      let pixels = chunk("VP8L", lossless(picture, (picture.width, picture.height)))
      return chunk("ANMF", place + sides(picture) + time + flags + pixels)
    }
    return chunk("RIFF", Array("WEBP".utf8) + header + chunks.joined())
  }

  package static func sides(_ picture: Picture) -> [UInt8] {
    [picture.width, picture.height].flatMap { UInt32($0 - 1).littleEndianBytes.prefix(3) }
  }

  package static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let padding: [UInt8] = data.count.isMultiple(of: 2) ? [] : [0]
    return Array(name.utf8) + UInt32(data.count).littleEndianBytes + data + padding
  }

  /// The bitstream, without transforms, colour cache and references (RFC 9649, section 3).
  private static func lossless(
    _ picture: Picture, _ size: (width: Int, height: Int)
  ) -> [UInt8] {
    let colors = (0..<picture.height).flatMap { y in
      (0..<picture.width).map { x in picture.color(x: x, y: y) }
    }
    let channels: [(RGB) -> UInt8] = [\.green, \.red, \.blue, { _ in 255 }]
    let values = channels.map { channel in Set(colors.map(channel)).sorted() }
    var bits = LowBitWriter()
    bits.write(0x2f, count: 8)
    bits.write(size.width - 1, count: 14)
    bits.write(size.height - 1, count: 14)
    bits.write(0, count: 4 + 3)
    for symbols in values + [[0]] { writeCode(of: symbols, to: &bits) }
    for color in colors {
      for (channel, symbols) in zip(channels, values) where symbols.count == 2 {
        bits.write(channel(color) == symbols[1] ? 1 : 0, count: 1)
      }
    }
    return bits.bytes
  }

  /// A "simple" code: one symbol without bits, or two of one bit each.
  private static func writeCode(of symbols: [UInt8], to bits: inout LowBitWriter) {
    bits.write(1, count: 1)
    bits.write(symbols.count - 1, count: 1)
    bits.write(1, count: 1)
    for symbol in symbols { bits.write(Int(symbol), count: 8) }
  }
}
