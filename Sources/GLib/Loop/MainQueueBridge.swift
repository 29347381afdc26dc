internal import CGLib
internal import Dispatch
internal import Glibc

/// Lets GLib's loop drain libdispatch's main queue, on which Swift runs the main actor.
///
/// The queue tells through an event descriptor that it has work. The descriptor has to be read before
/// the queue is drained: otherwise it stays ready, and the loop spins.
@MainActor
package enum MainQueueBridge {
  /// How often the loop has drained the queue: idling must not move it.
  package private(set) static var drains = 0

  private static var isInstalled = false

  /// Just after GDK's redraw (120), so that a flood of main-actor work cannot starve the frames.
  private static let priority: Int32 = 130

  package static func install() {
    guard !isInstalled else { return }
    isInstalled = true
    guard let source = g_unix_fd_source_new(_dispatch_get_main_queue_handle_4CF(), G_IO_IN) else {
      return
    }
    g_source_set_priority(source, priority)
    g_source_set_callback(source, unsafeBitCast(drainTrampoline, to: GSourceFunc.self), nil, nil)
    g_source_attach(source, nil)
    g_source_unref(source)
  }

  fileprivate static func drain(_ descriptor: Int32) {
    drains += 1
    var count: UInt64 = 0
    _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
    _dispatch_main_queue_callback_4CF(nil)
  }
}

/// `GUnixFDSourceFunc`
private let drainTrampoline:
  @convention(c) (Int32, GIOCondition, UnsafeMutableRawPointer?) -> gboolean = { descriptor, _, _ in
    MainActor.assumeIsolated { MainQueueBridge.drain(descriptor) }
    return 1
  }
