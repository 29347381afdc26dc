internal import PickerModel

/// Tells what was deleted in some folders or below them, by whatever path these go: a library may be named by
/// a link, and volumes write down paths without links.
struct TrashScope {
  private let folders: [FilePath]
  private let identities: Set<FileIdentity>

  /// Blocks.
  init(_ folders: [FilePath]) {
    self.folders = folders
    identities = Set(folders.compactMap(FileIdentity.init(of:)))
  }

  /// Blocks.
  func members(of entries: [TrashEntry]) -> [TrashEntry] {
    var known: [FilePath: Bool] = [:]
    return entries.filter { entry in
      let folder = entry.information.original.parent
      let isMember = known[folder] ?? contains(folder)
      known[folder] = isMember
      return isMember
    }
  }

  /// The folder itself may be gone, and those above it.
  private func contains(_ folder: FilePath) -> Bool {
    if folders.contains(where: { folder.isInside($0) }) { return true }
    var path = folder
    while true {
      if let identity = FileIdentity(of: path), identities.contains(identity) { return true }
      if path == path.parent { return false }
      path = path.parent
    }
  }
}
