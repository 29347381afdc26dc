/// Takes comments, texts and XMP out of a GIF: GIF89a, sections 24 to 26. Frames stay as they are.
enum GIFStripping {
  private static let (addition, picture, end): (UInt8, UInt8, UInt8) = (0x21, 0x2c, 0x3b)
  /// Of applications, these say how often it is played.
  private static let repetitions = ["NETSCAPE2.0", "ANIMEXTS1.0"]

  /// Without any texts where its XMP tells a place; nil where it breaks off then.
  static func withoutLocation(_ file: borrowing PictureFile, _ bytes: [UInt8]) -> [UInt8]? {
    guard let range = GIFParts.find(in: file).xmp, let packet = file.bytes(range) else {
      return bytes
    }
    let isSilent = XMPEditor.withoutPlaces(Array(packet)) == Array(packet)
    return isSilent ? bytes : withoutTexts(bytes)
  }

  /// Nil where it breaks off.
  static func withoutTexts(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count > 13 else { return nil }
    var place = 13 + tableLength(bytes[10])
    guard place <= bytes.count else { return nil }
    var result = Array(bytes[..<place])
    while place < bytes.count {
      let start = place
      switch bytes[place] {
      case end: return result + [end]
      case picture:
        guard place + 10 < bytes.count else { return nil }
        place += 10 + tableLength(bytes[place + 9]) + 1
      case addition: place += 2
      default: return nil
      }
      guard skipBlocks(bytes, &place) else { return nil }
      if isKept(bytes[start..<place]) { result += bytes[start..<place] }
    }
    return nil
  }

  /// Comments and texts are not, and of applications those that are no repetition.
  private static func isKept(_ block: ArraySlice<UInt8>) -> Bool {
    guard block.first == addition, let label = block.dropFirst().first else { return true }
    guard label == 0xff else { return label == 0xf9 }
    let name = block.dropFirst(3).prefix(11)
    return repetitions.contains { name.elementsEqual($0.utf8) }
  }

  private static func tableLength(_ flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1)
  }

  private static func skipBlocks(_ bytes: [UInt8], _ place: inout Int) -> Bool {
    while place < bytes.count {
      let length = Int(bytes[place])
      place += length + 1
      if length == 0 { return true }
    }
    return false
  }
}
