/// Writes what stands before the pixels of a HEIC or AVIF file (ISO/IEC 23008-12), of one picture
/// without pixels.
package enum HEIF {
  /// A property of the picture, in the order in which they apply.
  package enum Property {
    case size(Int, Int)
    /// In quarters of a turn, against the clock.
    case turn(Int)
    /// Cut to these sides, around the middle.
    case cut(Int, Int)
    case mirror

    fileprivate var box: [UInt8] {
      switch self {
      case .size(let width, let height):
        HEIF.box("ispe", [0, 0, 0, 0] + HEIF.numbers(width, height))
      case .turn(let quarters): HEIF.box("irot", [UInt8(quarters)])
      case .cut(let width, let height):
        HEIF.box("clap", HEIF.numbers(width, 1, height, 1, 0, 1, 0, 1))
      case .mirror: HEIF.box("imir", [0])
      }
    }
  }

  /// - Parameter properties: those of the main picture; a smaller one beside it is a preview.
  package static func header(brand: String = "heic", _ properties: [Property]) -> [UInt8] {
    let all = [Property.size(160, 120)] + properties
    let association: [UInt8] =
      [0, 0, 0, 0] + numbers(2)
      // The preview has the first property, the picture all others.
      + [0, 1, 1, 0x81] + [0, 2, UInt8(properties.count)]
      + properties.indices.map { UInt8($0 + 2) | 0x80 }
    let meta =
      [0, 0, 0, 0] + box("hdlr", [UInt8](repeating: 0, count: 24))
      + box("pitm", [0, 0, 0, 0, 0, 2])
      + box("iprp", box("ipco", all.flatMap(\.box)) + box("ipma", association))
    return box("ftyp", Array("\(brand)\0\0\0\0mif1\(brand)".utf8)) + box("meta", meta)
      + box("mdat", [])
  }

  package static func box(_ name: String, _ contents: [UInt8]) -> [UInt8] {
    UInt32(8 + contents.count).bigEndianBytes + Array(name.utf8) + contents
  }

  package static func numbers(_ numbers: Int...) -> [UInt8] {
    numbers.flatMap { UInt32($0).bigEndianBytes }
  }
}
