import PickerModel

/// The kinds of video, told by the first bytes of a file. None of them is handed to a loader of pictures.
enum VideoKind: String, CaseIterable {
  case mp4 = "video/mp4"
  case quickTime = "video/quicktime"
  case threeGPP = "video/3gpp"
  case threeGPP2 = "video/3gpp2"
  case matroska = "video/x-matroska"
  case webm = "video/webm"
  case avi = "video/x-msvideo"
  case mpeg = "video/mpeg"
  case transportStream = "video/mp2t"
  case ogg = "video/ogg"
  case flash = "video/x-flv"

  /// - Parameter header: the first bytes of a file that is no picture.
  init?(header: [UInt8]) {
    guard let kind = Self.ofBoxes(header) ?? Self.ofOthers(header) else { return nil }
    self = kind
  }

  var type: MediaType { MediaType(rawValue) }

  // MARK: ISO base media and QuickTime

  /// ISO/IEC 14496-12, 4.3; the QuickTime File Format begins with other boxes where it is older.
  private static func ofBoxes(_ header: [UInt8]) -> VideoKind? {
    guard header.count >= 12 else { return nil }
    let name = String(decoding: header[4..<8], as: UTF8.self)
    if name == "ftyp" { return ofBrand(String(decoding: header[8..<12], as: UTF8.self)) }
    let isFirst = ["moov", "mdat", "wide", "pnot"].contains(name)
    return isFirst ? .quickTime : nil
  }

  /// The registered brands (mp4ra.org) of sound, and of raw pictures, are none of video.
  private static func ofBrand(_ brand: String) -> VideoKind? {
    if ["M4A ", "M4B ", "M4P ", "crx ", "jp2 ", "jpx ", "mif1", "f4a "].contains(brand) {
      return nil
    }
    if brand == "qt  " { return .quickTime }
    if brand.hasPrefix("3g2") { return .threeGPP2 }
    return brand.hasPrefix("3g") ? .threeGPP : .mp4
  }

  // MARK: Others

  private static func ofOthers(_ header: [UInt8]) -> VideoKind? {
    // RFC 8794 (EBML) and RFC 9559 (Matroska); the type of document stands among the first fields.
    if header.starts(with: [0x1a, 0x45, 0xdf, 0xa3]) {
      return contains("webm", header.prefix(64))
        ? .webm : contains("matroska", header.prefix(64)) ? .matroska : nil
    }
    if header.starts(with: "RIFF".utf8), header.dropFirst(8).starts(with: "AVI ".utf8) {
      return .avi
    }
    // ISO/IEC 13818-1 and 13818-2: a pack, or a sequence without one.
    if header.starts(with: [0, 0, 1, 0xba]) || header.starts(with: [0, 0, 1, 0xb3]) {
      return .mpeg
    }
    if isTransportStream(header) { return .transportStream }
    // RFC 3533; of the streams in it, Theora's is one of pictures.
    if header.starts(with: "OggS".utf8) {
      return contains("theora", header.prefix(128)) ? .ogg : nil
    }
    return header.starts(with: "FLV\u{1}".utf8) ? .flash : nil
  }

  /// Packets of 188 bytes that begin alike; those of cameras have four more before them.
  private static func isTransportStream(_ header: [UInt8]) -> Bool {
    [(0, 188), (4, 192)].contains { start, length in
      (0..<4).allSatisfy { index in
        let place = start + index * length
        return place < header.count && header[place] == 0x47
      }
    }
  }

  private static func contains(_ word: String, _ bytes: ArraySlice<UInt8>) -> Bool {
    let word = Array(word.utf8)
    return bytes.indices.contains { bytes[$0...].starts(with: word) }
  }
}
