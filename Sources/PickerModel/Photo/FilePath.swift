/// The path of a file or folder as the bytes that the file system knows it by.
///
/// Two paths are equal when their bytes are. A Swift `String` would not do: it compares by canonical
/// equivalence, so that two files whose names differ only in Unicode normalisation were one, and it
/// cannot hold a name that is not UTF-8.
///
/// A folder's path and the names of all that is in it can stand in one array, of which each path is a view:
/// 100,000 paths then cost little more than their names. See `FolderNames`.
package struct FilePath: Sendable {
  /// The path of the folder at the beginning; the name somewhere behind it.
  private let text: [UInt8]
  /// The name is all there is where this is `none`: then no folder is told, or it is the root itself.
  private let folderEnd: UInt32
  private let nameStart: UInt32
  private let nameEnd: UInt32

  /// Equal for equal paths, the same in each run. Computed once a path: a selection of 100,000 photos looks
  /// each path up many times.
  let hash: UInt32

  private static let none = UInt32.max
  private static let slash = UInt8(ascii: "/")

  /// - Parameter bytes: the path; slashes at its end are dropped.
  /// - Precondition: there are fewer than 2³² − 1 of them.
  package init(bytes: some Sequence<UInt8>) {
    var bytes = Array(bytes)
    while bytes.count > 1, bytes.last == Self.slash { bytes.removeLast() }
    let end = UInt32(bytes.count)
    let hash = FNV1a32(of: bytes[...])
    if bytes.count > 1, let slash = bytes.lastIndex(of: Self.slash) {
      self.init(bytes, folderEnd: UInt32(slash), name: UInt32(slash + 1)..<end, hash)
    } else {
      self.init(bytes, folderEnd: Self.none, name: 0..<end, hash)
    }
  }

  package init(_ string: String) {
    self.init(bytes: string.utf8)
  }

  /// - Parameters:
  ///   - text: begins with the path of the folder, in `folderEnd` bytes, and holds the name behind it.
  ///   - hash: of the whole path.
  init(_ text: [UInt8], folderEnd: UInt32, name: Range<UInt32>, _ hash: FNV1a32) {
    self.text = text
    self.folderEnd = folderEnd
    (nameStart, nameEnd) = (name.lowerBound, name.upperBound)
    self.hash = hash.value
  }

  /// Absolute where it came from the library; never empty, without a NUL, without a `/` at its end
  /// (but for the root itself). Made anew where the path is a view.
  package var bytes: [UInt8] {
    if nameEnd == text.count, folderEnd == Self.none || nameStart == folderEnd + 1 { return text }
    return folder + [Self.slash] + name
  }

  /// How many bytes it has.
  package var count: Int {
    let name = Int(nameEnd - nameStart)
    return folderEnd == Self.none ? name : Int(folderEnd) + 1 + name
  }

  /// What stands before the last slash. Empty for what is in the root, and where there is no folder.
  private var folder: ArraySlice<UInt8> {
    text[..<(folderEnd == Self.none ? 0 : Int(folderEnd))]
  }

  /// The bytes after the last slash.
  package var name: ArraySlice<UInt8> { text[Int(nameStart)..<Int(nameEnd)] }

  /// The name for people: bytes that are not UTF-8 stand as U+FFFD.
  package var displayName: String { String(decoding: name, as: UTF8.self) }

  /// The whole path for people: bytes that are not UTF-8 stand as U+FFFD.
  package var display: String { String(decoding: bytes, as: UTF8.self) }

  /// The folder that holds it; the root is its own parent.
  package var parent: FilePath {
    let folder = folder
    let end = (folder.lastIndex { $0 != Self.slash } ?? -1) + 1
    guard end > 0 else { return FilePath("/") }
    let path = folder[..<end]
    guard let slash = path.lastIndex(of: Self.slash) else {
      return FilePath(bytes: path)
    }
    return FilePath(
      text, folderEnd: UInt32(slash), name: UInt32(slash + 1)..<UInt32(end), FNV1a32(of: path))
  }

  /// Whether both are in one folder. Costs next to nothing where they are views of one array.
  package func isBeside(_ other: FilePath) -> Bool {
    guard folderEnd == other.folderEnd else { return false }
    return text.isSameArray(as: other.text) || folder == other.folder
  }

  /// Whether the bytes of this path come before those of the other.
  package func precedesByBytes(_ other: FilePath) -> Bool {
    isBeside(other)
      ? name.lexicographicallyPrecedes(other.name) : bytes.lexicographicallyPrecedes(other.bytes)
  }

  /// The letters after the name's last dot, in lower case (ASCII); empty where there is none, or
  /// where the dot is the first byte.
  package var lowercasedExtension: String {
    let name = name
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return "" }
    return String(decoding: name[(dot + 1)...].map(\.lowercasedASCII), as: UTF8.self)
  }

  package func appending(_ component: some Sequence<UInt8>) -> FilePath {
    var joined = bytes
    if joined.last != Self.slash { joined.append(Self.slash) }
    joined.append(contentsOf: component)
    return FilePath(bytes: joined)
  }

  package func appending(_ component: String) -> FilePath { appending(component.utf8) }
}

extension FilePath: Hashable {
  package static func == (one: FilePath, other: FilePath) -> Bool {
    guard one.hash == other.hash, one.folderEnd == other.folderEnd else { return false }
    if one.text.isSameArray(as: other.text) {
      return (one.nameStart, one.nameEnd) == (other.nameStart, other.nameEnd)
    }
    return one.name == other.name && one.folder == other.folder
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension FilePath: CustomStringConvertible {
  package var description: String { display }
}

extension [UInt8] {
  /// Whether both are one array in memory.
  fileprivate func isSameArray(as other: [UInt8]) -> Bool {
    unsafe withUnsafeBytes { one in
      unsafe other.withUnsafeBytes { other in unsafe one.baseAddress == other.baseAddress }
    }
  }
}

extension UInt8 {
  /// The byte, as a small letter where it is a capital of ASCII.
  package var lowercasedASCII: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }

  /// Whether it is a digit of ASCII.
  package var isDigitASCII: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
