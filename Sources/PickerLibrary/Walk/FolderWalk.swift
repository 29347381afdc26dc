internal import GLib
internal import PickerModel

/// One walk over folders and all below them. For one thread; blocks. Opens folders only, and asks once
/// for the status of each file whose name is that of a photo.
///
/// Each file and folder is met once, by the first of the paths that lead to it: those without a link
/// before those with one, and then in the order of their bytes. So the result is the same each time.
struct FolderWalk {
  private let rules: WalkRules
  private let media: MediaFilter
  private let tops: [FilePath]
  private let isCancelled: () -> Bool
  private var batch: FileBatch
  private let send: (WalkEvent) -> Void

  private var seen: Set<FileIdentity> = []
  private let closed: Set<FileIdentity>
  /// Met, but to be followed only when all that needs no link is known.
  private var links: [Place] = []

  /// Something on the way.
  private struct Place {
    let path: FilePath
    /// How deep it lies below the folder that the walk began with.
    var depth = 0
    /// No link is followed into these: the folder that the walk began with and the home, and all in
    /// which one of them lies.
    let above: Set<FileIdentity>

    func inner(_ name: [UInt8]) -> Place {
      Place(path: path.appending(name), depth: depth + 1, above: above)
    }
  }

  /// - Parameters:
  ///   - tops: absolute paths. They are walked whatever their names are.
  ///   - media: which names are those of photos. Its types are not asked for: contents decide on them.
  ///   - send: called on the same thread, with files in batches.
  init(
    over tops: [FilePath], rules: WalkRules, media: MediaFilter.Media,
    isCancelled: @escaping () -> Bool, send: @escaping (WalkEvent) -> Void
  ) {
    self.rules = rules
    self.media = MediaFilter(media: media)
    self.tops = tops
    self.isCancelled = isCancelled
    self.send = send
    batch = FileBatch(send: { send(.files($0)) })
    closed = Set(rules.closedFolders.compactMap(FileIdentity.init(of:)))
  }

  mutating func run() {
    let home = rules.home.map(FileIdentity.ofFolderAndAncestors) ?? []
    let places = tops.sorted(by: Self.precedes).map { top in
      Place(path: top, above: FileIdentity.ofFolderAndAncestors(top).union(home))
    }
    let isLink = { (place: Place) in
      (try? FileStatus(at: place.path.bytes, followingLinks: false))?.kind == .link
    }
    for place in places.filter({ !isLink($0) }) + places.filter(isLink) { enterTop(place) }
    while !links.isEmpty, !isCancelled() {
      let round = links.sorted { Self.precedes($0.path, $1.path) }
      links = []
      for place in round { follow(place) }
    }
    batch.flush()
  }

  // MARK: Folders

  /// A folder that was named, by the caller or by a link, whatever its own name.
  private mutating func enterTop(_ place: Place) {
    do throws(FileFailure) {
      walk(try Directory(at: place.path.bytes), place)
    } catch {
      send(.unreadable(place.path))
    }
  }

  private mutating func enter(
    _ entry: Listing.Entry, of directory: borrowing Directory, _ place: Place
  ) {
    let inner = place.inner(entry.name)
    guard isWithinLimits(inner) else { return send(.unreadable(inner.path)) }
    do throws(FileFailure) {
      walk(try Directory(named: entry.name, in: directory), inner)
    } catch {
      // It may have gone, or become something else, since its folder was listed.
      if !error.isMissing, !error.isNotAFolder { send(.unreadable(inner.path)) }
    }
  }

  private mutating func walk(_ directory: consuming Directory, _ place: Place) {
    var directory = directory
    guard let status = try? directory.status else { return send(.unreadable(place.path)) }
    let identity = FileIdentity(status)
    guard !closed.contains(identity), seen.insert(identity).inserted else { return }
    let listing = Listing(reading: &directory, offers: media)
    if listing.isCutShort { send(.unreadable(place.path)) }
    if listing.isMarkedHidden { return }
    batch.flushIfOld()
    for entry in listing.entries where !isCancelled() {
      meet(entry, in: directory, place)
    }
  }

  private mutating func meet(
    _ entry: Listing.Entry, in directory: borrowing Directory, _ place: Place
  ) {
    let status = entry.kind == nil ? try? directory.status(of: entry.name) : nil
    switch entry.kind ?? status?.kind {
    case .folder: enter(entry, of: directory, place)
    case .link: links.append(place.inner(entry.name))
    case .file:
      guard let type = entry.type else { return }
      guard let status = status ?? (try? directory.status(of: entry.name)) else { return }
      offer(place.path.appending(entry.name), status, type)
    case .other, nil: return
    }
  }

  // MARK: Links and files

  /// Links that lead nowhere are no error.
  private mutating func follow(_ place: Place) {
    guard isWithinLimits(place),
      let status = try? FileStatus(at: place.path.bytes, followingLinks: true)
    else { return }
    switch status.kind {
    case .folder:
      if !place.above.contains(FileIdentity(status)) { enterTop(place) }
    case .file:
      if let type = media.type(ofName: place.path) { offer(place.path, status, type) }
    case .link, .other: return
    }
  }

  private mutating func offer(_ path: FilePath, _ status: FileStatus, _ type: MediaType) {
    guard status.kind == .file, path.bytes.count <= rules.maximumPathLength,
      seen.insert(FileIdentity(status)).inserted
    else { return }
    batch.add(FactsRequest(path: path, file: FileStamp(status), type: type))
  }

  private func isWithinLimits(_ place: Place) -> Bool {
    place.depth <= rules.maximumDepth && place.path.bytes.count <= rules.maximumPathLength
  }

  /// The order of the paths of what is in the folders: `a-b/x` comes before `a/x`.
  private static func precedes(_ one: FilePath, _ other: FilePath) -> Bool {
    Listing.key(ofFolder: one.bytes).lexicographicallyPrecedes(Listing.key(ofFolder: other.bytes))
  }
}
