internal import GLib
internal import PickerModel

/// What lies in a folder that was deleted as a whole: for the Trash it is one, but a picture in it can be put
/// back by itself. What hid files before it was deleted hides them still.
struct TrashedFolder {
  let media: MediaFilter
  private let rules = WalkRules()

  /// The files in it and in all folders below. Blocks.
  ///
  /// - Parameters:
  ///   - folder: where it lies now.
  ///   - information: where it was, and when it was deleted.
  func entries(in folder: FilePath, from information: TrashInformation) -> [TrashEntry] {
    var entries: [TrashEntry] = []
    add(folder, information, depth: 0, to: &entries)
    return entries
  }

  private func add(
    _ folder: FilePath, _ information: TrashInformation, depth: Int, to entries: inout [TrashEntry]
  ) {
    guard depth <= rules.maximumDepth, folder.bytes.count <= rules.maximumPathLength,
      var directory = try? Directory(at: folder.bytes, followingLinks: false)
    else { return }
    var names: [[UInt8]] = []
    while let name = try? directory.next()?.name {
      if name == WalkRules.marker { return }
      if !WalkRules.isHidden(name) { names.append(name) }
    }
    for name in names {
      guard let status = try? directory.status(of: name) else { continue }
      let (path, information) = (folder.appending(name), information.inner(name))
      if let entry = TrashEntry(path, status, media, information) {
        entries.append(entry)
      } else if status.kind == .folder, !WalkRules.isHousekeeping(name) {
        add(path, information, depth: depth + 1, to: &entries)
      }
    }
  }
}

extension TrashInformation {
  /// Of what has that name in a folder that was deleted.
  fileprivate func inner(_ name: [UInt8]) -> TrashInformation {
    TrashInformation(original: original.appending(name), deleted: deleted)
  }
}
