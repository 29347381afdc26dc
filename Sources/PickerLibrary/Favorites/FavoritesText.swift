internal import GLib
package import PickerModel

/// The form in which marks are kept: a text of lines. The first names the form and its version, the last is
/// `end`, so that a file of which a part is missing is told from a whole one. Between them stands a
/// line for each marked photo, with tabs between its parts:
///
/// ```text
/// photo-picker favorites 1
/// file:///home/u/Pictures/a%20b.jpg	2050	1234567	5123456	1714558830.250000000
/// end
/// ```
///
/// The URI (escaped as GLib does), device, inode, bytes, and the time of the last change in seconds since
/// 1970 UTC.
package enum FavoritesText {
  package enum Reading: Hashable, Sendable {
    case whole([FilePath: FavoriteMark])
    /// It is none of ours, or a part of it is missing or cannot be understood; the marks that can.
    case broken([FilePath: FavoriteMark])
    /// A later version of the picker wrote it.
    case newer
  }

  private static let name = "photo-picker favorites "
  private static let version = 1
  private static let end = "end"

  package static func bytes(of marks: [FilePath: FavoriteMark]) -> [UInt8] {
    let sorted = marks.values.sorted { $0.path.bytes.lexicographicallyPrecedes($1.path.bytes) }
    let lines = ["\(name)\(version)"] + sorted.map(line) + [end]
    return lines.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] }
  }

  package static func read(_ bytes: [UInt8]) -> Reading {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    let head = lines.removeFirst()
    if let number = version(head), number > version { return .newer }
    let isWhole = head == "\(name)\(version)" && lines.suffix(2) == [end, ""]
    if isWhole { lines.removeLast(2) }
    let marks = lines.map(mark)
    let found = Dictionary(marks.compactMap { $0.map { ($0.path, $0) } }) { $1 }
    return isWhole && !marks.contains(nil) ? .whole(found) : .broken(found)
  }

  private static func version(_ head: String) -> Int? {
    head.hasPrefix(name) ? Int(head.dropFirst(name.count)) : nil
  }

  // MARK: Lines

  private static func line(_ mark: FavoriteMark) -> String {
    let time = "\(mark.modified.seconds).\(Int(mark.modified.nanoseconds).padded(9))"
    let numbers = "\(mark.device)\t\(mark.inode)\t\(mark.bytes)\t\(time)"
    return "\(FileURI.string(ofPath: mark.path.bytes))\t\(numbers)"
  }

  private static func mark(_ line: String) -> FavoriteMark? {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard parts.count == 5, let path = FileURI.path(of: String(parts[0])),
      let device = UInt64(parts[1]), let inode = UInt64(parts[2]), let bytes = Int64(parts[3]),
      let modified = time(parts[4])
    else { return nil }
    return FavoriteMark(
      path: FilePath(bytes: path), device: device, inode: inode, bytes: bytes, modified: modified)
  }

  private static func time(_ text: Substring) -> Timestamp? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count == 9, let seconds = Int64(parts[0]),
      let nanoseconds = Int32(parts[1]), nanoseconds >= 0
    else { return nil }
    return Timestamp(seconds: seconds, nanoseconds: nanoseconds)
  }
}
