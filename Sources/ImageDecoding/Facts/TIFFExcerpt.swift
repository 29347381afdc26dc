import GLib

/// The few fields of a TIFF file that are wanted, as a small TIFF of their own.
///
/// Most programs write the directories of a TIFF behind its pixels, and libexif looks no further than
/// 64 KiB, which is all that EXIF can be in a JPEG. TIFF 6.0, section 2.
enum TIFFExcerpt {
  /// Where the directory with the fields of cameras stands: EXIF 2.32, 4.6.3.
  private static let cameraPointer: UInt16 = 0x8769
  private static let maximumFieldCount = 1000
  /// Longer than any time, and than the number of an orientation.
  private static let maximumValueLength = 64

  /// - Returns: nil where the file has no directory that can be read.
  static func bytes(of file: borrowing OpenFile, keeping tags: Set<UInt16>) -> [UInt8]? {
    let header = file.bytes(at: 0, count: 8)
    guard header.count == 8 else { return nil }
    let order = ByteOrder(isBig: header[0] == UInt8(ascii: "M"))
    let start = order.number(header[4...])
    let main = fields(at: start, of: file, order, tags.union([cameraPointer]))
    guard !main.isEmpty else { return nil }
    var pieces = [main.filter { $0.tag != cameraPointer }]
    if let pointer = main.first(where: { $0.tag == cameraPointer }) {
      pieces.append(fields(at: order.number(pointer.value[...]), of: file, order, tags))
    }
    return excerpt(pieces, header: header[..<4], order)
  }

  private struct Field {
    let tag: UInt16
    /// The tag, the type and the count, as they stand.
    let start: ArraySlice<UInt8>
    let value: [UInt8]
  }

  private static func fields(
    at offset: Int, of file: borrowing OpenFile, _ order: ByteOrder, _ tags: Set<UInt16>
  ) -> [Field] {
    let count = order.number(file.bytes(at: offset, count: 2)[...])
    let entries = file.bytes(at: offset + 2, count: 12 * max(1, min(count, maximumFieldCount)))
    var fields: [Field] = []
    for start in stride(from: 0, to: min(entries.count / 12, count) * 12, by: 12) {
      let entry = entries[start..<(start + 12)]
      let tag = UInt16(order.number(entry.prefix(2)))
      guard tags.contains(tag) else { continue }
      let length =
        size(ofType: order.number(entry.dropFirst(2).prefix(2)))
        * order.number(entry.dropFirst(4).prefix(4))
      guard (1...maximumValueLength).contains(length) else { continue }
      let value =
        length <= 4
        ? Array(entry.suffix(4)) : file.bytes(at: order.number(entry.suffix(4)), count: length)
      fields.append(Field(tag: tag, start: entry.prefix(8), value: value))
    }
    return fields
  }

  private static func size(ofType type: Int) -> Int {
    switch type {
    case 1, 2, 6, 7: 1
    case 3, 8: 2
    case 4, 9, 11, 13: 4
    case 5, 10, 12: 8
    default: 0
    }
  }

  /// - Parameter directories: the main one, and perhaps that of the camera.
  private static func excerpt(
    _ directories: [[Field]], header: ArraySlice<UInt8>, _ order: ByteOrder
  ) -> [UInt8] {
    func size(_ count: Int) -> Int { 2 + 12 * count + 4 }
    let hasCamera = directories.count > 1
    let mainCount = directories[0].count + (hasCamera ? 1 : 0)
    let camera = 8 + size(mainCount)
    var bytes = Array(header) + order.bytes(8, count: 4) + order.bytes(mainCount, count: 2)
    var values: [UInt8] = []
    let valuesStart = camera + (hasCamera ? size(directories[1].count) : 0)
    func append(_ field: Field) {
      bytes += field.start
      if field.value.count == 4 { return bytes += field.value }
      bytes += order.bytes(valuesStart + values.count, count: 4)
      values += field.value
    }
    directories[0].forEach(append)
    if hasCamera {
      bytes += order.bytes(Int(cameraPointer), count: 2) + order.bytes(4, count: 2)
      bytes += order.bytes(1, count: 4) + order.bytes(camera, count: 4) + [0, 0, 0, 0]
      bytes += order.bytes(directories[1].count, count: 2)
      directories[1].forEach(append)
    }
    return bytes + [0, 0, 0, 0] + values
  }
}

/// The order of the bytes of a number.
private struct ByteOrder {
  let isBig: Bool

  func number(_ bytes: ArraySlice<UInt8>) -> Int {
    isBig
      ? bytes.reduce(0) { $0 << 8 | Int($1) } : bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  func bytes(_ number: Int, count: Int) -> [UInt8] {
    let little = (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    return isBig ? little.reversed() : little
  }
}
