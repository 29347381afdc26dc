internal import GLib
internal import PickerModel

/// Which folders of a library are watched, and which have to do without.
struct WatchTable {
  /// How many may be watched.
  private(set) var limit: Int
  private var folders: [FolderWatch: FilePath] = [:]
  private var places: [FilePath: Place] = [:]
  /// How many places have a watch.
  private(set) var count = 0

  private struct Place {
    var watch: FolderWatch?
    var modified: Timestamp
  }

  init(limit: Int) {
    self.limit = limit
  }

  var isFull: Bool { count >= limit }

  func folder(of watch: FolderWatch) -> FilePath? { folders[watch] }

  func isWatched(_ folder: FilePath) -> Bool { places[folder]?.watch != nil }

  /// Folders that nothing tells of.
  var unwatched: [FilePath] { places.filter { $0.value.watch == nil }.map(\.key) }

  /// The folder is in the library, and does without a watch for now. One that it has it keeps.
  mutating func add(_ folder: FilePath, modified: Timestamp) {
    places[folder, default: Place(modified: modified)].modified = modified
  }

  /// The kernel knows a folder by what it is, not by its path: a watch that it had under another path
  /// is this one's now.
  mutating func set(_ watch: FolderWatch, of folder: FilePath) {
    if let other = folders[watch], other != folder { clear(other) }
    if places[folder]?.watch != watch { clear(folder) }
    guard places[folder]?.watch == nil else { return }
    places[folder, default: Place(modified: Timestamp(seconds: 0, nanoseconds: 0))].watch = watch
    folders[watch] = folder
    count += 1
  }

  /// The kernel gives no more than there are.
  mutating func noteExhausted() { limit = min(limit, count) }

  /// The watch tells nothing any more.
  ///
  /// - Returns: the folder that it was for.
  @discardableResult
  mutating func end(_ watch: FolderWatch) -> FilePath? {
    guard let folder = folders[watch] else { return nil }
    clear(folder)
    return folder
  }

  /// Forgets a folder and all below it.
  ///
  /// - Returns: their watches.
  mutating func forget(_ folder: FilePath) -> [FolderWatch] {
    let gone = places.keys.filter { $0.isWithin(folder) }
    return gone.compactMap { path in
      let watch = places[path]?.watch
      clear(path)
      places[path] = nil
      return watch
    }
  }

  /// Where there are more folders than watches, those that changed last get them.
  ///
  /// - Returns: what to stop, and which folders to watch instead.
  func exchange() -> (stopped: [FilePath: FolderWatch], wanted: [FilePath]) {
    let order = places.sorted { one, other in
      if one.value.modified != other.value.modified {
        return other.value.modified < one.value.modified
      }
      return one.key.bytes.lexicographicallyPrecedes(other.key.bytes)
    }
    var stopped: [FilePath: FolderWatch] = [:]
    for (folder, place) in order.dropFirst(limit) { stopped[folder] = place.watch }
    return (stopped, order.prefix(limit).filter { $0.value.watch == nil }.map(\.key))
  }

  private mutating func clear(_ folder: FilePath) {
    guard let watch = places[folder]?.watch else { return }
    places[folder]?.watch = nil
    folders[watch] = nil
    count -= 1
  }
}
