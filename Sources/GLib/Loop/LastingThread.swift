internal import CGLib
internal import Dispatch
import Synchronization

/// A thread that lasts as long as the process does. What a process starts to die with it really dies
/// with the thread that started it: prctl(2), `PR_SET_PDEATHSIG`.
enum LastingThread {
  private typealias Work = Box<@Sendable () -> Void>

  /// Does the work there. Blocks until it is done. `g_async_queue_push`
  static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value {
    let (result, done) = (Result<Value>(), DispatchSemaphore(value: 0))
    let work = Work {
      result.value.withLock { $0 = work() }
      done.signal()
    }
    g_async_queue_push(queue, Unmanaged.passRetained(work).toOpaque())
    done.wait()
    return result.value.withLock { $0! }  // The work is done.
  }

  private final class Result<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }

  /// The queue is GLib's, which any thread may use; it is never freed.
  private nonisolated(unsafe) static let queue: OpaquePointer = {
    // Rather than to give none, GLib ends the process.
    nonisolated(unsafe) let queue = g_async_queue_new()!
    WorkerThread.start("org.photopicker.lasting") {
      while let data = g_async_queue_pop(queue) {
        Unmanaged<Work>.fromOpaque(data).takeRetainedValue().function()
      }
    }
    return queue
  }()
}
