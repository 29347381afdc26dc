internal import Synchronization

/// Tells work on another thread that nobody waits for it any more.
final class CancelFlag: Sendable {
  private let flag = Atomic(false)

  var isSet: Bool { flag.load(ordering: .relaxed) }

  func set() { flag.store(true, ordering: .relaxed) }
}
