import Synchronization

/// Does something the first time only, on whatever thread.
final class Once: Sendable {
  private let isDone = Atomic(false)
  private let work: @Sendable () -> Void

  init(_ work: @escaping @Sendable () -> Void) { self.work = work }

  func run() {
    if !isDone.exchange(true, ordering: .relaxed) { work() }
  }
}
