internal import GLib
internal import PickerModel
internal import Synchronization

/// Watches the folders of a library as far as the kernel has watches for it, and tells which of them have
/// to be listed anew. Waits for events on a thread of its own, which never touches a file.
///
/// Whoever lists a folder says so before: what happens in it after that is told, so between the two
/// nothing is lost.
final class LibraryWatch: FolderWatching {
  private struct State {
    var table: WatchTable
    var anchors = RootAnchors()
    /// Devices whose files others may change unseen.
    var shared: [UInt64: Bool] = [:]
    /// Folders on such devices.
    var visited: Set<FilePath> = []
    /// Whether folders do without a watch that others may have to give theirs to.
    var isUnbalanced = false
    /// What nobody took yet.
    var changes = FolderChanges()
    var isStopped = false
  }

  /// Nil where the kernel has no room for another queue: then nothing is watched.
  private let notifier = try? FolderNotifier()
  private let state: Mutex<State>
  private let isPhoto: @Sendable ([UInt8]) -> Bool
  private let (signals, signal) = AsyncStream.makeStream(
    of: Void.self, bufferingPolicy: .bufferingNewest(1))

  /// - Parameters:
  ///   - limit: how many folders may be watched.
  ///   - isPhoto: whether a file of that name may be in the library.
  init(limit: Int, isPhoto: @escaping @Sendable ([UInt8]) -> Bool) {
    state = Mutex(State(table: WatchTable(limit: limit)))
    self.isPhoto = isPhoto
    if notifier == nil { state.withLock { $0.table.noteExhausted() } }
  }

  /// Begins to tell. Goes on until `stop`.
  func start() {
    guard notifier != nil else { return }
    let pool = WorkerPool(label: "org.photopicker.watch", width: 1)
    Task { try? await pool.run { self.listen() } }
  }

  func stop() {
    state.withLock { $0.isStopped = true }
    notifier?.ring()
    signal.finish()
  }

  /// What has to be looked at, each time that something has settled. For one task, which gets what came
  /// while it was busy at once. Ends after `stop`.
  var changes: some AsyncSequence<FolderChanges, Never> {
    signals.map { [self] in
      state.withLock { state in
        defer { state.changes = FolderChanges() }
        return state.changes
      }
    }
  }

  // MARK: What is watched

  func willOpen(root: FilePath) {
    for (folder, name) in RootAnchors.steps(to: root) {
      guard let watch = try? notifier?.watch(folder.bytes, .names) else { continue }
      state.withLock { $0.anchors.add(watch, name: name, to: root) }
    }
  }

  func willList(_ folder: FilePath, _ status: FileStatus) {
    let isShared = isShared(folder, status.device)
    let mayWatch = state.withLock { state in
      state.table.add(folder, modified: Timestamp(status.modified))
      if isShared { state.visited.insert(folder) }
      let mayWatch = !state.table.isFull || state.table.isWatched(folder)
      if !mayWatch { state.isUnbalanced = true }
      return mayWatch
    }
    if mayWatch { watch(folder) }
  }

  func forget(_ folder: FilePath) {
    let watches = state.withLock { state in
      state.visited = state.visited.filter { !$0.isWithin(folder) }
      return state.table.forget(folder).filter { !state.anchors.isAnchor($0) }
    }
    for watch in watches { notifier?.stop(watch) }
  }

  /// Where there are more folders than watches, has those that changed last listed once more, which are
  /// watched from now on. Blocks.
  func walkEnded() {
    let isUnbalanced = state.withLock { state in
      defer { state.isUnbalanced = false }
      return state.isUnbalanced
    }
    guard isUnbalanced else { return }
    let folders = balance()
    if folders.isEmpty { return }
    var changes = FolderChanges()
    changes.folders = Set(folders)
    tell(changes)
  }

  /// Gives the watches to the folders that changed last, where there are not enough for all. Blocks.
  ///
  /// - Returns: folders that are watched from now on and have to be listed anew.
  func balance() -> [FilePath] {
    guard notifier != nil else { return [] }
    let (stopped, wanted) = state.withLock { state in
      let exchange = state.table.exchange()
      for watch in exchange.stopped.values { state.table.end(watch) }
      return (
        exchange.stopped.values.filter { !state.anchors.isAnchor($0) }, exchange.wanted
      )
    }
    for watch in stopped { notifier?.stop(watch) }
    return wanted.filter(watch)
  }

  /// Folders in which something may happen that is not told of.
  var unwatched: Set<FilePath> {
    state.withLock { $0.visited.union($0.table.unwatched) }
  }

  /// Whether it is watched now.
  @discardableResult
  private func watch(_ folder: FilePath) -> Bool {
    do throws(FileFailure) {
      guard let watch = try notifier?.watch(folder.bytes) else { return false }
      state.withLock { $0.table.set(watch, of: folder) }
      return true
    } catch {
      if error.isOutOfRoom { state.withLock { $0.table.noteExhausted() } }
      return false
    }
  }

  private func isShared(_ folder: FilePath, _ device: UInt64) -> Bool {
    if let known = state.withLock({ $0.shared[device] }) { return known }
    let isShared = FileSystem.isShared(at: folder.bytes)
    state.withLock { $0.shared[device] = isShared }
    return isShared
  }

  // MARK: What happens

  private func listen() {
    guard let notifier else { return }
    var settling = ChangeSettling(isPhoto: isPhoto)
    while !state.withLock(\.isStopped) {
      let wait = settling.nextTime.map { max(.zero, $0 - .now) }
      let events = notifier.events(within: wait)
      let now = ContinuousClock.now
      for event in events { note(event, in: &settling, at: now) }
      if let changes = settling.take(at: now) { tell(changes) }
    }
  }

  private func note(
    _ event: FolderEvent, in settling: inout ChangeSettling, at now: ContinuousClock.Instant
  ) {
    guard let watch = event.watch else { return settling.noteEverywhere(at: now) }
    let (folder, roots) = state.withLock { state in
      let found = (state.table.folder(of: watch), state.anchors.roots(after: event))
      if event.kind == .ended {
        state.table.end(watch)
        state.anchors.end(watch)
      }
      return found
    }
    for root in roots { settling.note(FolderNews(folder: root, kind: .folderLeft), at: now) }
    guard let folder else { return }
    settling.note(
      FolderNews(folder: folder, kind: event.kind, name: event.name, isFolder: event.isFolder),
      at: now)
  }

  private func tell(_ changes: FolderChanges) {
    state.withLock { $0.changes.merge(changes) }
    signal.yield()
  }
}

extension FilePath {
  /// Whether it is that folder, or lies in it.
  func isWithin(_ folder: FilePath) -> Bool {
    self == folder
      || bytes.starts(with: folder.bytes)
        && (folder.bytes.count == 1 || isSlash(folder.bytes.count))
  }

  private func isSlash(_ index: Int) -> Bool {
    bytes.count > index && bytes[index] == UInt8(ascii: "/")
  }
}
