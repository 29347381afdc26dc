/// When a library that is still coming in is shown, so that something is there soon, and yet the grid
/// does not jump all the time.
package struct SnapshotPace: Sendable {
  /// How long the next snapshot is waited for. A library that is read before the first comes at once.
  package private(set) var pause: Duration
  private let longest: Duration

  package static let standard = SnapshotPace(first: .milliseconds(150), longest: .seconds(5))

  package init(first: Duration, longest: Duration) {
    pause = first
    self.longest = longest
  }

  /// Each pause is twice the one before, so that all snapshots together cost no more than a few times
  /// the last one; and never so short that making snapshots is most of the work.
  mutating func noteSnapshot(took cost: Duration) {
    pause = max(min(pause * 2, longest), cost * 4)
  }
}
