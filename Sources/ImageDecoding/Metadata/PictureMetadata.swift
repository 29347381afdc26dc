import PickerModel

/// What a picture tells besides its pixels, on its way from one file to another.
struct PictureMetadata {
  /// A TIFF header and what follows.
  private var exif: [UInt8]?
  private var xmp: [UInt8]?
  /// Resources of Photoshop's with the IPTC's texts.
  private var iptc: [UInt8]?

  private static let maximumLength = 1 << 20

  /// Nothing.
  init() {}

  init(_ file: borrowing PictureFile, _ kind: PictureKind) {
    switch kind {
    case .heic, .avif:
      let found = HEIFMetadata(file)
      (exif, xmp) = (found.exif, found.xmp)
    case .tiff:
      exif = TIFFGathering(file)?.exif
      xmp = TIFFFields(file)?.bytes(.xmp)
    default:
      let parts = FileParts(file, kind)
      exif = parts.exif.flatMap { Self.bytes($0, file) }
      if exif?.starts(with: JPEGMetadata.exif) == true {
        exif?.removeFirst(JPEGMetadata.exif.count)
      }
      xmp = parts.xmp.flatMap { Self.bytes($0, file) }
      if kind == .jpeg { iptc = Self.iptc(file) }
    }
  }

  private static func bytes(_ range: Range<Int>, _ file: borrowing PictureFile) -> [UInt8]? {
    range.count <= maximumLength ? file.bytes(range).map(Array.init) : nil
  }

  private static func iptc(_ file: borrowing PictureFile) -> [UInt8]? {
    var segments = JPEGSegments()
    while let segment = segments.next(in: file), segment.marker != JPEGSegments.startOfScan {
      if segment.marker == 0xed, let bytes = file.bytes(segment.contents),
        bytes.starts(with: IPTCEditor.mark)
      {
        return Array(bytes.dropFirst(IPTCEditor.mark.count))
      }
    }
    return nil
  }

  /// What of it is true of new pixels.
  func forNewPixels(_ change: MetadataChange) -> PictureMetadata {
    var copy = self
    copy.exif = exif.flatMap { EXIFEditing.forNewPixels($0, change) }
    copy.xmp = xmp.flatMap { XMPEditor.forNewPixels($0, change) }
    copy.iptc = iptc.flatMap { IPTCEditor.forNewPixels($0, change) }
    return copy
  }

  /// As much of it as there is room for: texts go first, then the rest.
  ///
  /// - Parameter limit: how long the file may be. A quarter of that is enough for what is no picture.
  func fitting(_ limit: Int?) -> PictureMetadata {
    guard let limit else { return self }
    var copy = self
    if copy.length > limit / 4 { (copy.xmp, copy.iptc) = (nil, nil) }
    if copy.length > limit / 4 { copy.exif = nil }
    return copy
  }

  /// How many bytes it adds to a file at most.
  var length: Int {
    [exif, xmp, iptc].compactMap { $0.map { $0.count + 64 } }.reduce(0, +)
  }

  /// - Parameters:
  ///   - coded: a picture as an encoder wrote it, without any.
  ///   - size: its size.
  func added(to coded: [UInt8], _ type: ExportType, _ size: PixelSize) -> [UInt8] {
    switch type {
    case .jpeg: jpeg(coded)
    case .png: PNGMetadata(coded)?.adding(exif: exif, xmp: xmp) ?? coded
    case .webp: WebPMetadata(coded)?.adding(exif: exif, xmp: xmp, size: size) ?? coded
    }
  }

  /// Behind the segment that says what JFIF it is. What is too long for a segment is left out.
  private func jpeg(_ coded: [UInt8]) -> [UInt8] {
    guard let pieces = JPEGPieces(coded) else { return coded }
    let parts: [(marker: UInt8, contents: [UInt8]?)] = [
      (0xe1, exif.map { JPEGMetadata.exif + $0 }), (0xe1, xmp.map { JPEGMetadata.xmp + $0 }),
      (0xed, iptc.map { IPTCEditor.mark + $0 }),
    ]
    let segments = parts.flatMap { marker, contents -> [UInt8] in
      guard let contents, contents.count <= JPEGRewriting.maximumContents else { return [] }
      return JPEGRewriting.segment(marker, contents)
    }
    let first = pieces.segments.first { $0.marker == 0xe0 }
    let place = first?.whole.upperBound ?? 2
    return coded[..<place] + segments + coded[place...]
  }
}
