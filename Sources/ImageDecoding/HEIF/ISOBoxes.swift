/// The boxes that stand one behind the other in some bytes: ISO/IEC 14496-12, 4.2.
struct ISOBoxes {
  struct Box {
    let name: ArraySlice<UInt8>
    let contents: ArraySlice<UInt8>

    func isNamed(_ text: String) -> Bool { name.elementsEqual(text.utf8) }
  }

  let all: [Box]

  init(_ bytes: ArraySlice<UInt8>) {
    var (rest, boxes) = (bytes, [Box]())
    while rest.count >= 8 {
      let length = ByteOrder.big.number(rest.prefix(4))
      guard length >= 8, length <= rest.count else { break }
      let box = rest.prefix(length)
      boxes.append(Box(name: box.dropFirst(4).prefix(4), contents: box.dropFirst(8)))
      rest = rest.dropFirst(length)
    }
    all = boxes
  }

  func first(_ name: String) -> ArraySlice<UInt8>? { all.first { $0.isNamed(name) }?.contents }

  /// What stands at the end of a path of boxes; nil where one is missing.
  func first(at path: String...) -> ArraySlice<UInt8>? {
    var boxes = self
    for name in path.dropLast() {
      guard let contents = boxes.first(name) else { return nil }
      boxes = ISOBoxes(contents)
    }
    return path.last.flatMap { boxes.first($0) }
  }

  /// The contents of a box that stands at the top of a file; nil where it is too long to be looked at.
  static func top(
    _ name: String, of file: borrowing PictureFile, maximumLength: Int = 1 << 20
  ) -> ArraySlice<UInt8>? {
    var offset = 0
    for _ in 0..<64 {
      guard let header = file.bytes(offset..<(offset + 8)) else { return nil }
      let length = ByteOrder.big.number(header.prefix(4))
      guard (8...Int(UInt32.max)).contains(length) else { return nil }
      if header.suffix(4).elementsEqual(name.utf8) {
        return length <= maximumLength ? file.bytes((offset + 8)..<(offset + length)) : nil
      }
      offset += length
    }
    return nil
  }
}
