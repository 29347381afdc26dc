/// The fields of a TIFF file: TIFF 6.0, section 2. Its directories may stand anywhere, often behind
/// the pixels, where libexif does not look.
struct TIFFFields: EXIFFields {
  private let order: ByteOrder
  private var fields: [UInt16: Field] = [:]

  private struct Field {
    let type: Int
    let bytes: ArraySlice<UInt8>
  }

  /// Nil where it is no TIFF.
  init?(_ file: borrowing PictureFile) {
    let head = file.head
    guard head.count >= 8 else { return nil }
    order = head.starts(with: "II".utf8) ? .little : .big
    read(directory: order.number(head[4..<8]), of: file)
    for tag in [Self.exifDirectory, Self.placeDirectory] {
      if let offset = number(tag) { read(directory: offset, of: file) }
    }
  }

  func text(_ tag: EXIFTag) -> [UInt8]? {
    guard let field = fields[tag.rawValue], field.type == Self.ascii else { return nil }
    return Array(field.bytes.prefix { $0 != 0 })
  }

  func number(_ tag: EXIFTag) -> Int? { number(tag.rawValue) }

  func fractions(_ tag: EXIFTag) -> [Double?] {
    guard let field = fields[tag.rawValue] else { return [] }
    return (0..<min(field.bytes.count / 8, EXIFFraction.maximumCount)).map { index in
      let bytes = field.bytes.dropFirst(8 * index).prefix(8)
      if field.type == Self.double { return EXIFFraction.double(bytes, order) }
      guard [Self.rational, Self.signedRational].contains(field.type) else { return nil }
      return EXIFFraction.value(bytes, order, isSigned: field.type == Self.signedRational)
    }
  }

  func bytes(_ tag: EXIFTag) -> [UInt8]? { fields[tag.rawValue].map { Array($0.bytes) } }

  private func number(_ tag: UInt16) -> Int? {
    guard let field = fields[tag], [Self.short, Self.long].contains(field.type),
      let size = Self.sizes[field.type],
      field.bytes.count >= size
    else { return nil }
    return order.number(field.bytes.prefix(size))
  }

  // MARK: Reading

  private static let exifDirectory: UInt16 = 0x8769
  private static let placeDirectory: UInt16 = 0x8825
  private static let wanted = Set(EXIFTag.allCases.map(\.rawValue))
    .union([exifDirectory, placeDirectory])
  private static let (byte, ascii, short, long, rational, undefined, signedRational, double) = (
    1, 2, 3, 4, 5, 7, 10, 12
  )
  /// The bytes that one value takes; the other types are not read.
  private static let sizes = [
    byte: 1, ascii: 1, short: 2, long: 4, rational: 8, undefined: 1, signedRational: 8,
    double: 8,
  ]
  /// More fields, or more bytes of one, are not looked at.
  private static let maximumCount = 1000
  private static let maximumLength = XMPPacket.maximumLength

  private mutating func read(directory offset: Int, of file: borrowing PictureFile) {
    guard let head = file.bytes(offset..<(offset + 2)) else { return }
    let count = min(order.number(head), Self.maximumCount)
    let entries = file.bytes(at: offset + 2, count: 12 * count)
    for index in 0..<(entries.count / 12) {
      read(entry: entries.dropFirst(12 * index).prefix(12), of: file)
    }
  }

  private mutating func read(entry: ArraySlice<UInt8>, of file: borrowing PictureFile) {
    let tag = UInt16(order.number(entry.prefix(2)))
    guard Self.wanted.contains(tag), fields[tag] == nil else { return }
    let type = order.number(entry.dropFirst(2).prefix(2))
    let length = order.number(entry.dropFirst(4).prefix(4)) * (Self.sizes[type] ?? 0)
    let value = entry.dropFirst(8)
    // What is longer than four bytes stands elsewhere.
    let bytes =
      length <= 4
      ? value.prefix(length)
      : file.bytes(at: order.number(value), count: min(length, Self.maximumLength))
    fields[tag] = Field(type: type, bytes: bytes)
  }
}
