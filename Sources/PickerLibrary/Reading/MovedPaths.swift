internal import PickerModel

/// Files and folders that were said to go by another path now.
struct MovedPaths: Sendable {
  /// By the path before.
  private var paths: [FilePath: FilePath] = [:]

  mutating func add(_ moves: [FilePath: FilePath]) {
    paths.merge(moves) { $1 }
  }

  /// The photos that went with them, by the id before.
  func photos(in changes: PhotoChanges) -> [PhotoID: PhotoID] {
    if paths.isEmpty { return [:] }
    var moved: [PhotoID: PhotoID] = [:]
    for case (let old, nil) in changes.photos {
      guard let path = path(of: old.path) else { continue }
      if case .some(.some) = changes.photos[PhotoID(path)] { moved[old] = PhotoID(path) }
    }
    return moved
  }

  /// By which what was at the path goes now; nil where neither it nor a folder above it moved.
  private func path(of old: FilePath) -> FilePath? {
    if let path = paths[old] { return path }
    let parent = old.parent
    return parent == old ? nil : path(of: parent)?.appending(old.name)
  }
}
