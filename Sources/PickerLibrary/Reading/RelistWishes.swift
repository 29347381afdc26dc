internal import PickerModel

/// The folders that somebody wants to be listed anew.
struct RelistWishes: Sendable {
  private var folders: Set<FilePath> = []
  private var isAllWanted = false

  var isWaiting: Bool { isAllWanted || !folders.isEmpty }

  mutating func add(_ wanted: [FilePath]) { folders.formUnion(wanted) }

  mutating func addAll() { isAllWanted = true }

  /// What is to be read for them, in the order of the paths; nil where nothing is wanted. They are then no
  /// wishes any more.
  mutating func places(in store: FolderStore) -> [KnownPlace]? {
    guard isWaiting else { return nil }
    defer { (folders, isAllWanted) = ([], false) }
    var wanted: [Place] = store.tops.filter { isAllWanted || folders.contains($0.path) }
    for folder in store.known.folders.values where isAllWanted { wanted.append(folder.place) }
    if !isAllWanted {
      let known = Dictionary(
        store.known.folders.values.map { ($0.place.path, $0.place) },
        uniquingKeysWith: { one, _ in one })
      wanted += folders.compactMap { Self.nearest($0, known) }
    }
    return Self.each(wanted, in: store)
  }

  /// The place of the folder, or of the one above it that is known.
  private static func nearest(_ folder: FilePath, _ known: [FilePath: Place]) -> Place? {
    var path = folder
    while true {
      if let place = known[path] { return place }
      let parent = path.parent
      if parent == path { return nil }
      path = parent
    }
  }

  private static func each(_ places: [Place], in store: FolderStore) -> [KnownPlace] {
    var seen: Set<FilePath> = []
    return places.filter { seen.insert($0.path).inserted }.sorted(by: Place.precedes)
      .map { KnownPlace(place: $0, folders: store.foldersKnown(in: $0)) }
  }
}
