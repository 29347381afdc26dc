import Synchronization

/// Runs blocking work on a bounded number of threads, the urgent before the rest, each kind in the
/// order in which it was asked for. Work whose task is cancelled before its turn never runs. The threads
/// are the pool's own, so that a pool whose work hangs holds up no other one.
package final class WorkerPool: Sendable {
  private struct Job: Sendable {
    let id: Int
    let start: @Sendable () -> Void
    let drop: @Sendable () -> Void
  }

  private struct State: Sendable {
    var waiting: [[Job]]
    var running = 0
    var nextID = 0
    /// Jobs that have a number but do not wait yet, and whether they were cancelled meanwhile.
    var arriving: [Int: Bool] = [:]
  }

  private let width: Int
  private let label: String
  private let state: Mutex<State>

  /// - Parameters:
  ///   - label: names the threads in a debugger, by its first 15 letters.
  ///   - width: how many pieces of work run at once.
  ///   - levels: how many levels of urgency there are; level 0 goes first.
  package init(label: String, width: Int, levels: Int = 1) {
    precondition(width > 0 && levels > 0)
    self.width = width
    self.label = label
    state = Mutex(State(waiting: Array(repeating: [], count: levels)))
  }

  /// - Throws: where the calling task was cancelled before the work began.
  package func run<Value: Sendable>(
    level: Int = 0, _ work: @escaping @Sendable () -> Value
  ) async throws(CancellationError) -> Value {
    let id = state.withLock { state in
      state.nextID += 1
      state.arriving[state.nextID] = false
      return state.nextID
    }
    let value: Value? = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        enqueue(
          Job(
            id: id, start: { continuation.resume(returning: work()) },
            drop: { continuation.resume(returning: nil) }),
          level: level)
      }
    } onCancel: {
      cancel(id)
    }
    guard let value else { throw CancellationError() }
    return value
  }

  private func enqueue(_ job: Job, level: Int) {
    let isCancelled = state.withLock { state in
      let isCancelled = state.arriving.removeValue(forKey: job.id) ?? false
      if !isCancelled { state.waiting[level].append(job) }
      return isCancelled
    }
    isCancelled ? job.drop() : startNext()
  }

  private func cancel(_ id: Int) {
    let job: Job? = state.withLock { state in
      for level in state.waiting.indices {
        if let place = state.waiting[level].firstIndex(where: { $0.id == id }) {
          return state.waiting[level].remove(at: place)
        }
      }
      if state.arriving[id] != nil { state.arriving[id] = true }
      return nil
    }
    job?.drop()
  }

  /// Starts a thread where there is work that none of the running ones is free for.
  private func startNext() {
    let isWanted = state.withLock { state in
      guard state.running < width, state.waiting.contains(where: { !$0.isEmpty }) else {
        return false
      }
      state.running += 1
      return true
    }
    if isWanted { WorkerThread.start(label) { [self] in drain() } }
  }

  /// Works until nothing waits.
  private func drain() {
    while let job = next() { job.start() }
  }

  /// The next job; nil ends the thread that asks.
  private func next() -> Job? {
    state.withLock { state in
      guard let level = state.waiting.firstIndex(where: { !$0.isEmpty }) else {
        state.running -= 1
        return nil
      }
      return state.waiting[level].removeFirst()
    }
  }
}
