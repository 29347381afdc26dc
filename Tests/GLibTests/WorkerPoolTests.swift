import Dispatch
import Foundation
import GLib
import Synchronization
import Testing

struct WorkerPoolTests {
  @Test func noMoreThanTheWidthRunAtOnce() async throws {
    let pool = WorkerPool(label: "test", width: 2)
    let counts = Counts()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<40 {
        group.addTask {
          try await pool.run {
            let now = counts.running.wrappingAdd(1, ordering: .relaxed).newValue
            counts.most.max(now, ordering: .relaxed)
            Thread.sleep(forTimeInterval: 0.005)
            counts.running.wrappingSubtract(1, ordering: .relaxed)
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(counts.most.load(ordering: .relaxed) <= 2)
  }

  @Test func whatHangsHoldsUpNothing() async throws {
    let pool = WorkerPool(label: "test", width: 1)
    let (gate, end) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let came = Mutex<Int?>(nil)
    let late: @Sendable (Int) -> Void = { value in
      came.withLock { $0 = value }
      end.signal()
    }
    let hung = try await pool.run(patience: .milliseconds(20), late: late) {
      gate.wait()
      return 7
    }
    #expect(hung == nil)
    let other = try await pool.run(patience: .seconds(20), late: late) { 8 }
    #expect(other == 8, "in its place")
    #expect(came.withLock(\.self) == nil)
    gate.signal()
    let isOver = try await pool.run { end.wait(timeout: .now() + 20) == .success }
    #expect(isOver)
    #expect(came.withLock(\.self) == 7)
    // Still one at a time, and still working.
    let counts = Counts()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<10 {
        group.addTask {
          try await pool.run {
            let now = counts.running.wrappingAdd(1, ordering: .relaxed).newValue
            counts.most.max(now, ordering: .relaxed)
            Thread.sleep(forTimeInterval: 0.005)
            counts.running.wrappingSubtract(1, ordering: .relaxed)
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(counts.most.load(ordering: .relaxed) == 1)
  }

  @Test func asManyAsTheWidthRunTogether() async throws {
    let pool = WorkerPool(label: "test", width: 2)
    let (one, other) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    // Each waits for the other to have begun.
    async let first = pool.run {
      one.signal()
      return other.wait(timeout: .now() + 20) == .success
    }
    async let second = pool.run {
      other.signal()
      return one.wait(timeout: .now() + 20) == .success
    }
    #expect(try await first)
    #expect(try await second)
  }

  @Test func theUrgentGoesFirstAndEachKindInItsOrder() async throws {
    let pool = WorkerPool(label: "test", width: 1, levels: 2)
    let (gate, order) = (DispatchSemaphore(value: 0), Order())
    var tasks: [Task<Void, any Error>] = []
    async let blocker: Void = pool.run { gate.wait() }
    try await Task.sleep(for: .milliseconds(20))
    for (name, level) in [("near 1", 1), ("near 2", 1), ("seen 1", 0), ("seen 2", 0)] {
      tasks.append(Task { try await pool.run(level: level) { order.add(name) } })
      try await Task.sleep(for: .milliseconds(20))
    }
    gate.signal()
    try await blocker
    for task in tasks { try await task.value }
    #expect(order.names == ["seen 1", "seen 2", "near 1", "near 2"])
  }

  @Test func whatIsCancelledBeforeItsTurnNeverRuns() async throws {
    let pool = WorkerPool(label: "test", width: 1)
    let (gate, order) = (DispatchSemaphore(value: 0), Order())
    async let blocker: Void = pool.run { gate.wait() }
    try await Task.sleep(for: .milliseconds(20))
    let task = Task { try await pool.run { order.add("ran") } }
    try await Task.sleep(for: .milliseconds(20))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    gate.signal()
    try await blocker
    #expect(order.names.isEmpty)
  }

  @Test func aTaskThatIsCancelledAlreadyRunsNothing() async {
    let pool = WorkerPool(label: "test", width: 1)
    let order = Order()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await pool.run { order.add("ran") }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(order.names.isEmpty)
  }
}

private final class Counts: Sendable {
  let running = Atomic(0)
  let most = Atomic(0)
}

private final class Order: Sendable {
  private let list = Mutex<[String]>([])
  var names: [String] { list.withLock { $0 } }
  func add(_ name: String) { list.withLock { $0.append(name) } }
}
