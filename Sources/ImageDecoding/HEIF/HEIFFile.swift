import PickerModel

/// What a HEIC or AVIF file tells of its picture before that is decoded: ISO/IEC 23008-12, chapter 6,
/// and ISO/IEC 14496-12, 4.2 and 8.11.
enum HEIFFile {
  /// The size of the main picture, upright: the file says how it is turned, and its loader turns it
  /// so. Nil where that cannot be made out.
  static func size(in file: borrowing PictureFile) -> PixelSize? {
    guard let meta = ISOBoxes.top("meta", of: file) else { return nil }
    let boxes = ISOBoxes(meta.dropFirst(4))
    guard let main = boxes.first("pitm").flatMap(itemNumber),
      let properties = boxes.first("iprp").map({ ISOBoxes($0) }),
      let list = properties.first("ipco").map({ ISOBoxes($0).all }),
      let places = properties.first("ipma").flatMap({ ItemProperties($0).places(of: main) })
    else { return nil }
    return places.filter { list.indices.contains($0 - 1) }
      .reduce(nil) { size, place in apply(list[place - 1], to: size) }
  }

  private static func itemNumber(_ contents: ArraySlice<UInt8>) -> Int? {
    guard let version = contents.first else { return nil }
    let bytes = contents.dropFirst(4).prefix(version == 0 ? 2 : 4)
    return bytes.isEmpty ? nil : ByteOrder.big.number(bytes)
  }

  /// What a property makes of the size: `ispe` tells it, `clap` cuts and `irot` turns the picture.
  private static func apply(_ property: ISOBoxes.Box, to size: PixelSize?) -> PixelSize? {
    let contents = Array(property.contents)
    func number(_ index: Int) -> Int {
      ByteOrder.big.number(contents[(4 * index)..<(4 * index + 4)])
    }
    if property.isNamed("ispe"), contents.count >= 12 {
      return PixelSize(width: number(1), height: number(2))
    }
    if property.isNamed("clap"), contents.count >= 16, number(1) > 0, number(3) > 0 {
      return PixelSize(width: number(0) / number(1), height: number(2) / number(3))
    }
    if property.isNamed("irot"), let turn = contents.first, turn % 2 == 1 {
      return size.map { PixelSize(width: $0.height, height: $0.width) }
    }
    return size
  }
}

/// Which properties belong to which item: ISO/IEC 23008-12, 9.3, `ItemPropertyAssociation`.
private struct ItemProperties {
  private var rest: ArraySlice<UInt8>
  private let hasLongNumbers: Bool
  private let hasLongPlaces: Bool

  init(_ contents: ArraySlice<UInt8>) {
    hasLongNumbers = contents.first.map { $0 > 0 } ?? false
    hasLongPlaces = contents.dropFirst(3).first.map { $0 & 1 == 1 } ?? false
    rest = contents.dropFirst(4)
  }

  /// Places in the list of properties, the first being 1, in the order in which they apply.
  func places(of item: Int) -> [Int]? {
    var reader = self
    guard let count = reader.next(4) else { return nil }
    for _ in 0..<count {
      guard let number = reader.next(hasLongNumbers ? 4 : 2), let places = reader.nextPlaces()
      else {
        return nil
      }
      if number == item { return places }
    }
    return nil
  }

  private mutating func nextPlaces() -> [Int]? {
    guard let count = next(1) else { return nil }
    var places: [Int] = []
    for _ in 0..<count {
      guard let place = next(hasLongPlaces ? 2 : 1) else { return nil }
      // The first bit says whether the property must be understood.
      places.append(place & (hasLongPlaces ? 0x7fff : 0x7f))
    }
    return places
  }

  private mutating func next(_ count: Int) -> Int? {
    guard rest.count >= count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return ByteOrder.big.number(rest.prefix(count))
  }
}
