internal import PickerModel

/// Keeps a reading true while its snapshots are taken: has it list anew what a watch tells of, and now and
/// then what no watch tells of.
struct LibraryFollowing: Sendable {
  let reading: LibraryReading
  /// Nil where the reading is to be as it was at first.
  private let watch: LibraryWatch?
  private let extras: ExtrasWatch?
  private let pause: Duration

  /// - Parameter extras: nil where marks and Trash are to be as they were at first.
  init(
    _ reading: LibraryReading, _ watch: LibraryWatch?, _ extras: ExtrasWatch?,
    lookingEvery pause: Duration
  ) {
    self.reading = reading
    self.watch = watch
    self.extras = extras
    self.pause = pause
  }

  /// Reads and follows. Returns soon after the task is cancelled.
  func run() async {
    extras?.start()
    defer { extras?.stop() }
    guard let watch else { return await reading.run() }
    watch.start()
    await withDiscardingTaskGroup { group in
      group.addTask { await follow(watch) }
      group.addTask { await lookRegularly() }
      await reading.run()
      watch.stop()
      group.cancelAll()
    }
  }

  /// Lists the folders of which no watch tells.
  func lookAgain() {
    guard let watch else { return reading.relistAll() }
    let folders = watch.unwatched
    if !folders.isEmpty { reading.relist(Array(folders)) }
  }

  /// The marks or the Trash were read: folders that were deleted as a whole are to be watched too.
  func extrasHaveChanged() {
    reading.extrasHaveChanged()
    extras?.ring()
  }

  private func follow(_ watch: LibraryWatch) async {
    for await changes in watch.changes {
      if changes.isEverywhere { reading.relistAll() }
      reading.relist(Array(changes.folders), moves: changes.moves)
    }
  }

  private func lookRegularly() async {
    while (try? await Task.sleep(for: pause)) != nil { lookAgain() }
  }
}
