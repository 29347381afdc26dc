internal import GLib
package import PickerModel
internal import Synchronization

/// The photos in some folders and in all folders below them.
package final class FolderLibrary: PhotoLibrary {
  let folders: [FilePath]
  let filter: MediaFilter
  let facts: any PhotoFactsReading
  private let rules: WalkRules
  private let pace: SnapshotPace
  private let now: Timestamp?
  private let extras: LibraryExtras
  private let guess: @Sendable (FactsRequest) -> PhotoFacts
  private let watching: WatchRules?
  private let index: LibraryIndex?
  private let readings = Mutex<[ObjectIdentifier: LibraryFollowing]>([:])
  let checkers = WorkerPool(label: "org.photopicker.check", width: 2)

  /// - Parameters:
  ///   - folders: absolute paths; they may lie in one another, and may be links. Those that are not there
  ///     are told as unreadable.
  ///   - filter: what is offered. By their names files are left out for their media alone; their
  ///     contents decide on the rest.
  ///   - guess: what name and stamp tell of a file that is not read yet.
  ///   - index: what remembers the facts; nil for nobody.
  ///   - watching: how changes are watched for while snapshots are taken; nil: not at all.
  ///   - now: what the album of recent photos goes by; nil for the time of asking for snapshots.
  package init(
    folders: [FilePath], filter: MediaFilter, facts: any PhotoFactsReading,
    guess: @escaping @Sendable (FactsRequest) -> PhotoFacts = PhotoFacts.init(byStampOf:),
    index: LibraryIndex? = nil, rules: WalkRules = .standard, pace: SnapshotPace = .standard,
    watching: WatchRules? = nil, now: Timestamp? = nil, extras: LibraryExtras = LibraryExtras()
  ) {
    self.folders = folders
    self.filter = filter
    self.facts = facts
    self.guess = guess
    self.index = index
    self.rules = rules
    self.pace = pace
    self.watching = watching
    self.now = now
    self.extras = extras
  }

  /// Walks and sorts on threads of its own. A library that is read soon comes as one snapshot, a larger
  /// one in several, each whole, at growing intervals, up to the first that is complete; then others, as
  /// the library changes. All is read anew for each stream. To drop the stream ends the work.
  package func snapshots(in sort: SortOrder) -> AsyncStream<LibrarySnapshot> {
    // A snapshot that nobody took in time is worth nothing once there is a newer one.
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let following = following(sort) { continuation.yieldKeepingMoves($0) }
      let id = ObjectIdentifier(following.reading)
      readings.withLock { $0[id] = following }
      loadExtras()
      let task = Task { [self] in
        await following.run()
        _ = readings.withLock { $0.removeValue(forKey: id) }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// The readings whose snapshots somebody takes: whoever changes what is not in the folders has them show
  /// it by `refresh`.
  package var activeReadings: [LibraryReading] {
    readings.withLock { $0.values.map(\.reading) }
  }

  /// Lists the folders of which no watch tells, and reads marks and Trash, on threads of its own.
  package func lookAgain() {
    for following in readings.withLock({ Array($0.values) }) { following.lookAgain() }
    loadExtras()
  }

  /// The first screen is up: from now on the contents of files may be read. They are without this soon.
  package func readContents() {
    for reading in activeReadings { reading.readContents() }
    extras.trash?.readContents()
  }

  /// Marks hold at once, whether they can be kept or not. Five stars in the file are a heart that cannot be
  /// taken: files are never written.
  package func setFavorite(_ isFavorite: Bool, _ photo: Photo) async -> Bool {
    extras.favorites.note([isFavorite ? .mark(FavoriteMark(photo)) : .unmark(photo.id.path)])
    for reading in activeReadings { reading.refresh() }
    return await extras.favorites.save()
  }

  package func restore(_ photo: PhotoID) async throws(RestoreFailure) {
    guard let trash = extras.trash else { throw .gone }
    defer { for reading in activeReadings { reading.refresh() } }
    let path = try await trash.restore(photo)
    for reading in activeReadings { reading.relist([path.parent]) }
  }

  private func loadExtras() {
    extras.load { [weak self] in self?.tellOfExtras() }
  }

  private func tellOfExtras() {
    for following in readings.withLock({ Array($0.values) }) { following.extrasHaveChanged() }
  }

  /// Walks the folders and reads nothing else.
  ///
  /// - Returns: how many files there are whose names are those of photos, before each is counted once.
  package func fileCount() async -> Int {
    let count = Mutex(0)
    let walk = FolderWalk(
      plan(nil, .newest), pool: checkers, hanging: HangingFolders(patience: .seconds(3)) { _ in }
    ) {
      event in
      guard case .contents(let contents) = event, !contents.isPart else { return }
      count.withLock { $0 += contents.files.count }
    }
    await walk.run(over: walk.places(of: folders))
    return count.withLock { $0 }
  }

  /// Asks for each file whether it is there, on threads of its own. Nothing is vanished where the task is
  /// cancelled, nor what is in a folder that does not answer.
  package func vanished(among photos: [PhotoID]) async -> Set<PhotoID> {
    let folders = Dictionary(grouping: photos, by: \.path.parent)
    return await withTaskGroup(of: Set<PhotoID>.self) { group in
      for photos in folders.values { group.addTask { await self.vanished(amongPhotos: photos) } }
      return await group.reduce(into: []) { $0.formUnion($1) }
    }
  }

  /// - Parameter photos: all in one folder.
  private func vanished(amongPhotos photos: [PhotoID]) async -> Set<PhotoID> {
    let late: @Sendable (Set<PhotoID>) -> Void = { _ in }
    let gone = try? await checkers.run(patience: .seconds(3), late: late) {
      Set(photos.filter { FactsRequest(at: $0.path) == nil })
    }
    return (gone ?? nil) ?? []
  }

  /// The photos at some paths, in their order, read anew; where there is no file the path is left out.
  /// They need not lie in the folders of the library, nor be offered by its filter.
  package func photos(at paths: [FilePath]) async -> [Photo] {
    let found = try? await checkers.run { paths.compactMap(FactsRequest.init(at:)) }
    let files = found ?? []
    return zip(files, await facts.facts(of: files)).map { file, facts in
      Photo(id: PhotoID(file.path), file: file.file, facts: facts)
    }
  }

  /// What is wrong with a folder that was named as a library; nil where it can be read. Blocks.
  package static func problem(with folder: FilePath) -> FolderProblem? {
    do throws(FileFailure) {
      _ = try Directory(at: folder.bytes)
      return nil
    } catch {
      let reason: FolderProblem.Reason =
        error.isMissing ? .missing : error.isNotAFolder ? .notAFolder : .unreadable
      return FolderProblem(folder: folder, reason: reason)
    }
  }

  private func following(
    _ sort: SortOrder, show: @escaping @Sendable (LibrarySnapshot) -> Void
  ) -> LibraryFollowing {
    let names = MediaFilter(media: filter.media)
    let watch = watching.map { rules in
      LibraryWatch(limit: rules.limit) { names.type(ofName: $0) != nil }
    }
    let context = AlbumContext(now: now ?? Timestamp(FileTime.now), folders: folders)
    let builder = AlbumBuilder(sort: sort, context: context)
    let extrasWatch = watching.map { rules in
      extras.watch(lookingEvery: rules.pause) { [weak self] in self?.tellOfExtras() }
    }
    return LibraryFollowing(
      LibraryReading(plan(watch, sort), builder: builder, show: show), watch, extrasWatch,
      lookingEvery: watching?.pause ?? .zero)
  }

  /// By which the index tells it from others.
  func name(in sort: SortOrder) -> [UInt8] { plan(nil, sort).name }

  private func plan(
    _ watcher: (any FolderWatching)?, _ sort: SortOrder
  ) -> LibraryReading.Plan {
    LibraryReading.Plan(
      folders: folders, filter: filter, rules: rules, facts: facts, guess: guess, pace: pace,
      watcher: watcher, extras: extras, index: index, sort: sort)
  }
}

extension PhotoFacts {
  /// What the stamp of a file tells.
  package init(byStampOf file: FactsRequest) {
    self.init(byStampOf: file, wallSeconds: LocalTime.wallSeconds(at:))
  }
}

extension FactsRequest {
  /// Nil where there is no file at the path, links followed. Blocks.
  init?(at path: FilePath) {
    guard let status = try? FileStatus(at: path.bytes, followingLinks: true), status.kind == .file
    else { return nil }
    let type = MediaType(extensionOf: path.name)
    self.init(
      path: path, file: FileStamp(status), type: type ?? MediaType("application/octet-stream"))
  }
}
