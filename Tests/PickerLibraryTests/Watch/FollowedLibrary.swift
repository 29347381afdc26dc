import GLib
import PickerModel
import Synchronization
import TestSupport

@testable import PickerLibrary

/// A library whose snapshots are taken while its folder changes.
final class FollowedLibrary: Sendable {
  /// What was seen so far.
  private final class Seen: Sendable {
    struct State {
      var last = LibrarySnapshot()
      var count = 0
      /// All that was said to have moved.
      var moves = PhotoMoves()
      /// Photos that went without having moved.
      var gone: Set<FilePath> = []
    }

    let state = Mutex(State())

    func take(_ snapshot: LibrarySnapshot) {
      state.withLock { state in
        let gone = state.last.paths.filter { snapshot.moved[PhotoID($0)] == nil }
        state.gone.formUnion(Set(gone).subtracting(snapshot.paths))
        state.moves.append(snapshot.moved)
        state.last = snapshot
        state.count += 1
      }
    }
  }

  let library: FolderLibrary
  private let root: FilePath
  private let seen = Seen()
  private let task: Task<Void, Never>

  /// - Parameter folders: nil for the root of the test's library.
  init(
    _ folder: TestLibrary, folders: [FilePath]? = nil,
    watching: WatchRules? = WatchRules(limit: 1000), facts: StubFacts = StubFacts(),
    pace: SnapshotPace = .standard
  ) async throws {
    root = folder.rootPath
    library = FolderLibrary(
      folders: folders ?? [root], filter: MediaFilter(), facts: facts, rules: WalkRules(),
      pace: pace, watching: watching)
    let snapshots = library.snapshots(in: .name)
    library.readContents()
    task = Task { [seen] in
      for await snapshot in snapshots { seen.take(snapshot) }
    }
    try await until("all is known") { $0.isComplete }
  }

  deinit { task.cancel() }

  var snapshot: LibrarySnapshot { seen.state.withLock(\.last) }
  var snapshotCount: Int { seen.state.withLock(\.count) }
  var gone: Set<FilePath> { seen.state.withLock(\.gone) }
  var photos: [Photo] { snapshot.album(.kind(.all))?.photos ?? [] }

  /// All moves so far, by paths below the root.
  var moves: [String: String] {
    let all = seen.state.withLock(\.moves.all)
    return Dictionary(uniqueKeysWithValues: all.map { (name($0.path), name($1.path)) })
  }

  /// The photos by their paths below the root.
  var names: [String] { snapshot.paths.map(name) }

  private func name(_ path: FilePath) -> String {
    path.display.replacing("\(root.display)/", with: "")
  }

  /// Waits for a snapshot that is as wished.
  ///
  /// - Returns: how long that took.
  @discardableResult
  func until(
    _ what: String, within limit: Duration = .seconds(15),
    _ condition: (LibrarySnapshot) -> Bool
  ) async throws -> Duration {
    let began = ContinuousClock.now
    while !condition(snapshot) {
      guard ContinuousClock.now - began < limit else {
        throw TestFailure("not so: \(what); there are \(names.prefix(20)), \(names.count) in all")
      }
      try await Task.sleep(for: .milliseconds(5))
    }
    return ContinuousClock.now - began
  }

  /// Waits until exactly these are shown.
  @discardableResult
  func until(_ names: [String]) async throws -> Duration {
    try await until("there are \(names)") { $0.paths.map(name).sorted() == names.sorted() }
  }

  /// Sees that it stays as it is for a while.
  func staysSo(for duration: Duration = .milliseconds(700)) async throws -> Bool {
    let before = snapshotCount
    try await Task.sleep(for: duration)
    return snapshotCount == before
  }
}
