import PickerModel

/// The chunks of a WebP in memory: RFC 9649, section 2.
struct WebPMetadata {
  private struct Chunk {
    let name: String
    var contents: [UInt8]
  }

  private var chunks: [Chunk] = []

  /// Nil where it is no whole WebP. What is behind its end is no part of it.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 12, bytes.starts(with: "RIFF".utf8) else { return nil }
    let end = min(bytes.count, 8 + ByteOrder.little.number(bytes[4..<8]))
    var place = 12
    while place + 8 <= end {
      let length = ByteOrder.little.number(bytes[(place + 4)..<(place + 8)])
      guard place + 8 + length <= end else { return nil }
      let name = String(decoding: bytes[place..<(place + 4)], as: UTF8.self)
      chunks.append(Chunk(name: name, contents: Array(bytes[(place + 8)..<(place + 8 + length)])))
      place += 8 + length + length % 2
    }
    if chunks.isEmpty { return nil }
  }

  private static let forPixels: Set<String> = [
    "VP8X", "VP8 ", "VP8L", "ALPH", "ANIM", "ANMF", "ICCP",
  ]
  private static let (exif, xmp) = ("EXIF", "XMP ")
  /// What the first chunk says of the others: 2.7.
  private static let flags: [(name: String, flag: UInt8)] = [
    ("ICCP", 0x20), ("ALPH", 0x10), (exif, 0x08), (xmp, 0x04),
  ]

  var withoutAll: [UInt8] {
    var copy = self
    copy.chunks.removeAll { !Self.forPixels.contains($0.name) }
    return copy.bytes
  }

  var withoutLocation: [UInt8] {
    var copy = self
    copy.chunks = chunks.compactMap { chunk in
      var chunk = chunk
      switch chunk.name {
      case Self.exif:
        let mark = JPEGMetadata.exif
        let prefix = chunk.contents.starts(with: mark) ? mark : []
        guard let block = EXIFEditing.withoutLocation(Array(chunk.contents.dropFirst(prefix.count)))
        else { return nil }
        chunk.contents = prefix + block
      case Self.xmp:
        guard let packet = XMPEditor.withoutPlaces(chunk.contents) else { return nil }
        chunk.contents = packet
      default: break
      }
      return chunk
    }
    return copy.bytes
  }

  /// - Parameter size: of the picture, which may have no chunk that tells it.
  func adding(exif: [UInt8]?, xmp: [UInt8]?, size: PixelSize) -> [UInt8] {
    guard exif != nil || xmp != nil else { return bytes }
    var copy = self
    if copy.chunks.first?.name != "VP8X" {
      let sides = [size.width, size.height].flatMap { Self.little($0 - 1).prefix(3) }
      // What is lossless has its alpha in it, and says so in a bit behind the sides: 3.4.
      let isTransparent =
        chunks.first?.name == "VP8L" && (chunks[0].contents.dropFirst(4).first ?? 0) & 0x10 != 0
      copy.chunks.insert(
        Chunk(name: "VP8X", contents: [isTransparent ? 0x10 : 0, 0, 0, 0] + sides), at: 0)
    }
    if let exif { copy.chunks.append(Chunk(name: Self.exif, contents: exif)) }
    if let xmp { copy.chunks.append(Chunk(name: Self.xmp, contents: xmp)) }
    return copy.bytes
  }

  /// The first chunk says which others there are.
  private var bytes: [UInt8] {
    var body = Array("WEBP".utf8)
    for chunk in chunks {
      var contents = chunk.contents
      if chunk.name == "VP8X", !contents.isEmpty {
        for (name, flag) in Self.flags where name != "ALPH" {
          let isThere = chunks.contains { $0.name == name }
          contents[0] = isThere ? contents[0] | flag : contents[0] & ~flag
        }
      }
      body += chunk.name.utf8 + Self.little(contents.count) + contents
      if contents.count % 2 == 1 { body.append(0) }
    }
    return "RIFF".utf8 + Self.little(body.count) + body
  }

  private static func little(_ number: Int) -> [UInt8] {
    withUnsafeBytes(of: UInt32(truncatingIfNeeded: number).littleEndian) { Array($0) }
  }
}
