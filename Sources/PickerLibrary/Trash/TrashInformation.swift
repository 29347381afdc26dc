package import PickerModel

/// What a file `NAME.trashinfo` tells of a deleted file: Trash specification 1.0, "Contents of a trash
/// directory".
package struct TrashInformation: Hashable, Sendable {
  /// Where it was: absolute.
  package let original: FilePath
  package let deleted: CivilTime?

  init(original: FilePath, deleted: CivilTime?) {
    (self.original, self.deleted) = (original, deleted)
  }

  /// Nil where the text is not of that form, or does not tell a path that lies where paths of that trash
  /// folder may lie: the specification forbids `..`, which could lead out of a volume.
  ///
  /// - Parameter base: from where relative paths start.
  package init?(_ text: [UInt8], base: FilePath) {
    let lines = text.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
    guard let head = lines.first, head.elementsEqual("[Trash Info]".utf8),
      let path = Self.value("Path=", in: lines).flatMap(Self.decoded),
      !path.isEmpty, !path.contains(0),
      !path.split(separator: UInt8(ascii: "/")).contains(where: { $0.elementsEqual("..".utf8) })
    else { return nil }
    let isAbsolute = path.first == UInt8(ascii: "/")
    original = isAbsolute ? FilePath(bytes: path) : base.appending(path)
    deleted = Self.value("DeletionDate=", in: lines).flatMap(Self.time)
  }

  /// Where a key stands more than once, the first counts.
  private static func value(
    _ key: String, in lines: [ArraySlice<UInt8>]
  ) -> ArraySlice<UInt8>? {
    lines.first { $0.starts(with: key.utf8) }?.dropFirst(key.utf8.count)
  }

  /// With each `%XX` (RFC 2396, 2.4.1) as the byte for which it stands; nil where that is none.
  private static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      if byte != UInt8(ascii: "%") {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      guard digits.count == 2, digits.allSatisfy({ $0 != UInt8(ascii: "+") }),
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return bytes
  }

  /// `YYYY-MM-DDThh:mm:ss`, by the clock on the wall.
  private static func time(_ text: ArraySlice<UInt8>) -> CivilTime? {
    let parts = text.prefix(19).split(omittingEmptySubsequences: false) { "-T:".utf8.contains($0) }
    let numbers = parts.compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    guard parts.map(\.count) == [4, 2, 2, 2, 2, 2], numbers.count == 6 else { return nil }
    return CivilTime(
      year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4],
      second: numbers[5])
  }
}
