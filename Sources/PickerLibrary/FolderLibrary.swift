internal import GLib
package import PickerModel
internal import Synchronization

/// The photos in some folders and in all folders below them.
package final class FolderLibrary: PhotoLibrary {
  private let folders: [FilePath]
  private let filter: MediaFilter
  let facts: any PhotoFactsReading
  private let rules: WalkRules
  private let pace: SnapshotPace
  private let now: Timestamp?
  private let guess: @Sendable (FactsRequest) -> PhotoFacts
  private let readings = Mutex<[ObjectIdentifier: LibraryReading]>([:])
  let checkers = WorkerPool(label: "org.photopicker.check", width: 2)

  /// - Parameters:
  ///   - folders: absolute paths; they may lie in one another, and may be links. Those that are not there
  ///     are told as unreadable.
  ///   - filter: what is offered. By their names files are left out for their media alone; their
  ///     contents decide on the rest.
  ///   - guess: what name and stamp tell of a file that is not read yet.
  ///   - now: what the album of recent photos goes by; nil for the time of asking for snapshots.
  package init(
    folders: [FilePath], filter: MediaFilter, facts: any PhotoFactsReading,
    guess: @escaping @Sendable (FactsRequest) -> PhotoFacts = PhotoFacts.init(byStampOf:),
    rules: WalkRules = .standard, pace: SnapshotPace = .standard, now: Timestamp? = nil
  ) {
    self.folders = folders
    self.filter = filter
    self.facts = facts
    self.guess = guess
    self.rules = rules
    self.pace = pace
    self.now = now
  }

  /// Walks and sorts on threads of its own. A library that is read soon comes as one snapshot, a larger
  /// one in several, each whole, at growing intervals, up to the first that is complete; then others, as
  /// the library changes. All is read anew for each stream. To drop the stream ends the work.
  package func snapshots(in sort: SortOrder) -> AsyncStream<LibrarySnapshot> {
    // A snapshot that nobody took in time is worth nothing once there is a newer one.
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let reading = reading(sort) { continuation.yieldKeepingMoves($0) }
      readings.withLock { $0[ObjectIdentifier(reading)] = reading }
      let task = Task { [self] in
        await reading.run()
        _ = readings.withLock { $0.removeValue(forKey: ObjectIdentifier(reading)) }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// The readings whose snapshots somebody takes: whoever changes what is not in the folders has them show
  /// it by `refresh`.
  package var activeReadings: [LibraryReading] { readings.withLock { Array($0.values) } }

  /// The first screen is up: from now on the contents of files may be read. They are without this soon.
  package func readContents() {
    for reading in activeReadings { reading.readContents() }
  }

  /// Asks for each file whether it is there, on a thread of its own. Nothing is vanished where the task
  /// is cancelled.
  package func vanished(among photos: [PhotoID]) async -> Set<PhotoID> {
    let gone = try? await checkers.run {
      Set(photos.filter { FactsRequest(at: $0.path) == nil })
    }
    return gone ?? []
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

  private func reading(
    _ sort: SortOrder, show: @escaping @Sendable (LibrarySnapshot) -> Void
  ) -> LibraryReading {
    let context = AlbumContext(now: now ?? Timestamp(FileTime.now), folders: folders)
    let plan = LibraryReading.Plan(
      folders: folders, filter: filter, rules: rules, facts: facts, guess: guess, pace: pace,
      watcher: nil)
    return LibraryReading(plan, builder: AlbumBuilder(sort: sort, context: context), show: show)
  }
}

extension PhotoFacts {
  /// What the stamp of a file tells.
  package init(byStampOf file: FactsRequest) {
    let modified = file.file.modified
    let wall = CivilTime(secondsSince1970: LocalTime.wallSeconds(at: modified.seconds))
    self.init(
      type: file.type,
      taken: TakenTime(
        wall: wall, nanoseconds: modified.nanoseconds, instant: modified.seconds, source: .mtime))
  }
}

extension FactsRequest {
  /// Nil where there is no file at the path, links followed. Blocks.
  fileprivate init?(at path: FilePath) {
    guard let status = try? FileStatus(at: path.bytes, followingLinks: true), status.kind == .file
    else { return nil }
    let type = MediaType(extension: path.lowercasedExtension)
    self.init(
      path: path, file: FileStamp(status), type: type ?? MediaType("application/octet-stream"))
  }
}
