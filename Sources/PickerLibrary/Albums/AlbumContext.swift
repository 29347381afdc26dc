package import PickerModel

/// What rules may look at besides the photo.
package struct AlbumContext: Sendable {
  /// When the library is looked at.
  package let now: Timestamp
  /// The folders that the library is made of.
  package let folders: [FilePath]

  package init(now: Timestamp, folders: [FilePath]) {
    self.now = now
    self.folders = folders
  }

  /// The names of the folders that a photo lies in, from a folder of the library down to the photo's
  /// own. Where folders of the library lie in one another, from the outermost.
  package func folderNames(above photo: FilePath) -> [ArraySlice<UInt8>] {
    let slash = UInt8(ascii: "/")
    let parts = photo.bytes.split(separator: slash).dropLast()
    let outermost = folders.filter { photo.isInside($0) }.min { $0.bytes.count < $1.bytes.count }
    guard let outermost else { return Array(parts) }
    return Array(parts.drop { $0.endIndex < outermost.bytes.count })
  }
}

extension FilePath {
  /// Whether the path leads into the folder.
  fileprivate func isInside(_ folder: FilePath) -> Bool {
    bytes.starts(with: folder.bytes)
      && (folder.bytes.count == 1 || bytes.dropFirst(folder.bytes.count).first == UInt8(ascii: "/"))
  }
}
