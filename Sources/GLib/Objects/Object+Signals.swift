internal import CGLib

/// A C function with some signature, as GObject takes every handler.
public typealias AnyTrampoline = @convention(c) () -> Void

extension Object {
  /// Calls a handler each time the object emits the signal.
  ///
  /// The closure belongs to the connection: it lives until the object ends or the connection is cut,
  /// whatever becomes of this handle. So that the object does not keep its controller alive, a closure
  /// holds the controller weakly. `g_signal_connect_data`
  @discardableResult
  public func connect(_ signal: String, _ handler: @escaping @MainActor () -> Void)
    -> SignalConnection
  {
    connect(signal, unsafeBitCast(plainTrampoline, to: AnyTrampoline.self), Box(handler))
  }

  /// The same for a change of a property. `g_signal_connect_data`
  @discardableResult
  public func onChange(
    of property: String, _ handler: @escaping @MainActor () -> Void
  ) -> SignalConnection {
    connect(
      "notify::" + property, unsafeBitCast(notifyTrampoline, to: AnyTrampoline.self), Box(handler))
  }

  /// The one place where a signal is connected.
  ///
  /// - Parameters:
  ///   - trampoline: takes what the signal gives, and last the box.
  ///   - box: retained into the connection, and released by its destroy notification.
  ///   - after: whether the handler comes after the object's own.
  @discardableResult
  public func connect(
    _ signal: String, _ trampoline: AnyTrampoline, _ box: AnyObject, after: Bool = false
  ) -> SignalConnection {
    let id = photo_picker_connect(
      pointer, signal, trampoline, Unmanaged.passRetained(box).toOpaque(),
      { data, _ in releaseBox(data) }, after ? 1 : 0)
    return SignalConnection(object: self, id: UInt(id))
  }
}

/// One handler of one signal.
@MainActor
public struct SignalConnection {
  let object: Object
  let id: UInt

  /// Cuts the connection, which frees the closure. `g_signal_handler_disconnect`
  public func disconnect() {
    if g_signal_handler_is_connected(object.pointer, gulong(id)) != 0 {
      g_signal_handler_disconnect(object.pointer, gulong(id))
    }
  }
}
