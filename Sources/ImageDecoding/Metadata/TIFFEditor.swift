/// Changes fields of a TIFF header and its directories (TIFF 6.0, section 2) in their places: nothing is moved
/// and the length stays, so that all that is told by its offset, such as a maker's notes, stays true.
struct TIFFEditor {
  private(set) var bytes: [UInt8]
  private let order: ByteOrder

  /// Nil where it is none.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 8, bytes.starts(with: "II".utf8) || bytes.starts(with: "MM".utf8) else {
      return nil
    }
    order = bytes[0] == UInt8(ascii: "I") ? .little : .big
    self.bytes = bytes
    guard number(at: 2, 2) == 42 else { return nil }
  }

  private struct Entry {
    /// Where it begins.
    let place: Int
    let tag: UInt16
    let type: Int
    let count: Int
    /// Where its value stands, as far as that is in the bytes.
    let value: Range<Int>
  }

  private enum Tag {
    static let camera: UInt16 = 0x8769
    static let place: UInt16 = 0x8825
    static let previewStart: UInt16 = 0x0201
    static let previewLength: UInt16 = 0x0202
  }

  // MARK: Reading

  /// Where the directories of pictures stand, one after the other.
  private var directories: [Int] {
    var found: [Int] = []
    var next = number(at: 4, 4)
    while let place = next, place >= 8, place + 2 <= bytes.count, found.count < Self.maximumCount,
      !found.contains(place)
    {
      found.append(place)
      next = number(at: end(of: place), 4)
    }
    return found
  }

  private static let maximumCount = 64
  private static let maximumEntries = 1000

  /// The directories of pictures, and those of the camera that belong to them.
  private var allDirectories: [Int] {
    directories.flatMap { directory in
      [directory] + entries(in: directory).filter { $0.tag == Tag.camera }.compactMap(offset)
    }
  }

  private func entries(in directory: Int) -> [Entry] {
    (0..<entryCount(directory)).map { index in
      let place = directory + 2 + 12 * index
      let type = number(at: place + 2, 2) ?? 0
      let count = number(at: place + 4, 4) ?? 0
      let length = count * (Self.sizes[type] ?? 1)
      let start = length <= 4 ? place + 8 : number(at: place + 8, 4) ?? bytes.count
      let value = min(start, bytes.count)..<min(start + length, bytes.count)
      return Entry(
        place: place, tag: UInt16(number(at: place, 2) ?? 0), type: type, count: count,
        value: value)
    }
  }

  /// As many as the bytes have room for.
  private func entryCount(_ directory: Int) -> Int {
    let room = max(0, bytes.count - directory - 2) / 12
    return min(number(at: directory, 2) ?? 0, room, Self.maximumEntries)
  }

  /// Where the offset of the next directory stands.
  private func end(of directory: Int) -> Int { directory + 2 + 12 * entryCount(directory) }

  private func offset(_ entry: Entry) -> Int? {
    number(at: entry.place + 8, 4).flatMap { $0 >= 8 && $0 + 2 <= bytes.count ? $0 : nil }
  }

  private static let sizes = [
    1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8, 13: 4,
  ]

  private func number(at place: Int, _ count: Int) -> Int? {
    place >= 0 && place + count <= bytes.count
      ? order.number(bytes[place..<(place + count)]) : nil
  }

  // MARK: Changing

  /// Takes out where the picture was taken.
  mutating func removeLocation() { removeDirectories([Tag.place]) }

  /// Takes out directories that hang on fields of others.
  mutating func removeDirectories(_ tags: Set<UInt16>) {
    // What hangs on the camera's goes before that.
    for directory in allDirectories.reversed() {
      for entry in entries(in: directory) where tags.contains(entry.tag) {
        if let place = offset(entry) { wipe(directory: place) }
      }
      remove(tags, from: directory)
    }
  }

  /// Takes out the small picture that stands in the second directory.
  mutating func removePreview() {
    guard let main = directories.first, let next = number(at: end(of: main), 4), next > 0 else {
      return
    }
    let fields = Dictionary(
      entries(in: next).map { ($0.tag, $0) }, uniquingKeysWith: { first, _ in first })
    let start = fields[Tag.previewStart].flatMap { number(at: $0.place + 8, 4) }
    let length = fields[Tag.previewLength].flatMap { number(at: $0.place + 8, 4) }
    write(0, at: end(of: main), 4)
    wipe(directory: next)
    guard let start, let length else { return }
    wipe(start, to: start + length)
    // It mostly stands last.
    if start + length >= bytes.count - 1, start > next, start < bytes.count {
      bytes.removeSubrange(start...)
    }
  }

  /// Takes fields out of all directories.
  mutating func remove(_ tags: Set<UInt16>) {
    for directory in allDirectories { remove(tags, from: directory) }
  }

  /// Changes the value of a field that is one whole number, where it is there.
  mutating func set(_ tag: UInt16, to number: Int) {
    for directory in allDirectories {
      for entry in entries(in: directory) where entry.tag == tag && entry.count == 1 {
        if let size = Self.sizes[entry.type], [3, 4].contains(entry.type) {
          write(number, at: entry.place + 8, size)
        }
      }
    }
  }

  /// - Parameter change: what a field becomes; it is filled up with `filler`. Nil takes the field out.
  mutating func replace(_ tag: UInt16, filler: UInt8, _ change: ([UInt8]) -> [UInt8]?) {
    for directory in allDirectories {
      for entry in entries(in: directory) where entry.tag == tag {
        guard let value = change(Array(bytes[entry.value])), value.count <= entry.value.count else {
          remove([tag], from: directory)
          break
        }
        let filling = [UInt8](repeating: filler, count: entry.value.count - value.count)
        bytes.replaceSubrange(entry.value, with: value + filling)
      }
    }
  }

  private mutating func remove(_ tags: Set<UInt16>, from directory: Int) {
    let entries = entries(in: directory)
    let kept = entries.filter { !tags.contains($0.tag) }
    guard kept.count < entries.count else { return }
    let next = number(at: end(of: directory), 4)
    var block = kept.flatMap { bytes[$0.place..<($0.place + 12)] }
    for entry in entries where tags.contains(entry.tag) && !entry.value.isEmpty {
      wipe(entry.value.lowerBound, to: entry.value.upperBound)
    }
    if let next { block += Self.bytes(of: next, 4, order) }
    let room = 12 * entries.count + (next == nil ? 0 : 4)
    block += [UInt8](repeating: 0, count: room - block.count)
    bytes.replaceSubrange((directory + 2)..<(directory + 2 + room), with: block)
    write(kept.count, at: directory, 2)
  }

  private mutating func wipe(directory: Int) {
    for entry in entries(in: directory) {
      wipe(entry.value.lowerBound, to: entry.value.upperBound)
    }
    wipe(directory, to: end(of: directory) + 4)
  }

  /// As far as it is in the bytes. Of an odd file it could be the header: that stays.
  private mutating func wipe(_ start: Int, to end: Int) {
    let first = max(8, min(start, bytes.count))
    let range = first..<max(first, min(end, bytes.count))
    bytes.replaceSubrange(range, with: repeatElement(0, count: range.count))
  }

  private mutating func write(_ number: Int, at place: Int, _ count: Int) {
    guard place >= 0, place + count <= bytes.count else { return }
    bytes.replaceSubrange(place..<(place + count), with: Self.bytes(of: number, count, order))
  }

  private static func bytes(of number: Int, _ count: Int, _ order: ByteOrder) -> [UInt8] {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    return order == .little ? bytes : bytes.reversed()
  }
}
