internal import CGLib
import Synchronization

/// What was freed, and the C library keeps for later. Pictures of all sizes that come and go leave holes between
/// what stays: a third of the heap after minutes of going about in large albums.
package enum SpareMemory {
  private struct State {
    var lastUse = ContinuousClock.now
    var isWaited = false
  }

  /// So long nothing may come or go before: it takes some milliseconds, in which other threads may wait for
  /// memory.
  private static let quiet = Duration.seconds(1)
  private static let state = Mutex(State())

  /// Gives it back to the system once a second has passed in which nobody has called this again.
  package static func giveBackWhenQuiet() {
    let isFirst = state.withLock { state in
      state.lastUse = .now
      defer { state.isWaited = true }
      return !state.isWaited
    }
    if isFirst { Task.detached(priority: .utility) { await giveBack() } }
  }

  private static func giveBack() async {
    while let time = remaining() { try? await Task.sleep(for: time) }
    malloc_trim(0)
  }

  /// How long it may not be done yet; nil, and nobody waits any more, when it may.
  private static func remaining() -> Duration? {
    state.withLock { state in
      let time = state.lastUse + quiet - .now
      state.isWaited = time > .zero
      return state.isWaited ? time : nil
    }
  }
}
