import Synchronization

/// For what blocks a thread where it goes wrong, and so cannot be cancelled.
enum Deadline {
  /// Begins the work and waits for it no longer than that.
  ///
  /// - Returns: whether it has ended.
  static func ends(
    within limit: Duration, _ work: @escaping @Sendable () async -> Void
  ) async throws -> Bool {
    let state = State()
    Task.detached {
      await work()
      state.hasEnded.store(true, ordering: .releasing)
    }
    let end = ContinuousClock.now + limit
    while !state.hasEnded.load(ordering: .acquiring) {
      if ContinuousClock.now > end { return false }
      try await Task.sleep(for: .milliseconds(5))
    }
    return true
  }

  private final class State: Sendable {
    let hasEnded = Atomic(false)
  }
}
