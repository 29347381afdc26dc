internal import PickerModel
internal import Synchronization

/// The folders that a walk has still to read. Several turns take from it at once, each on a thread of its
/// own and one folder after another: to hand each folder to a thread would cost more than to read it.
final class WalkQueue: Sendable {
  private struct State: Sendable {
    /// The last is the next.
    var waiting: [Place] = []
    var reading: [FilePath: Place] = [:]
    var turns = 0
    var links: [Place] = []
  }

  private let width: Int
  private let state: Mutex<State>

  /// - Parameter width: how many turns there are at once.
  init(_ places: [Place], width: Int) {
    self.width = width
    state = Mutex(State(waiting: places.reversed()))
  }

  /// The links that were met.
  var links: [Place] { state.withLock { $0.links } }

  /// Whether one more turn has something to do; it has begun then.
  func beginTurn() -> Bool {
    state.withLock { state in
      guard state.turns < width, !state.waiting.isEmpty else { return false }
      state.turns += 1
      return true
    }
  }

  func endTurn() { state.withLock { $0.turns -= 1 } }

  /// The next folder of a turn; nil where the turn is over, as nothing waits, or as so much does that
  /// another turn has to begin beside it.
  func next(isFirst: Bool) -> Place? {
    state.withLock { state in
      if !isFirst, state.waiting.count > 1, state.turns < width { return nil }
      guard let place = state.waiting.popLast() else { return nil }
      state.reading[place.path] = place
      return place
    }
  }

  /// What was found in a folder. Nothing, where it was given up meanwhile.
  func add(folders: [Place], links: [Place], from place: Place) {
    state.withLock { state in
      guard state.reading.removeValue(forKey: place.path) != nil else { return }
      state.waiting += folders.reversed()
      state.links += links
    }
  }

  /// Waits no more for what is in a folder.
  ///
  /// - Returns: nil where that has come.
  func giveUp(_ path: FilePath) -> Place? {
    state.withLock { $0.reading.removeValue(forKey: path) }
  }
}
