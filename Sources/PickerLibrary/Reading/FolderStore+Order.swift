internal import PickerModel

/// By which paths the folders and photos are shown, once all that was to be walked has been.
extension FolderStore {
  /// All that was to be walked has been: now it can be said by which path each photo is shown.
  ///
  /// - Returns: the paths by which folders were known before, and are no more.
  mutating func settle() -> [FilePath] {
    firstMet = nil
    for photo in foreseen.keys { changes.remove(photo) }
    foreseen = [:]
    let before = Set(shown.values.map(\.path))
    let layout = LibraryLayout(of: known, over: tops, rules: rules)
    unreadable = layout.unreadable
    for identity in Array(known.folders.keys) where layout.folders[identity] == nil {
      drop(identity)
    }
    for (identity, place) in layout.folders where shown[identity] != place {
      move(identity, to: place)
    }
    settleLinks(layout.linked)
    showAgain()
    known.targets = known.targets.filter { doorway, _ in
      doorway.folder.map { known.folders[$0] != nil } ?? true
    }
    return Array(before.subtracting(shown.values.map(\.path)))
  }

  private mutating func drop(_ folder: FileIdentity) {
    guard let old = known.folders.removeValue(forKey: folder) else { return }
    shown[folder] = nil
    count -= old.files.count
    for file in old.files { hide(file) }
  }

  private mutating func move(_ folder: FileIdentity, to place: LibraryLayout.Shown) {
    guard var files = known.folders[folder]?.files else { return }
    let isMoved = shown[folder]?.path != place.path
    for index in files.indices {
      hide(files[index])
      if isMoved { files[index] = files[index].moved(to: place.path.appending(files[index].name)) }
    }
    known.folders[folder]?.files = files
    shown[folder] = place
    // Only now, as one may be shown by the path that another was hidden by.
    for file in files where !place.hidden.contains(Array(file.name)) { show(file, in: folder) }
  }

  /// What was hidden as the file of one folder, and is shown as that of another.
  private mutating func showAgain() {
    let folders = Dictionary(
      shown.map { ($1.path, $0) }, uniquingKeysWith: { one, _ in one })
    for photo in doubtful {
      let name = photo.path.name
      if let file = linked[photo.path] {
        changes.add(file)
      } else if let folder = folders[photo.path.parent], let known = known.folders[folder],
        let index = known.index(of: name), shown[folder]?.hidden.contains(Array(name)) == false,
        filter.offers(known.files[index].facts.type)
      {
        changes.add(known.files[index])
      }
    }
    doubtful = []
  }

  private mutating func settleLinks(_ found: [FilePath: Photo]) {
    for (path, file) in linked where found[path]?.file != file.file {
      hide(file)
      linked[path] = nil
      count -= 1
    }
    for (path, new) in found where linked[path] == nil {
      linked[path] = new
      show(new, in: nil)
      count += 1
    }
  }
}
