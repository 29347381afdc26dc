internal import PickerModel

/// Says by which path each folder and each file is shown.
///
/// Each is shown once, by the first of the paths that lead to it: those without a link before those with
/// one, and then in the order of their bytes. So the same files give the same library, in whatever order
/// they were met.
struct LibraryLayout {
  /// A folder in its place.
  struct Shown: Equatable {
    let path: FilePath
    /// The names of files in it that are shown elsewhere.
    var hidden: Set<[UInt8]> = []
  }

  private(set) var folders: [FileIdentity: Shown] = [:]
  /// Files that a link alone leads to, by the path of the link.
  private(set) var linked: [FilePath: Photo] = [:]
  /// Folders that could not be read, or not to their end.
  private(set) var unreadable: [FilePath] = []

  private let known: KnownFolders
  private let rules: WalkRules
  /// Files that go by several names, and those that a link leads to: they are shown already.
  private var seen: Set<FileIdentity> = []
  /// All that are in `folders`; nil until the first link to a file asks for them.
  private var all: Set<FileIdentity>?
  private var links: [Place] = []

  init(of known: KnownFolders, over tops: [Place], rules: WalkRules) {
    (self.known, self.rules) = (known, rules)
    enter(tops)
    while !links.isEmpty {
      let round = links.sorted(by: Place.precedes)
      links = []
      for link in round { follow(link) }
    }
  }

  private mutating func enter(_ places: [Place]) {
    var entered: [FileIdentity] = []
    for place in places { visit(place, &entered) }
    hideRepeated(in: entered)
  }

  private mutating func follow(_ link: Place) {
    switch known.targets[link.doorway] {
    case .folder, .unreadable: enter([link])
    case .file(let file): offer(file, by: link.path)
    case .nothing, nil: return
    }
  }

  private mutating func visit(_ place: Place, _ entered: inout [FileIdentity]) {
    switch known.targets[place.doorway] {
    case .unreadable: unreadable.append(place.path)
    case .folder(let identity):
      guard folders[identity] == nil, let folder = known.folders[identity] else { return }
      folders[identity] = Shown(path: place.path)
      entered.append(identity)
      if folder.isCutShort { unreadable.append(place.path) }
      links += folder.links.map { place.inner($0, of: identity, isLink: true) }
      for name in folder.folders {
        let inner = place.inner(name, of: identity, isLink: false)
        isWithinLimits(inner) ? visit(inner, &entered) : unreadable.append(inner.path)
      }
    case .file, .nothing, nil: return
    }
  }

  private func isWithinLimits(_ place: Place) -> Bool {
    place.depth <= rules.maximumDepth && place.path.count <= rules.maximumPathLength
  }

  // MARK: Files

  private mutating func offer(_ file: Photo, by link: FilePath) {
    let identity = file.identity
    if all == nil {
      all = Set(folders.keys.flatMap { [known] in known.folders[$0]?.files.map(\.identity) ?? [] })
    }
    guard all?.contains(identity) == false, seen.insert(identity).inserted else { return }
    linked[link] = file
  }

  /// Of each file that is in the folders under several names, or was seen before, hides all but the first.
  private mutating func hideRepeated(in entered: [FileIdentity]) {
    var names: [(path: FilePath, file: FileIdentity, folder: FileIdentity)] = []
    for folder in entered {
      guard let files = known.folders[folder]?.files, let shown = folders[folder],
        known.folders[folder]?.shared.isEmpty == false || !seen.isEmpty || all != nil
      else { continue }
      let shared = known.folders[folder]?.shared ?? []
      for file in files {
        all?.insert(file.identity)
        guard shared.contains(file.file.inode) || seen.contains(file.identity) else { continue }
        names.append((shown.path.appending(file.name), file.identity, folder))
      }
    }
    names.sort { $0.path.precedesByBytes($1.path) }
    for name in names where !seen.insert(name.file).inserted {
      folders[name.folder]?.hidden.insert(Array(name.path.name))
    }
  }
}

extension FileIdentity {
  init(_ stamp: FileStamp) { (device, inode) = (stamp.device, stamp.inode) }
}
