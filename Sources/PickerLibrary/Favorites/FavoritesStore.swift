internal import GLib
package import PickerModel
internal import Synchronization

/// The user's marks: those in the file, and those that could not be written yet. Every change holds at once
/// and is written on a thread of its own; what other pickers write comes in with the next reading of the file.
package final class FavoritesStore: Sendable {
  private let file: FavoritesFile?
  private let report: @Sendable (FavoritesProblem) -> Void
  private let state = Mutex(State())
  private let writer = WorkerPool(label: "org.photopicker.hearts", width: 1)

  private struct State: Sendable {
    var saved: [FilePath: FavoriteMark] = [:]
    var unsaved: [FavoriteEdit] = []
    var told: Set<FavoritesProblem> = []
    var isLoaded = false

    var marks: [FilePath: FavoriteMark] {
      unsaved.reduce(into: saved) { marks, edit in edit.apply(to: &marks) }
    }
  }

  /// Where this user's marks are kept.
  package static var usersFile: FilePath {
    FilePath(bytes: UserFolders.data).appending("photo-picker/favorites")
  }

  /// - Parameters:
  ///   - file: absolute; nil: marks hold as long as the store lives.
  ///   - report: told of each problem once, on any thread.
  package init(
    file: FilePath? = nil, report: @escaping @Sendable (FavoritesProblem) -> Void = { _ in }
  ) {
    self.file = file.map(FavoritesFile.init)
    self.report = report
  }

  package var favorites: Set<PhotoID> { state.withLock { Set($0.marks.keys.map { PhotoID($0) }) } }

  /// Where something happens when another picker writes the file.
  var watched: [WatchedPlace] {
    file.map { [WatchedPlace($0.path.parent, name: $0.path.name)] } ?? []
  }

  /// Whether the file was read, where there is one.
  var isLoaded: Bool { file == nil || state.withLock { $0.isLoaded } }

  /// Reads the file, on a thread of its own.
  ///
  /// - Returns: whether that was the first time, or marks are other ones than before.
  @discardableResult
  package func load() async -> Bool {
    if file == nil { return false }
    let before = state.withLock { $0.isLoaded ? $0.marks : nil }
    _ = try? await writer.run { [self] in read() }
    return state.withLock { state in
      state.isLoaded = true
      return state.marks != before
    }
  }

  /// Changes the marks. They are other ones when this returns; `save` writes them.
  package func note(_ edits: [FavoriteEdit]) {
    state.withLock { $0.unsaved += edits }
  }

  /// Writes what was not written yet, on a thread of its own.
  ///
  /// - Returns: whether all is in the file.
  @discardableResult
  package func save() async -> Bool {
    (try? await writer.run { [self] in write() }) ?? false
  }

  /// Has marks stay with photos that go by another path or were replaced by others; `save` writes them. Costs
  /// as much as to go once over all photos.
  ///
  /// - Parameter photos: all of the library: what is not among them yet seems to be gone.
  /// - Returns: whether anything has changed.
  package func follow(_ photos: some Sequence<Photo>) -> Bool {
    let edit = FavoriteEdit.following(state.withLock { $0.marks }, to: photos) { path in
      (try? FileStatus(at: path.bytes, followingLinks: false)) != nil
    }
    guard let edit else { return false }
    note([edit])
    return true
  }

  // MARK: On the writer's thread

  private func read() {
    guard let file else { return }
    switch file.read() {
    case .marks(let marks): state.withLock { $0.saved = marks }
    case .newer: tell(.newer(file.path))
    case .broken(let marks, _):
      state.withLock { $0.saved = marks }
      write()
    }
  }

  @discardableResult
  private func write() -> Bool {
    guard let file else { return false }
    let edits = state.withLock { $0.unsaved }
    do throws(FavoritesProblem) {
      let marks = try file.change(edits, report: tell)
      state.withLock { state in
        state.saved = marks
        state.unsaved.removeFirst(edits.count)
      }
      return true
    } catch {
      tell(error)
      return false
    }
  }

  private func tell(_ problem: FavoritesProblem) {
    if state.withLock({ $0.told.insert(problem).inserted }) { report(problem) }
  }
}
