/// What may stand before the first element of an SVG: XML 1.0, production 22.
enum SVGProlog {
  /// Whether these first bytes of a file lead to an element `svg`, and to no other.
  static func leadsToSVG(_ head: [UInt8]) -> Bool {
    var rest = head[...]
    if rest.starts(with: [0xef, 0xbb, 0xbf]) { rest = rest.dropFirst(3) }
    while true {
      rest = rest.drop { isSpace($0) }
      if rest.starts(with: "<svg".utf8) || rest.starts(with: "<!DOCTYPE svg".utf8) { return true }
      guard let afterwards = skip(rest) else { return false }
      rest = afterwards
    }
  }

  /// What comes after a declaration, an instruction or a comment; nil where there is none of these.
  private static func skip(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    if bytes.starts(with: "<?".utf8) { return drop(through: "?>", bytes) }
    if bytes.starts(with: "<!--".utf8) { return drop(through: "-->", bytes) }
    return nil
  }

  private static func drop(through end: String, _ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let end = Array(end.utf8)
    let place = bytes.indices.first { bytes[$0...].starts(with: end) }
    return place.map { bytes[($0 + end.count)...] }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0d).contains(byte)
  }
}
