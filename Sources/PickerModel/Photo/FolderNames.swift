/// Names of what is in one folder, in one array with the path of the folder. The paths that are made of them
/// share it.
package struct FolderNames: Sendable {
  /// The path of the folder, and each name with a NUL behind it.
  package private(set) var text: [UInt8]
  private let folderEnd: UInt32
  private let folderHash: FNV1a32

  /// Where a name stands in `text`, without its NUL.
  package typealias Name = Range<UInt32>

  package init(of folder: FilePath) {
    text = folder.bytes
    // The root's slash is the one before each name.
    if text.count == 1, text[0] == UInt8(ascii: "/") { text = [] }
    folderEnd = UInt32(text.count)
    var hash = FNV1a32(of: text[...])
    hash.add(UInt8(ascii: "/"))
    folderHash = hash
  }

  /// - Precondition: the name is not empty and holds neither a slash nor a NUL; all names and the path of the
  ///   folder have fewer than 2³² bytes.
  package mutating func append(_ name: Span<UInt8>) -> Name {
    let start = UInt32(text.count)
    unsafe name.withUnsafeBufferPointer { unsafe text.append(contentsOf: $0) }
    defer { text.append(0) }
    return start..<UInt32(text.count)
  }

  /// Forgets the name that was appended last.
  package mutating func removeLast(_ name: Name) {
    text.removeLast(text.count - Int(name.lowerBound))
  }

  /// Gives up the room for further names. Paths are best made after this: each holds on to the whole text.
  package mutating func seal() { text = unsafe text.withUnsafeBufferPointer { unsafe Array($0) } }

  package subscript(_ name: Name) -> ArraySlice<UInt8> {
    text[Int(name.lowerBound)..<Int(name.upperBound)]
  }

  package func path(of name: Name) -> FilePath {
    var hash = folderHash
    hash.add(self[name])
    return FilePath(text, folderEnd: folderEnd, name: name, hash)
  }
}
