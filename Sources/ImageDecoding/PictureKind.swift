package import PickerModel

/// The kinds of picture that are handed to a loader, told by the first bytes of a file, whatever its
/// name says. Nothing else is: the other loaders of gdk-pixbuf are not kept fit for untrusted files.
package enum PictureKind: String, Sendable, CaseIterable {
  case jpeg, png, gif, webp, tiff, bmp, svg, heic, avif

  /// How many bytes of a file are enough to tell.
  package static let headerLength = 1024

  /// - Parameter header: the first bytes of a file.
  package init?(header: [UInt8]) {
    guard let kind = Self.allCases.first(where: { $0.begins(header) }) else { return nil }
    self = kind
  }

  package var type: MediaType {
    MediaType(self == .svg ? "image/svg+xml" : "image/\(rawValue)")
  }

  private func begins(_ header: [UInt8]) -> Bool {
    switch self {
    case .jpeg: header.starts(with: [0xFF, 0xD8, 0xFF])
    case .png: header.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    case .gif: header.starts(with: "GIF87a".utf8) || header.starts(with: "GIF89a".utf8)
    case .webp: header.starts(with: "RIFF".utf8) && header.dropFirst(8).starts(with: "WEBP".utf8)
    case .tiff:
      header.starts(with: [0x49, 0x49, 42, 0]) || header.starts(with: [0x4D, 0x4D, 0, 42])
    case .bmp:
      header.starts(with: "BM".utf8) && header.count > 26 && header[6...9].allSatisfy { $0 == 0 }
    case .svg: Self.isSVG(header)
    case .heic:
      !Self.brands(header).isDisjoint(with: [
        "heic", "heix", "hevc", "heim", "heis", "mif1", "msf1",
      ])
        && !Self.isAVIF(header)
    case .avif: Self.isAVIF(header)
    }
  }

  private static func isAVIF(_ header: [UInt8]) -> Bool {
    !brands(header).isDisjoint(with: ["avif", "avis"])
  }

  /// The brands of an ISO base media file: ISO/IEC 14496-12, 4.3. All of them count, as cameras put
  /// the telling one first or later.
  private static func brands(_ header: [UInt8]) -> Set<String> {
    guard header.count >= 16, header[4..<8].elementsEqual("ftyp".utf8) else { return [] }
    let length = Int(header[2]) << 8 | Int(header[3])
    let box = header.prefix(max(16, length))
    // Behind the first brand stands its version.
    return Set(
      stride(from: 8, to: box.count - 3, by: 4).filter { $0 != 12 }.map {
        String(decoding: box[$0..<($0 + 4)], as: UTF8.self)
      })
  }

  /// An `svg` element near the start of a text.
  private static func isSVG(_ header: [UInt8]) -> Bool {
    let text = String(decoding: header, as: UTF8.self)
    guard let first = text.first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }), first == "<"
    else {
      return false
    }
    return text.contains("<svg")
  }
}
