/// The chunks of a PNG in memory: its specification, third edition, 5.3.
struct PNGMetadata {
  private let bytes: [UInt8]
  private var chunks: [(name: String, whole: Range<Int>)] = []

  /// Nil where it is no whole PNG. What is behind its end is no part of it.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    var place = 8
    while place + 12 <= bytes.count {
      let end = place + 12 + ByteOrder.big.number(bytes[place..<(place + 4)])
      guard end <= bytes.count else { return nil }
      let name = String(decoding: bytes[(place + 4)..<(place + 8)], as: UTF8.self)
      chunks.append((name, place..<end))
      place = end
      if name == "IEND" { return }
    }
    return nil
  }

  /// Those that say what the pixels are, and how they look right: 11.2 and 11.3, and those of an animation.
  private static let forPixels: Set<String> = [
    "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "cHRM", "gAMA", "iCCP", "sBIT", "sRGB", "cICP", "mDCV",
    "cLLI", "bKGD", "pHYs", "acTL", "fcTL", "fdAT",
  ]

  var withoutAll: [UInt8] {
    rewritten { name, whole in Self.forPixels.contains(name) ? Array(whole) : nil }
  }

  var withoutLocation: [UInt8] {
    rewritten { name, whole in
      let contents = Array(whole.dropFirst(8).dropLast(4))
      let changed =
        switch name {
        case "eXIf": EXIFEditing.withoutLocation(contents)
        case "tEXt", "zTXt", "iTXt": Self.textWithoutLocation(contents)
        default: contents
        }
      guard let changed else { return nil }
      return changed == contents ? Array(whole) : Self.chunk(name, changed)
    }
  }

  /// Puts texts behind the header; there are none of these kinds yet.
  func adding(exif: [UInt8]?, xmp: [UInt8]?) -> [UInt8] {
    var added = exif.map { Self.chunk("eXIf", $0) } ?? []
    if let xmp { added += Self.chunk("iTXt", Self.xmpMark + xmp) }
    return rewritten { name, whole in name == "IHDR" ? Array(whole) + added : Array(whole) }
  }

  /// The keyword, not packed, without a language: ISO 16684-3 (XMP in PNG).
  private static let xmpMark = Array("XML:com.adobe.xmp\0\0\0\0\0".utf8)

  /// Some programs write EXIF and the like as texts of numbers, and some texts are packed: those that could
  /// tell a place are taken out whole.
  private static func textWithoutLocation(_ contents: [UInt8]) -> [UInt8]? {
    if contents.starts(with: xmpMark) {
      return XMPEditor.withoutPlaces(Array(contents.dropFirst(xmpMark.count))).map { xmpMark + $0 }
    }
    let keyword = String(decoding: contents.prefix { $0 != 0 }, as: UTF8.self).lowercased()
    let isProfile = keyword.hasPrefix("raw profile type") || keyword == "xml:com.adobe.xmp"
    return isProfile || PlaceNames.contain(keyword) || keyword.contains("exif") ? nil : contents
  }

  private func rewritten(_ change: (String, ArraySlice<UInt8>) -> [UInt8]?) -> [UInt8] {
    chunks.reduce(into: Array(bytes.prefix(8))) { result, chunk in
      result += change(chunk.name, bytes[chunk.whole]) ?? []
    }
  }

  private static func chunk(_ name: String, _ contents: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + contents
    return big(UInt32(contents.count)) + named + big(CRC32.value(of: named))
  }

  private static func big(_ number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }
}
