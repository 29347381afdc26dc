internal import CGLib
internal import Dispatch

/// GLib's loop on the main thread, which is made to run the main actor too.
@MainActor
package final class MainLoop {
  private let loop: OpaquePointer

  /// From here on main-actor work runs whenever a GLib loop does.
  package init() {
    loop = g_main_loop_new(nil, 0)
    MainQueueBridge.install()
  }

  isolated deinit { g_main_loop_unref(loop) }

  /// Returns after `quit`. `g_main_loop_run`
  package func run() { g_main_loop_run(loop) }

  /// `g_main_loop_quit`
  package func quit() { g_main_loop_quit(loop) }

  /// Calls again and again, before redraws, while the closure says so. `g_timeout_add_full`
  package static func every(milliseconds: Int, _ work: @escaping @MainActor () -> Bool) {
    g_timeout_add_full(
      Int32(G_PRIORITY_HIGH), guint(milliseconds), sourceTrampoline,
      Unmanaged.passRetained(Box(work)).toOpaque(), destroyTrampoline)
  }

  /// Calls each time the process gets the signal, on the main thread. `g_unix_signal_add_full`
  package static func onUnixSignal(_ signal: Int32, _ work: @escaping @MainActor () -> Void) {
    let box = Box<@MainActor () -> Bool> {
      work()
      return true
    }
    g_unix_signal_add_full(
      Int32(G_PRIORITY_DEFAULT), signal, sourceTrampoline, Unmanaged.passRetained(box).toOpaque(),
      destroyTrampoline)
  }

  /// Runs what is ready, and waits for something to be where nothing is; tests pump with it.
  /// `g_main_context_iteration`
  package static func iterate(mayBlock: Bool) {
    g_main_context_iteration(nil, mayBlock ? 1 : 0)
  }
}
