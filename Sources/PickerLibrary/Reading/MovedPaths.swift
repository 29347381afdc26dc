internal import PickerModel

/// Files and folders that were said to go by another path now.
struct MovedPaths: Sendable {
  /// By the path before.
  private var paths: [FilePath: FilePath] = [:]

  mutating func add(_ moves: [FilePath: FilePath]) {
    paths = FolderChanges.composed(paths, moves)
  }

  /// The photos that go by another path, by the id before: those that were said to, and those whose file
  /// is the same one by all that can be seen of it.
  func photos(in changes: PhotoChanges) -> [PhotoID: PhotoID] {
    var moved: [PhotoID: PhotoID] = [:]
    var unclear: [(id: PhotoID, file: FileStamp)] = []
    for (old, now) in changes.photos {
      if let path = path(of: old.path), case .some(.some) = changes.photos[PhotoID(path)] {
        // Whether or not another file goes by the path before meanwhile: names may also change places.
        moved[old] = PhotoID(path)
      } else if now == nil, let file = changes.hidden[old] {
        unclear.append((old, file))
      }
    }
    if unclear.isEmpty { return moved }
    let files = Self.files(in: changes)
    for (old, file) in unclear {
      if let new = files[FileIdentity(file)], file.isSameFile(as: new.file) { moved[old] = new.id }
    }
    return moved
  }

  /// By which what was at the path goes now; nil where neither it nor a folder above it moved.
  private func path(of old: FilePath) -> FilePath? {
    if paths.isEmpty { return nil }
    if let path = paths[old] { return path }
    let parent = old.parent
    return parent == old ? nil : path(of: parent)?.appending(old.name)
  }

  private static func files(in changes: PhotoChanges) -> [FileIdentity: Photo] {
    var files: [FileIdentity: Photo] = [:]
    for case let photo? in changes.photos.values { files[FileIdentity(photo.file)] = photo }
    return files
  }
}

extension FileStamp {
  /// Whether another one is that of this file, unchanged. Where a file system keeps no birth time a move
  /// changes when it arrived; and a file that takes the place of one that was deleted may have its inode.
  fileprivate func isSameFile(as other: FileStamp) -> Bool {
    (device, inode, bytes, modified) == (other.device, other.inode, other.bytes, other.modified)
  }
}
