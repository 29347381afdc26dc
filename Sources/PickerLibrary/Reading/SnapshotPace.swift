/// When a library that is still coming in, or changing, is shown: so that something is there soon, and yet
/// the grid does not jump all the time.
package struct SnapshotPace: Sendable {
  /// How long the next snapshot is waited for, while the library comes in. A library that is read before
  /// the first comes at once.
  package private(set) var pause: Duration
  private let longest: Duration
  /// How long changes of a library that is complete are gathered before they are shown.
  package private(set) var settling: Duration
  private let shortestSettling: Duration

  package static let standard = SnapshotPace(first: .milliseconds(25), longest: .seconds(5))

  package init(
    first: Duration, longest: Duration, settling: Duration = .milliseconds(100)
  ) {
    pause = first
    self.longest = longest
    self.settling = settling
    shortestSettling = settling
  }

  /// Each pause is twice the one before, so that all snapshots together cost no more than a few times
  /// the last one; and never so short that making snapshots is most of the work.
  mutating func noteSnapshot(took cost: Duration) {
    pause = max(min(max(pause * 2, Self.second), longest), cost * 4)
    settling = max(shortestSettling, cost * 4)
  }

  /// The least that the second snapshot comes after the first.
  private static let second = Duration.milliseconds(150)
}
