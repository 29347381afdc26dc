internal import GLib
internal import PickerModel

/// Reads a library once: walks its folders, has the facts of its files told, and shows what is known.
struct LibraryReading: Sendable {
  let folders: [FilePath]
  let filter: MediaFilter
  let rules: WalkRules
  let facts: any PhotoFactsReading
  let pace: SnapshotPace
  /// Sorts.
  let pool: WorkerPool
  let assembly: LibraryAssembly
  let show: @Sendable (LibrarySnapshot) -> Void

  /// How many batches of files the reader of facts has at once: it may have several processes.
  private static let batchesAtOnce = 4

  /// Returns when all is shown, or soon after the task is cancelled.
  func run() async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await showWhatIsKnown() }
      await gather()
      group.cancelAll()
    }
    if !Task.isCancelled, let last = await snapshot(isComplete: true) { show(last) }
  }

  private func gather() async {
    await withTaskGroup(of: Void.self) { group in
      var running = 0
      for await event in WalkStream.events(over: folders, rules: rules, media: filter.media) {
        // A stream gives what it has even where the task is cancelled.
        if Task.isCancelled { break }
        switch event {
        case .unreadable(let folder): assembly.addUnreadable(folder)
        case .files(let files):
          if running == Self.batchesAtOnce { await group.next() } else { running += 1 }
          group.addTask { assembly.add(await photos(of: files)) }
        }
      }
    }
  }

  /// The photos among the files: contents decide on the type, not names.
  private func photos(of files: [FactsRequest]) async -> [Photo] {
    zip(files, await facts.facts(of: files)).compactMap { file, facts in
      filter.offers(facts.type)
        ? Photo(id: PhotoID(file.path), file: file.file, facts: facts) : nil
    }
  }

  private func showWhatIsKnown() async {
    var pace = pace
    while (try? await Task.sleep(for: pace.pause)) != nil {
      let began = ContinuousClock.now
      guard let known = await snapshot(isComplete: false) else { continue }
      // What comes after it is the whole.
      if Task.isCancelled { return }
      show(known)
      pace.noteSnapshot(took: ContinuousClock.now - began)
    }
  }

  private func snapshot(isComplete: Bool) async -> LibrarySnapshot? {
    try? await pool.run { [assembly] in assembly.snapshot(isComplete: isComplete) }
  }
}
