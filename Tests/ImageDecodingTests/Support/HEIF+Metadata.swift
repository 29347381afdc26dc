import TestSupport

extension HEIF {
  /// A file of one picture without pixels, with EXIF and XMP as items of their own: ISO/IEC 23008-12,
  /// annex A.
  ///
  /// - Parameter exif: a TIFF header and directories.
  static func file(_ brand: String, exif: [UInt8]? = nil, xmp: [UInt8]? = nil) -> [UInt8] {
    var items: [Item] = []
    if let exif {
      items.append(
        Item(type: "Exif", content: "", data: [0, 0, 0, 6] + Array("Exif\0\0".utf8) + exif))
    }
    if let xmp { items.append(Item(type: "mime", content: "application/rdf+xml\0", data: xmp)) }
    let start = box("ftyp", Array("\(brand)\0\0\0\0mif1\(brand)".utf8))
    // The places of the items are counted from the beginning of the file, so the length of what says them
    // has to be known before.
    let length = meta(brand, items, dataAt: 0).count
    let data = items.flatMap(\.data) + [0, 0, 0, 0]
    return start + meta(brand, items, dataAt: start.count + length + 8) + box("mdat", data)
  }

  private struct Item {
    let type: String
    let content: String
    let data: [UInt8]
  }

  private static func meta(_ brand: String, _ items: [Item], dataAt start: Int) -> [UInt8] {
    box(
      "meta",
      [0, 0, 0, 0]
        + box(
          "hdlr", [0, 0, 0, 0, 0, 0, 0, 0] + Array("pict".utf8) + [UInt8](repeating: 0, count: 13))
        + box("pitm", [0, 0, 0, 0, 0, 1]) + entries(brand, items) + places(items, start)
        + references(items.count) + properties(brand))
  }

  private static func entries(_ brand: String, _ items: [Item]) -> [UInt8] {
    let picture = ("\(brand == "avif" ? "av01" : "hvc1")", "")
    let all = [picture] + items.map { ($0.type, $0.content) }
    let boxes = all.enumerated().map { index, item in
      box(
        "infe",
        [2, 0, 0, 0] + UInt16(index + 1).bigEndianBytes + [0, 0]
          + Array("\(item.0)\0\(item.1)".utf8))
    }
    return box("iinf", [0, 0, 0, 0] + UInt16(all.count).bigEndianBytes + boxes.joined())
  }

  /// One piece each: the picture's of four bytes stands last.
  private static func places(_ items: [Item], _ start: Int) -> [UInt8] {
    var offset = start
    var places: [[UInt8]] = []
    for (index, item) in items.enumerated() {
      places.append(place(index + 2, offset, item.data.count))
      offset += item.data.count
    }
    let all = [place(1, offset, 4)] + places
    return box(
      "iloc", [0, 0, 0, 0, 0x44, 0] + UInt16(all.count).bigEndianBytes + all.joined())
  }

  private static func place(_ number: Int, _ offset: Int, _ length: Int) -> [UInt8] {
    UInt16(number).bigEndianBytes + [0, 0, 0, 1] + numbers(offset, length)
  }

  /// Each item describes the picture.
  private static func references(_ count: Int) -> [UInt8] {
    let boxes = (0..<count).map { box("cdsc", UInt16($0 + 2).bigEndianBytes + [0, 1, 0, 1]) }
    return count == 0 ? [] : box("iref", [0, 0, 0, 0] + boxes.joined())
  }

  private static func properties(_ brand: String) -> [UInt8] {
    let size = box("ispe", [0, 0, 0, 0] + numbers(48, 32))
    let codec =
      brand == "avif"
      ? box("av1C", [0x81, 0, 0x0c, 0])
      : box("hvcC", [1, 1] + [UInt8](repeating: 0, count: 19) + [0, 0])
    let association: [UInt8] = [0, 0, 0, 0] + numbers(1) + [0, 1, 2, 0x81, 0x82]
    return box("iprp", box("ipco", size + codec) + box("ipma", association))
  }
}
