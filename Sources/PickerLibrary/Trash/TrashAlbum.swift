internal import GLib
package import PickerModel
internal import Synchronization

/// What the album of deleted photos holds: read on a thread of its own, and kept until it is read again.
package final class TrashAlbum: Sendable {
  private let trash: Trash
  private let scope: [FilePath]?
  private let filter: MediaFilter
  private let facts: any PhotoFactsReading
  private let index: LibraryIndex?
  private let state = Mutex(State())
  private let mayRead = Gate()
  private let reader = WorkerPool(label: "org.photopicker.trash", width: 1)

  private struct State: Sendable {
    var photos: [Photo] = []
    var entries: [PhotoID: TrashEntry] = [:]
    var isLoaded = false
    /// Readings are numbered, so that none takes the place of a later one.
    var begun = 0
    var shown = 0
  }

  /// How long the library waits for the Trash: a disk that fails may take minutes.
  private static let patience = Duration.seconds(2)

  /// - Parameters:
  ///   - scope: folders, where only what was deleted in them is wanted; nil for all.
  ///   - filter: what is offered.
  ///   - index: what remembers the facts; nil for nobody.
  package init(
    _ trash: Trash, scope: [FilePath]?, filter: MediaFilter, facts: any PhotoFactsReading,
    index: LibraryIndex? = nil
  ) {
    self.trash = trash
    self.scope = scope
    self.filter = filter
    self.facts = facts
    self.index = index
  }

  /// What was deleted last goes first.
  package var photos: [Photo] { contents.photos }

  package var trashed: [PhotoID: TrashedPhoto] { contents.trashed }

  /// Both, as they are at one moment.
  var contents: (photos: [Photo], trashed: [PhotoID: TrashedPhoto]) {
    let (photos, entries) = state.withLock { ($0.photos, $0.entries) }
    let trashed = entries.mapValues {
      TrashedPhoto(original: $0.information.original, deleted: $0.information.deleted)
    }
    return (photos, trashed)
  }

  /// Whether it was read once, or is not waited for any longer.
  package var isLoaded: Bool { state.withLock { $0.isLoaded } }

  /// From now on the contents of files may be read: the first screen is up. They are without this soon.
  package func readContents() { mayRead.open() }

  /// Reads it anew.
  ///
  /// - Parameter changed: called where it holds other photos than before, the first time, and when it is not
  ///   waited for any longer.
  package func load(_ changed: @escaping @Sendable () -> Void) {
    Task { if await read() { changed() } }
    if isLoaded { return }
    // Whoever waits so long holds nothing: the index is closed when nobody has it any more.
    Task { [mayRead] in
      try? await Task.sleep(for: ReadingQueue.patience)
      mayRead.open()
    }
    Task { [weak self] in
      try? await Task.sleep(for: Self.patience)
      if let self, noteLoaded() { changed() }
    }
  }

  /// Puts a photo back to where it was, on a thread of its own.
  ///
  /// - Returns: where it is now.
  package func restore(_ photo: PhotoID) async throws(RestoreFailure) -> FilePath {
    guard let entry = state.withLock({ $0.entries[photo] }) else { throw .gone }
    let result = try? await reader.run { () -> Result<Void, RestoreFailure> in
      Result { () throws(RestoreFailure) in try entry.restore() }
    }
    switch result {
    case .failure(let failure) where failure != .gone: throw failure
    case .failure, nil:
      forget(photo)
      throw .gone
    case .success:
      forget(photo)
      return entry.information.original
    }
  }

  /// Where something happens when its photos become other ones. Blocks.
  var watched: [WatchedPlace] {
    let folders = Set(state.withLock { $0.entries.values.map(\.file.path.parent) })
    return trash.watched + folders.prefix(Self.mostWatched).map { WatchedPlace($0) }
  }

  /// Folders that were deleted as a whole are many at times.
  private static let mostWatched = 256

  // MARK: Reading

  private struct Found: Sendable {
    var entries: [PhotoID: TrashEntry] = [:]
    /// Where the files of trash folders lie.
    var folders: [FilePath] = []
  }

  /// Whether it was the first time, or there are other photos than before.
  private func read() async -> Bool {
    let number = state.withLock { state in
      state.begun += 1
      return state.begun
    }
    let found = (try? await reader.run { [self] in look() }) ?? Found()
    let photos = await photos(of: found)
    return state.withLock { state in
      if number < state.shown { return false }
      state.shown = number
      let before = state.isLoaded ? state.entries : nil
      state.entries = found.entries.filter { photos[$0.key] != nil }
      state.photos = photos.values.sorted {
        Self.areInOrder(
          found.entries[$0.id]?.information, found.entries[$1.id]?.information, $0, $1)
      }
      state.isLoaded = true
      return state.entries != before
    }
  }

  /// Blocks.
  private func look() -> Found {
    let all = trash.present.flatMap { TrashEntry.all(in: $0, media: filter.media) }
    let entries = scope.map { TrashScope($0).members(of: all) } ?? all
    return Found(
      entries: Dictionary(entries.map { (PhotoID($0.file.path), $0) }) { one, _ in one },
      folders: trash.folders.map(\.files))
  }

  /// Of files that have not changed since, the photos are those from before, or what the index remembers.
  private func photos(of found: Found) async -> [PhotoID: Photo] {
    let (isFirst, old) = (!isLoaded, photos)
    let same = old.filter { found.entries[$0.id]?.file.file == $0.file }
    var photos = Dictionary(uniqueKeysWithValues: same.map { ($0.id, $0) })
    func missing() -> [FactsRequest] {
      found.entries.filter { photos[$0.key] == nil }.map(\.value.file)
    }
    let remembered = await facts(remembered: missing())
    for file in missing() { photos[PhotoID(file.path)] = Photo(file, remembered[file.path]) }
    let unread = missing()
    for (file, facts) in await read(unread) { photos[PhotoID(file.path)] = Photo(file, facts) }
    if isFirst || !unread.isEmpty {
      index?.keepLater(trashed: photos.values.filter(\.isRead), in: found.folders)
    }
    return photos.filter { filter.offers($0.value.facts.type) }
  }

  private func facts(remembered files: [FactsRequest]) async -> [FilePath: PhotoFacts] {
    guard let index, !files.isEmpty else { return [:] }
    return (try? await reader.run { index.facts(ofTrashed: files) }) ?? [:]
  }

  private func read(_ files: [FactsRequest]) async -> [(FactsRequest, PhotoFacts)] {
    var read: [(FactsRequest, PhotoFacts)] = []
    var rest = files[...]
    if !rest.isEmpty { await mayRead.pass() }
    while !rest.isEmpty {
      let batch = Array(rest.prefix(Self.batch))
      rest = rest.dropFirst(batch.count)
      read += zip(batch, await facts.facts(of: batch))
    }
    return read
  }

  private static let batch = 128

  /// What was deleted last goes first, and what does not tell when, last.
  private static func areInOrder(
    _ one: TrashInformation?, _ other: TrashInformation?, _ photo: Photo, _ otherPhoto: Photo
  ) -> Bool {
    let (a, b) = (one?.deleted?.secondsSince1970, other?.deleted?.secondsSince1970)
    if a != b { return (a ?? .min) > (b ?? .min) }
    return NaturalOrder.areInOrder(
      one?.original ?? photo.id.path, other?.original ?? otherPhoto.id.path)
  }

  private func noteLoaded() -> Bool {
    state.withLock { state in
      defer { state.isLoaded = true }
      return !state.isLoaded
    }
  }

  private func forget(_ photo: PhotoID) {
    state.withLock { state in
      state.entries[photo] = nil
      state.photos.removeAll { $0.id == photo }
    }
  }
}

extension Photo {
  /// Nil where nothing is known of the file.
  fileprivate convenience init?(_ file: FactsRequest, _ facts: PhotoFacts?) {
    guard let facts else { return nil }
    self.init(id: PhotoID(file.path), file: file.file, facts: facts)
  }
}
