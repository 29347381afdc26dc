internal import GLib
internal import PickerModel

/// The folders that the roots of a library lie in, up to the root of all: a root that comes, goes or
/// becomes another one is told of there alone.
struct RootAnchors {
  private struct Step: Hashable {
    let watch: FolderWatch
    let name: [UInt8]
  }

  private var roots: [Step: Set<FilePath>] = [:]
  private var watches: [FolderWatch: Set<FilePath>] = [:]

  func isAnchor(_ watch: FolderWatch) -> Bool { watches[watch] != nil }

  /// - Parameter name: of what leads to the library's root in the watched folder.
  mutating func add(_ watch: FolderWatch, name: some Collection<UInt8>, to root: FilePath) {
    roots[Step(watch: watch, name: Array(name)), default: []].insert(root)
    watches[watch, default: []].insert(root)
  }

  /// The roots that have to be looked at after an event.
  func roots(after event: FolderEvent) -> Set<FilePath> {
    guard let watch = event.watch else { return [] }
    if event.name.isEmpty { return event.kind == .folderLeft ? watches[watch] ?? [] : [] }
    switch event.kind {
    case .created, .deleted, .movedAway, .movedHere:
      return roots[Step(watch: watch, name: event.name)] ?? []
    default: return []
    }
  }

  mutating func end(_ watch: FolderWatch) {
    if watches.removeValue(forKey: watch) == nil { return }
    roots = roots.filter { $0.key.watch != watch }
  }

  /// The folders that a path leads through, from the root of all on, each with the name of the next.
  static func steps(to root: FilePath) -> [(folder: FilePath, name: ArraySlice<UInt8>)] {
    var steps: [(folder: FilePath, name: ArraySlice<UInt8>)] = []
    var path = root
    while path.parent != path {
      steps.append((path.parent, path.name))
      path = path.parent
    }
    return steps.reversed()
  }
}
