package import PickerModel

/// What rules may look at besides the photo.
package struct AlbumContext: Sendable {
  /// When the library is looked at.
  package let now: Timestamp
  /// The folders that the library is made of.
  package let folders: [FilePath]
  /// The photos that the user has marked.
  package var favorites: Set<PhotoID>

  package init(now: Timestamp, folders: [FilePath], favorites: Set<PhotoID> = []) {
    self.now = now
    self.folders = folders
    self.favorites = favorites
  }

  /// The names of the folders from a folder of the library down to this one. Where folders of the
  /// library lie in one another, from the outermost.
  func names(downTo folder: FilePath) -> [ArraySlice<UInt8>] {
    let parts = folder.bytes.split(separator: UInt8(ascii: "/"))
    let outermost = folders.filter { folder.isInside($0) }.min { $0.bytes.count < $1.bytes.count }
    guard let outermost else { return parts }
    return Array(parts.drop { $0.endIndex < outermost.bytes.count })
  }
}

extension FilePath {
  /// Whether the path is the folder's own, or leads into it.
  func isInside(_ folder: FilePath) -> Bool {
    guard bytes.starts(with: folder.bytes) else { return false }
    let isRoot = folder.bytes.count == 1
    return isRoot || [nil, UInt8(ascii: "/")].contains(bytes.dropFirst(folder.bytes.count).first)
  }
}
