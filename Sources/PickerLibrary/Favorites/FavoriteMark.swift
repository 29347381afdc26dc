package import PickerModel

/// The user's mark on a photo, with all by which the file can be found again.
package struct FavoriteMark: Hashable, Sendable {
  package let path: FilePath
  let device: UInt64
  let inode: UInt64
  let bytes: Int64
  let modified: Timestamp

  package init(_ photo: Photo) {
    self.init(
      path: photo.id.path, device: photo.file.device, inode: photo.file.inode,
      bytes: photo.file.bytes, modified: photo.file.modified)
  }

  init(path: FilePath, device: UInt64, inode: UInt64, bytes: Int64, modified: Timestamp) {
    self.path = path
    self.device = device
    self.inode = inode
    self.bytes = bytes
    self.modified = modified
  }

  /// Whether it may be this photo that was marked, under another path. The number of a device may be
  /// another one after each start of the machine; the time of the last change then stands in for it.
  func isLikely(_ photo: Photo) -> Bool {
    inode == photo.file.inode && bytes == photo.file.bytes
      && (device == photo.file.device || modified == photo.file.modified)
  }
}
