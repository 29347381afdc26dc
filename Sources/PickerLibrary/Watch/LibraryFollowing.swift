internal import PickerModel

/// Keeps a reading true while its snapshots are taken: has it list anew what a watch tells of, and now and
/// then what no watch tells of.
struct LibraryFollowing: Sendable {
  let reading: LibraryReading
  /// Nil where the reading is to be as it was at first.
  private let watch: LibraryWatch?
  private let pause: Duration

  init(_ reading: LibraryReading, _ watch: LibraryWatch?, lookingEvery pause: Duration) {
    self.reading = reading
    self.watch = watch
    self.pause = pause
  }

  /// Reads and follows. Returns soon after the task is cancelled.
  func run() async {
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
