internal import CGLib

enum WorkerThread {
  /// Runs the work on a new thread. `g_thread_new`
  static func start(_ name: String, _ work: @escaping @Sendable () -> Void) {
    let box = Unmanaged.passRetained(Box(work)).toOpaque()
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
