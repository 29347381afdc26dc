/// Makes a block of EXIF of what a TIFF file tells, whose directories stand among its pixels.
struct TIFFGathering {
  private let order: ByteOrder
  private var main: [Field] = []
  private var camera: [Field] = []
  private var place: [Field] = []

  private struct Field {
    let tag: UInt16
    let type: Int
    let count: Int
    let bytes: [UInt8]
  }

  private static let (cameraTag, placeTag): (UInt16, UInt16) = (0x8769, 0x8825)
  /// Descriptions, camera, program, time, artist and rights: TIFF 6.0, section 8.
  private static let wanted: Set<UInt16> = [
    0x010e, 0x010f, 0x0110, 0x0131, 0x0132, 0x013b, 0x4746, 0x8298,
  ]
  private static let sizes = [
    1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8,
  ]
  /// Longer fields, and all of them together, fit into no segment of a JPEG.
  private static let maximumLength = 32 << 10
  private static let maximumCount = 200

  /// Nil where it is no TIFF, or tells nothing.
  init?(_ file: borrowing PictureFile) {
    guard file.head.count >= 8 else { return nil }
    order = file.head.starts(with: "II".utf8) ? .little : .big
    let all = Self.fields(at: order.number(file.head[4..<8]), file, order)
    main = all.filter { Self.wanted.contains($0.tag) }
    camera = linked(Self.cameraTag, all, file)
    place = linked(Self.placeTag, all, file)
    if main.isEmpty && camera.isEmpty && place.isEmpty { return nil }
  }

  /// Whether the first picture of a file says that it is a small one of another: TIFF 6.0, `NewSubfileType`. So
  /// do the raw files of cameras, which are TIFF files too.
  static func beginsWithPreview(_ file: borrowing PictureFile) -> Bool {
    guard file.head.count >= 8 else { return false }
    let order: ByteOrder = file.head.starts(with: "II".utf8) ? .little : .big
    let fields = fields(at: order.number(file.head[4..<8]), file, order)
    return fields.contains { $0.tag == 0x00fe && order.number($0.bytes.prefix(4)) & 1 == 1 }
  }

  private func linked(
    _ tag: UInt16, _ fields: [Field], _ file: borrowing PictureFile
  ) -> [Field] {
    guard let link = fields.first(where: { $0.tag == tag }), link.bytes.count == 4 else {
      return []
    }
    // It may link to others, which are told by their offsets.
    return Self.fields(at: order.number(link.bytes), file, order).filter { $0.tag != 0xa005 }
  }

  private static func fields(
    at offset: Int, _ file: borrowing PictureFile, _ order: ByteOrder
  ) -> [Field] {
    guard let head = file.bytes(offset..<(offset + 2)) else { return [] }
    let entries = Array(
      file.bytes(at: offset + 2, count: 12 * min(order.number(head), maximumCount)))
    var fields: [Field] = []
    for start in stride(from: 0, to: entries.count / 12 * 12, by: 12) {
      let entry = entries[start..<(start + 12)]
      let type = order.number(entry.dropFirst(2).prefix(2))
      let count = order.number(entry.dropFirst(4).prefix(4))
      guard let size = sizes[type], count > 0, count <= maximumLength / size else { continue }
      let value = entry.suffix(4)
      let bytes =
        count * size <= 4
        ? value.prefix(count * size)
        : file.bytes(at: order.number(value), count: count * size)
      guard bytes.count == count * size else { continue }
      fields.append(
        Field(
          tag: UInt16(order.number(entry.prefix(2))), type: type, count: count,
          bytes: Array(bytes)))
    }
    return fields
  }

  /// A TIFF header, and the directories one behind the other.
  var exif: [UInt8]? {
    var bytes: [UInt8] = order == .little ? [0x49, 0x49, 42, 0] : [0x4d, 0x4d, 0, 42]
    bytes += number(8, 4)
    let count = main.count + (camera.isEmpty ? 0 : 1) + (place.isEmpty ? 0 : 1)
    let cameraStart = 8 + length(main, entries: count)
    let placeStart = cameraStart + (camera.isEmpty ? 0 : length(camera, entries: camera.count))
    var first = main
    if !camera.isEmpty { first.append(link(Self.cameraTag, to: cameraStart)) }
    if !place.isEmpty { first.append(link(Self.placeTag, to: placeStart)) }
    for fields in [first, camera, place] where !fields.isEmpty || bytes.count == 8 {
      bytes += directory(fields, at: bytes.count)
    }
    return bytes.count <= JPEGRewriting.maximumContents - JPEGMetadata.exif.count ? bytes : nil
  }

  private func link(_ tag: UInt16, to offset: Int) -> Field {
    Field(tag: tag, type: 4, count: 1, bytes: number(offset, 4))
  }

  private func length(_ fields: [Field], entries: Int) -> Int {
    2 + 12 * entries + 4 + fields.map { Self.outside($0) }.reduce(0, +)
  }

  /// What is longer than four bytes stands behind the directory, at an even place.
  private static func outside(_ field: Field) -> Int {
    field.bytes.count <= 4 ? 0 : (field.bytes.count + 1) / 2 * 2
  }

  private func directory(_ fields: [Field], at start: Int) -> [UInt8] {
    var (entries, values) = (number(fields.count, 2), [UInt8]())
    let valuesStart = start + 2 + 12 * fields.count + 4
    for field in fields.sorted(by: { $0.tag < $1.tag }) {
      entries += number(Int(field.tag), 2) + number(field.type, 2) + number(field.count, 4)
      if field.bytes.count <= 4 {
        entries += field.bytes + [UInt8](repeating: 0, count: 4 - field.bytes.count)
      } else {
        entries += number(valuesStart + values.count, 4)
        values += field.bytes
        if values.count % 2 == 1 { values.append(0) }
      }
    }
    return entries + number(0, 4) + values
  }

  private func number(_ number: Int, _ count: Int) -> [UInt8] {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    return order == .little ? bytes : bytes.reversed()
  }
}
