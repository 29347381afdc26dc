import PickerModel
import Synchronization

/// Lets all who ask for the same thing at the same time wait for one piece of work. It goes on for as
/// long as one of them waits.
final class SharedWork<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private typealias Answer = Result<Value, DecodingError>
  private typealias Waiter = CheckedContinuation<Answer, Never>

  private struct Job: Sendable {
    let number: Int
    let task: Task<Void, Never>
    var waiters: [Int: Waiter] = [:]
  }

  private struct State: Sendable {
    var lastNumber = 0
    var jobs: [Key: Job] = [:]
    /// Those that have a number but do not wait yet, and whether they were cancelled meanwhile.
    var arriving: [Int: Bool] = [:]

    mutating func number() -> Int {
      lastNumber += 1
      return lastNumber
    }
  }

  private let state = Mutex(State())

  /// What the work gives for the key, whoever began it.
  ///
  /// - Parameter work: runs in a task of its own, which is cancelled when nobody waits any more.
  func value(
    for key: Key, _ work: @escaping @Sendable () async throws(DecodingError) -> Value
  ) async throws(DecodingError) -> Value {
    let number = state.withLock { state in
      let number = state.number()
      state.arriving[number] = false
      return number
    }
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { join(key, number, $0, work) }
    } onCancel: {
      leave(key, number)
    }
    return try answer.get()
  }

  private func join(
    _ key: Key, _ number: Int, _ waiter: Waiter,
    _ work: @escaping @Sendable () async throws(DecodingError) -> Value
  ) {
    let isCancelled = state.withLock { state in
      let isCancelled = state.arriving.removeValue(forKey: number) ?? false
      if !isCancelled {
        var job = state.jobs[key] ?? begin(key, state.number(), work)
        job.waiters[number] = waiter
        state.jobs[key] = job
      }
      return isCancelled
    }
    if isCancelled { waiter.resume(returning: .failure(.cancelled)) }
  }

  private func begin(
    _ key: Key, _ number: Int, _ work: @escaping @Sendable () async throws(DecodingError) -> Value
  ) -> Job {
    Job(
      number: number,
      task: Task {
        do throws(DecodingError) {
          end(key, number, .success(try await work()))
        } catch {
          end(key, number, .failure(error))
        }
      })
  }

  private func end(_ key: Key, _ number: Int, _ answer: Answer) {
    let waiters = state.withLock { state in
      // Another job may have begun since nobody waited for this one.
      state.jobs[key]?.number == number ? state.jobs.removeValue(forKey: key)?.waiters : nil
    }
    for waiter in (waiters ?? [:]).values { waiter.resume(returning: answer) }
  }

  private func leave(_ key: Key, _ number: Int) {
    let waiter: Waiter? = state.withLock { state in
      if state.arriving[number] != nil { state.arriving[number] = true }
      guard let waiter = state.jobs[key]?.waiters.removeValue(forKey: number) else { return nil }
      if state.jobs[key]?.waiters.isEmpty == true {
        state.jobs.removeValue(forKey: key)?.task.cancel()
      }
      return waiter
    }
    waiter?.resume(returning: .failure(.cancelled))
  }
}
