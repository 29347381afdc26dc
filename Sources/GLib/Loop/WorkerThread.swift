internal import CGLib
internal import Glibc

enum WorkerThread {
  /// Runs the work on a new thread. `g_thread_new`
  ///
  /// - Parameter nice: how far it stands back behind others that want a processor, as `nice` counts.
  static func start(_ name: String, nice: Int32 = 0, _ work: @escaping @Sendable () -> Void) {
    let box = Unmanaged.passRetained(
      Box {
        // Linux keeps it for each thread; none is thread 0, which stands for the calling one.
        if nice > 0 { setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, nice) }
        work()
      } as Box<@Sendable () -> Void>
    ).toOpaque()
    g_thread_unref(g_thread_new(name, workTrampoline, box))
  }
}

/// `GThreadFunc`
private let workTrampoline: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? =
  {
    data in
    if let data {
      Unmanaged<Box<@Sendable () -> Void>>.fromOpaque(data).takeRetainedValue().function()
    }
    return nil
  }
