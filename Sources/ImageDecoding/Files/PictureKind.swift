package import PickerModel

/// The kinds of picture that are handed to a loader, told by the first bytes of a file, whatever
/// its name says. Nothing else is: the other loaders of gdk-pixbuf are not kept fit for untrusted
/// files.
package enum PictureKind: String, Sendable, CaseIterable {
  case jpeg, png, gif, webp, tiff, bmp, svg, heic, avif

  /// - Parameter header: the first bytes of a file, a thousand or more where it has them.
  package init?(header: [UInt8]) {
    guard let kind = Self.allCases.first(where: { $0.begins(header) }) else { return nil }
    self = kind
  }

  package var type: MediaType { Self.types[self] ?? MediaType("image/\(rawValue)") }

  private static let types = Dictionary(
    uniqueKeysWithValues: allCases.map { kind in
      (kind, MediaType(kind == .svg ? "image/svg+xml" : "image/\(kind.rawValue)"))
    })

  private func begins(_ header: [UInt8]) -> Bool {
    switch self {
    case .jpeg: header.starts(with: [0xff, 0xd8, 0xff])
    case .png: header.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    case .gif: header.starts(with: "GIF87a".utf8) || header.starts(with: "GIF89a".utf8)
    case .webp: header.starts(with: "RIFF".utf8) && header.dropFirst(8).starts(with: "WEBP".utf8)
    case .tiff:
      header.starts(with: [0x49, 0x49, 42, 0]) || header.starts(with: [0x4d, 0x4d, 0, 42])
    case .bmp: Self.isBMP(header)
    case .svg: SVGProlog.leadsToSVG(header)
    case .heic: !Self.brands(header).isDisjoint(with: Self.heicBrands) && !Self.isAVIF(header)
    case .avif: Self.isAVIF(header)
    }
  }

  /// Two letters are little, so the four bytes of zeros behind the size count too: Windows GDI,
  /// `BITMAPFILEHEADER`.
  private static func isBMP(_ header: [UInt8]) -> Bool {
    header.starts(with: "BM".utf8) && header.count > 26 && header[6...9].allSatisfy { $0 == 0 }
  }

  /// ISO/IEC 23008-12, annex B, and `mif1` and `msf1` of its chapter 10.
  private static let heicBrands: Set<String> = [
    "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1",
  ]

  /// AV1 Image File Format, chapter 8.
  private static func isAVIF(_ header: [UInt8]) -> Bool {
    !brands(header).isDisjoint(with: ["avif", "avis"])
  }

  /// The brands of an ISO base media file: ISO/IEC 14496-12, 4.3. All of them count, as the telling
  /// one may stand first or later; what stands first may be the general `mif1`.
  private static func brands(_ header: [UInt8]) -> Set<String> {
    guard header.count >= 16, header[4..<8].elementsEqual("ftyp".utf8) else { return [] }
    let box = header.prefix(min(max(16, ByteOrder.big.number(header[0..<4])), 256))
    // Between the main brand and the others stands its version.
    return Set(
      stride(from: 8, to: box.count - 3, by: 4).filter { $0 != 12 }.map {
        String(decoding: box[$0..<($0 + 4)], as: UTF8.self)
      })
  }
}
