internal import GLib
package import PickerModel
internal import Synchronization

/// What the album of deleted photos holds: read on a thread of its own, and kept until it is read again.
package final class TrashAlbum: Sendable {
  private let trash: Trash
  private let scope: [FilePath]?
  private let filter: MediaFilter
  private let facts: any PhotoFactsReading
  private let state = Mutex(State())
  private let mayRead = Gate()
  private let reader = WorkerPool(label: "org.photopicker.trash", width: 1)

  private struct State: Sendable {
    var photos: [Photo] = []
    var entries: [PhotoID: TrashEntry] = [:]
    var isLoaded = false
  }

  /// How long the library waits for the Trash: a disk that fails may take minutes.
  private static let patience = Duration.seconds(2)

  /// - Parameters:
  ///   - scope: folders, where only what was deleted in them is wanted; nil for all.
  ///   - filter: what is offered.
  package init(
    _ trash: Trash, scope: [FilePath]?, filter: MediaFilter, facts: any PhotoFactsReading
  ) {
    self.trash = trash
    self.scope = scope
    self.filter = filter
    self.facts = facts
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
    Task {
      try? await Task.sleep(for: ReadingQueue.patience)
      mayRead.open()
    }
    Task {
      try? await Task.sleep(for: Self.patience)
      if noteLoaded() { changed() }
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

  // MARK: Reading

  /// Whether it was the first time, or there are other photos than before.
  private func read() async -> Bool {
    let found = try? await reader.run { [trash, scope, filter] in
      let entries = trash.entries(media: filter.media)
      return scope.map { TrashScope($0).members(of: entries) } ?? entries
    }
    let entries = Dictionary((found ?? []).map { (PhotoID($0.file.path), $0) }) { one, _ in one }
    let photos = await photos(of: entries)
    return state.withLock { state in
      let before = state.isLoaded ? state.entries : nil
      state.entries = entries.filter { photos[$0.key] != nil }
      state.photos = photos.values.sorted {
        Self.areInOrder(entries[$0.id]?.information, entries[$1.id]?.information, $0, $1)
      }
      state.isLoaded = true
      return state.entries != before
    }
  }

  /// Of files that have not changed since, the photos are those from before.
  private func photos(of entries: [PhotoID: TrashEntry]) async -> [PhotoID: Photo] {
    var photos = Dictionary(
      uniqueKeysWithValues: photos.filter { entries[$0.id]?.file.file == $0.file }
        .map { ($0.id, $0) })
    var rest = entries.filter { photos[$0.key] == nil }.map(\.value.file)[...]
    if !rest.isEmpty { await mayRead.pass() }
    while !rest.isEmpty {
      let batch = Array(rest.prefix(Self.batch))
      rest = rest.dropFirst(batch.count)
      for (file, facts) in zip(batch, await facts.facts(of: batch)) where filter.offers(facts.type)
      {
        let id = PhotoID(file.path)
        photos[id] = Photo(id: id, file: file.file, facts: facts)
      }
    }
    return photos
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
