import Synchronization

/// Runs blocking work on a bounded number of threads, the urgent before the rest, each kind in the
/// order in which it was asked for. Work whose task is cancelled before its turn never runs. The threads
/// are the pool's own, so that a pool whose work hangs holds up no other one.
package final class WorkerPool: Sendable {
  private struct Job: Sendable {
    let id: Int
    /// Tells whether the thread may go on with other work: not where another one has its place now.
    let start: @Sendable () -> Bool
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
  private let nice: Int32
  private let state: Mutex<State>

  /// - Parameters:
  ///   - label: names the threads in a debugger, by its first 15 letters.
  ///   - width: how many pieces of work run at once.
  ///   - levels: how many levels of urgency there are; level 0 goes first.
  ///   - nice: how far its threads stand back behind others that want a processor, as `nice` counts.
  package init(label: String, width: Int, levels: Int = 1, nice: Int32 = 0) {
    precondition(width > 0 && levels > 0)
    self.width = width
    self.label = label
    self.nice = nice
    state = Mutex(State(waiting: Array(repeating: [], count: levels)))
  }

  /// - Throws: where the calling task was cancelled before the work began.
  package func run<Value: Sendable>(
    level: Int = 0, _ work: @escaping @Sendable () -> Value
  ) async throws(CancellationError) -> Value {
    let value: Value? = await result(level: level) { continuation in
      continuation.resume(returning: work())
      return true
    }
    guard let value else { throw CancellationError() }
    return value
  }

  /// Runs work that may hang, as on a server that is gone.
  ///
  /// - Parameters:
  ///   - patience: so long after it has begun, it is waited for no more, and another thread takes the
  ///     place of the one that hangs.
  ///   - late: takes what comes of it after that, on the thread that hung.
  /// - Returns: nil where the patience is over.
  /// - Throws: where the calling task was cancelled before the work began.
  package func run<Value: Sendable>(
    level: Int = 0, patience: Duration, late: @escaping @Sendable (Value) -> Void,
    _ work: @escaping @Sendable () -> Value
  ) async throws(CancellationError) -> Value? {
    let value: Value?? = await result(level: level) { [self] continuation in
      let race = Race(continuation)
      let timer = Task {
        try await Task.sleep(for: patience)
        if race.end(with: .some(nil)) { replaceThread() }
      }
      let value = work()
      timer.cancel()
      let isInTime = race.end(with: value)
      if !isInTime { late(value) }
      return isInTime
    }
    guard let value else { throw CancellationError() }
    return value
  }

  /// - Parameter start: runs the work on a thread of the pool; see `Job`.
  /// - Returns: nil where the work was dropped.
  private func result<Value: Sendable>(
    level: Int, _ start: @escaping @Sendable (CheckedContinuation<Value?, Never>) -> Bool
  ) async -> Value? {
    let id = state.withLock { state in
      state.nextID += 1
      state.arriving[state.nextID] = false
      return state.nextID
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let job = Job(
          id: id, start: { start(continuation) }, drop: { continuation.resume(returning: nil) })
        enqueue(job, level: level)
      }
    } onCancel: {
      cancel(id)
    }
  }

  /// Runs the work when it is its turn; nobody waits for it.
  package func start(_ work: @escaping @Sendable () -> Void) {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    let job = Job(
      id: id,
      start: {
        work()
        return true
      }, drop: {})
    enqueue(job, level: 0)
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
    if isWanted { WorkerThread.start(label, nice: nice) { [self] in drain() } }
  }

  /// Works until nothing waits.
  private func drain() {
    while let job = next() {
      if !job.start() { return }
    }
  }

  /// A thread that hangs does not count any more.
  private func replaceThread() {
    state.withLock { $0.running -= 1 }
    startNext()
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

/// The work and its time limit: whichever comes first has the continuation.
private final class Race<Value: Sendable>: Sendable {
  private let continuation: Mutex<CheckedContinuation<Value, Never>?>

  init(_ continuation: CheckedContinuation<Value, Never>) {
    self.continuation = Mutex(continuation)
  }

  /// Whether it was the first.
  func end(with value: Value) -> Bool {
    guard let continuation = continuation.withLock({ $0.take() }) else { return false }
    continuation.resume(returning: value)
    return true
  }
}
