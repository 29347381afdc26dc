internal import CExif

/// A block of EXIF as it stands in JPEG, PNG and WebP, read by libexif.
struct EXIFBlock: EXIFFields, ~Copyable {
  private let data: UnsafeMutablePointer<ExifData>

  /// The most that libexif reads: a segment of a JPEG.
  static let maximumLength = 0xffff

  /// Nil where the file has none.
  init?(_ parts: FileParts, of file: borrowing PictureFile) {
    guard let range = parts.exif, range.count <= Self.maximumLength, let bytes = file.bytes(range)
    else { return nil }
    self.init(Array(bytes))
  }

  /// What a block tells; nothing where there is none.
  static func facts(_ block: consuming EXIFBlock?) -> FoundFacts {
    switch consume block {
    case .some(let block): EXIFFacts.facts(block)
    case .none: FoundFacts()
    }
  }

  /// - Parameter bytes: a TIFF header and what follows, with or without `Exif\0\0` before it.
  init?(_ bytes: [UInt8]) {
    guard let data = exif_data_new() else { return nil }
    // Else libexif adds what it misses, and rewrites what it thinks to be of a wrong type.
    exif_data_unset_option(data, EXIF_DATA_OPTION_FOLLOW_SPECIFICATION)
    // It does not know of ratings.
    exif_data_unset_option(data, EXIF_DATA_OPTION_IGNORE_UNKNOWN_TAGS)
    let block = bytes.starts(with: Self.prefix) ? bytes : Self.prefix + bytes
    exif_data_load_data(data, block, UInt32(block.count))
    self.data = data
  }

  deinit { exif_data_unref(data) }

  private static let prefix = Array("Exif\0\0".utf8)

  // MARK: Fields

  func text(_ tag: EXIFTag) -> [UInt8]? {
    guard let entry = entry(tag), entry.format == EXIF_FORMAT_ASCII else { return nil }
    return Array(UnsafeBufferPointer(start: entry.data, count: Int(entry.size)).prefix { $0 != 0 })
  }

  func number(_ tag: EXIFTag) -> Int? {
    guard let entry = entry(tag), entry.components >= 1 else { return nil }
    let order = exif_data_get_byte_order(data)
    return switch (entry.format, entry.size) {
    case (EXIF_FORMAT_SHORT, 2...): Int(exif_get_short(entry.data, order))
    case (EXIF_FORMAT_LONG, 4...): Int(exif_get_long(entry.data, order))
    default: nil
    }
  }

  func fractions(_ tag: EXIFTag) -> [Double?] {
    guard let entry = entry(tag) else { return [] }
    let isBig = exif_data_get_byte_order(data) == EXIF_BYTE_ORDER_MOTOROLA
    let count = min(Int(entry.size) / 8, EXIFFraction.maximumCount)
    return (0..<count).map { index in
      let bytes = UnsafeBufferPointer(start: entry.data + 8 * index, count: 8)
      return Self.fraction(bytes, entry.format, isBig ? .big : .little)
    }
  }

  private static func fraction(
    _ bytes: UnsafeBufferPointer<UInt8>, _ format: ExifFormat, _ order: ByteOrder
  ) -> Double? {
    switch format {
    case EXIF_FORMAT_RATIONAL, EXIF_FORMAT_SRATIONAL:
      EXIFFraction.value(bytes, order, isSigned: format == EXIF_FORMAT_SRATIONAL)
    case EXIF_FORMAT_DOUBLE: EXIFFraction.double(bytes, order)
    default: nil
    }
  }

  func bytes(_ tag: EXIFTag) -> [UInt8]? {
    entry(tag).map { Array(UnsafeBufferPointer(start: $0.data, count: Int($0.size))) }
  }

  /// The small picture that is in the second directory, a JPEG; nil where there is none.
  var preview: [UInt8]? {
    guard let bytes = data.pointee.data, data.pointee.size > 0 else { return nil }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(data.pointee.size)))
  }

  private func entry(_ tag: EXIFTag) -> ExifEntry? {
    let directories = data.pointee.ifd
    let directory =
      switch tag.directory {
      case .main: directories.0
      case .camera: directories.2
      case .place: directories.3
      }
    guard let directory,
      let entry = exif_content_get_entry(directory, ExifTag(UInt32(tag.rawValue))),
      entry.pointee.data != nil
    else { return nil }
    return entry.pointee
  }
}
