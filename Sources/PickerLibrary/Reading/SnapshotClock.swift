/// Says when the next snapshot is due.
struct SnapshotClock: Sendable {
  private var pace: SnapshotPace
  private var last = ContinuousClock.now
  /// Since when there is something to show that was not yet; nil where there is nothing.
  private var waitingSince: ContinuousClock.Instant?
  /// Whether somebody will tell the time.
  private var wakesAt: ContinuousClock.Instant?

  init(pace: SnapshotPace) { self.pace = pace }

  mutating func begin() { last = .now }

  /// There is something to show.
  mutating func noteNews() {
    if waitingSince == nil { waitingSince = .now }
  }

  /// - Parameter isComplete: whether the library has been complete before.
  func isDue(isComplete: Bool) -> Bool { .now >= due(isComplete) }

  /// How long it is until then; nil where this was asked before.
  mutating func delay(isComplete: Bool) -> Duration? {
    let due = due(isComplete)
    let now = ContinuousClock.now
    if let wakesAt, wakesAt <= due, wakesAt > now { return nil }
    wakesAt = due
    return max(.zero, due - now)
  }

  /// Whether something has waited for long.
  var isOverdue: Bool { waitingSince.map { .now - $0 > Self.patience } ?? false }

  private static let patience = Duration.milliseconds(500)

  mutating func noteSnapshot(took cost: Duration) {
    pace.noteSnapshot(took: cost)
    last = .now
    waitingSince = nil
    wakesAt = nil
  }

  private func due(_ isComplete: Bool) -> ContinuousClock.Instant {
    guard isComplete else { return last + pace.pause }
    return max(waitingSince ?? .now, last) + pace.settling
  }
}
