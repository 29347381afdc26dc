import Observation

/// Follows what a closure reads of observable state: tells now, and after each change. Changes that
/// come together are told once.
///
/// (The asynchronous sequence `Observations` would do the same; Swift 6.3.1 crashes where the closure
/// reaches it through a variable.)
@MainActor
final class Watch {
  private let read: @MainActor () -> Void
  private let apply: @MainActor () -> Void
  private var isCancelled = false

  /// - Parameters:
  ///   - read: touches the state to follow.
  ///   - apply: takes it up; holds its owner weakly.
  init(_ read: @escaping @MainActor () -> Void, _ apply: @escaping @MainActor () -> Void) {
    self.read = read
    self.apply = apply
    tell()
  }

  func cancel() { isCancelled = true }

  private func tell() {
    guard !isCancelled else { return }
    withObservationTracking(read) { [weak self] in
      // Called before the change, on the thread that makes it.
      Task { @MainActor in self?.tell() }
    }
    apply()
  }
}
