/// What Apple's phones note for themselves: after `Apple iOS`, a version and the order of bytes, a
/// directory as TIFF has it, its offsets counted from the note's beginning.
enum AppleMakerNote {
  /// A hash of the id that all pictures of a burst have (tag 0x000B); nil where there is none.
  static func burst(_ note: [UInt8]) -> UInt32? {
    guard note.starts(with: "Apple iOS\0".utf8), note.count >= 16 else { return nil }
    let order: ByteOrder = note[12..<14].elementsEqual("II".utf8) ? .little : .big
    let count = order.number(note[14..<16])
    for start in stride(from: 16, to: min(16 + 12 * count, note.count - 11), by: 12) {
      let entry = note[start..<(start + 12)]
      if order.number(entry.prefix(2)) == burstTag { return text(entry, note, order) }
    }
    return nil
  }

  private static let burstTag = 0x000b
  private static let ascii = 2

  private static func text(
    _ entry: ArraySlice<UInt8>, _ note: [UInt8], _ order: ByteOrder
  ) -> UInt32? {
    let (type, length) = (
      order.number(entry.dropFirst(2).prefix(2)), order.number(entry.dropFirst(4).prefix(4))
    )
    let start = order.number(entry.suffix(4))
    guard type == ascii, (8...256).contains(length), start + length <= note.count else {
      return nil
    }
    let bytes = note[start..<(start + length)].prefix { $0 != 0 }
    return bytes.isEmpty ? nil : StableHash.of([String(decoding: bytes, as: UTF8.self)])
  }
}
