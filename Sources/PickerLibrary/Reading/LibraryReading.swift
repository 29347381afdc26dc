internal import GLib
package import PickerModel
internal import Synchronization

/// Reads a library and goes on reading what changes in it: walks its folders, has the facts of its files
/// told, and shows what is known. Told of changes from any thread.
package final class LibraryReading: Sendable {
  /// What is read, and how.
  struct Plan: Sendable {
    let folders: [FilePath]
    let filter: MediaFilter
    let rules: WalkRules
    let facts: any PhotoFactsReading
    /// What name and stamp tell of a file that is not read yet.
    let guess: @Sendable (FactsRequest) -> PhotoFacts
    let pace: SnapshotPace
    let watcher: (any FolderWatching)?
    let extras: LibraryExtras
    let index: LibraryIndex?
    /// The order of the albums.
    let sort: SortOrder
    /// How long a folder may take to answer.
    var patience = Duration.seconds(3)
  }

  private let plan: Plan
  private let state: Mutex<ReadingState>
  private let mailbox = ReadingMailbox()
  /// Of this reading alone. On a machine of two cores they would hold up the window that is being built
  /// meanwhile.
  private let walkers = WorkerPool(
    label: "org.photopicker.walk", width: FolderWalk.width, nice: 10)
  private let hanging: HangingFolders
  private let sorter = WorkerPool(label: "org.photopicker.sort", width: 1)
  private let show: @Sendable (LibrarySnapshot) -> Void

  /// - Parameter show: called with each snapshot.
  init(
    _ plan: Plan, builder: AlbumBuilder, show: @escaping @Sendable (LibrarySnapshot) -> Void
  ) {
    self.plan = plan
    self.show = show
    state = Mutex(ReadingState(plan, builder: builder))
    hanging = HangingFolders(patience: plan.patience) { [mailbox] folder in
      mailbox.post(.relist([folder], moves: [:]))
    }
  }

  /// Returns soon after the task is cancelled.
  func run() async {
    await withDiscardingTaskGroup { group in
      post(.began)
      for await _ in mailbox.bell {
        let steps = try? await sorter.run { [self] in
          let news = mailbox.take()
          return state.withLock { $0.take(news) }
        }
        if Task.isCancelled { break }
        for step in steps ?? [] { perform(step, &group) }
      }
      group.cancelAll()
    }
  }

  // MARK: News from outside

  /// Lists these folders of the library anew, and what is new below them, and shows what has changed soon
  /// after. One that is not known stands for the folder above it that is; one that is gone is dropped.
  ///
  /// - Parameter moves: files and folders in them that go by another path now, by the one before. The
  ///   next snapshot tells of the photos among them.
  package func relist(_ folders: [FilePath], moves: [FilePath: FilePath] = [:]) {
    post(.relist(folders, moves: moves))
  }

  /// Lists all folders anew.
  package func relistAll() { post(.relistAll) }

  /// Shows a new snapshot at once: what changed is not in the folders.
  package func refresh() { post(.refresh) }

  /// The marks or the Trash were read: what is waited for may be there, and what was shown may be another.
  func extrasHaveChanged() { post(.extras) }

  /// The first screen is up: from now on files may be read. It is begun without this soon.
  package func readContents() { post(.mayRead) }

  private func post(_ news: ReadingState.News) { mailbox.post(news) }

  // MARK: Steps

  private func perform(_ step: ReadingState.Step, _ group: inout DiscardingTaskGroup) {
    switch step {
    case .show(let snapshot): show(snapshot)
    case .drop(let folders):
      for folder in folders { plan.watcher?.forget(folder) }
    case .keep(let folders):
      plan.index?.keepLater(folders, media: MediaFilter(media: plan.filter.media))
    case .forgetOthers(let folders): plan.index?.forgetOthers(than: folders, in: plan.folders)
    case .keepHead(let photos): plan.index?.keepHeadLater(photos, of: plan.name)
    case .giveBackMemory:
      group.addTask { [index = plan.index] in
        await index?.finish()
        // Whoever took the snapshots has let go of those before by then.
        SpareMemory.giveBackWhenQuiet()
      }
    case .wake(let delay):
      group.addTask { [self] in
        try? await Task.sleep(for: delay)
        post(.time)
      }
    case .walk: group.addTask { [self] in await walk() }
    case .walkAgain(let places, let known):
      group.addTask { [self] in
        await folderWalk().run(again: places, known: known)
        await endWalk()
      }
    case .read(let files): group.addTask { [self] in await read(files) }
    }
  }

  private func walk() async {
    if let index = plan.index {
      let head = try? await walkers.run { [plan] in index.head(of: plan.name) }
      if let head, !head.isEmpty { post(.foreseen(head)) }
    }
    let walk = folderWalk()
    let places = await walk.places(of: plan.folders)
    post(.tops(places))
    await walk.run(over: places)
    await endWalk()
  }

  private func endWalk() async {
    post(.walkEnded)
    if let watcher = plan.watcher { try? await walkers.run { watcher.walkEnded() } }
  }

  private func folderWalk() -> FolderWalk {
    FolderWalk(plan, pool: walkers, hanging: hanging) { [self] event in post(.met(event)) }
  }

  private func read(_ files: [FolderStore.Unread]) async {
    let requests = files.map { unread in
      FactsRequest(
        path: unread.photo.id.path, file: unread.photo.file, type: unread.photo.facts.type)
    }
    post(.read(files, await plan.facts.facts(of: requests)))
  }
}

extension LibraryReading.Plan {
  /// What tells this library, in this order, from others.
  var name: [UInt8] {
    let words = [sort.rawValue, filter.media.rawValue] + filter.types.map(\.name)
    let parts = words.map { Array($0.utf8) } + folders.map(\.bytes)
    return Array(parts.joined(separator: [0]))
  }
}
