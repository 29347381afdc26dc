internal import CGLib

// C calls these, on the main thread; each enters the main actor and calls the closure in its box.
// One for each C signature.

/// `void (*) (gpointer instance, gpointer data)`
let plainTrampoline: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void = {
  _, data in
  call(data)
}

/// `void (*) (gpointer instance, GParamSpec *property, gpointer data)`
let notifyTrampoline:
  @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void =
    { _, _, data in call(data) }

/// `GSourceFunc`; goes on while the closure says so.
let sourceTrampoline: @convention(c) (UnsafeMutableRawPointer?) -> gboolean = { data in
  nonisolated(unsafe) let data = data  // The main loop calls on the main thread.
  return MainActor.assumeIsolated {
    guard let data else { return 0 }
    let box = Unmanaged<Box<@MainActor () -> Bool>>.fromOpaque(data).takeUnretainedValue()
    return box.function() ? 1 : 0
  }
}

/// `GWeakNotify`; releases its box, as it is called once.
let finalizeTrampoline:
  @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<GObject>?) -> Void =
    { data, _ in
      guard let data else { return }
      call(data)
      releaseBox(data)
    }

/// `GDestroyNotify`
let destroyTrampoline: @convention(c) (UnsafeMutableRawPointer?) -> Void = { releaseBox($0) }

func releaseBox(_ data: UnsafeMutableRawPointer?) {
  if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
}

private func call(_ data: UnsafeMutableRawPointer) {
  nonisolated(unsafe) let data = data  // GObject emits on the main thread.
  MainActor.assumeIsolated {
    Unmanaged<Box<@MainActor () -> Void>>.fromOpaque(data).takeUnretainedValue().function()
  }
}
