internal import CGLib
internal import CGtk
internal import GLib

/// What other programs of the desktop do with a file. Nothing is waited for on the main thread.
package enum DesktopFile {
  /// Whether a program is set up for links of a kind. `g_app_info_get_default_for_uri_scheme`
  package static func hasProgram(forScheme scheme: String) -> Bool {
    guard let program = g_app_info_get_default_for_uri_scheme(scheme) else { return false }
    g_object_unref(UnsafeMutableRawPointer(program))
    return true
  }

  /// Opens it with its default program.
  ///
  /// - Returns: false where there is none, or it cannot be started.
  ///   `g_app_info_launch_default_for_uri_async`
  package static func open(_ uri: String) async -> Bool {
    let context = gdk_display_get_default().flatMap { gdk_display_get_app_launch_context($0) }
    defer { if let context { g_object_unref(UnsafeMutableRawPointer(context)) } }
    return await withCheckedContinuation { continuation in
      let launch = context.map {
        UnsafeMutableRawPointer($0).assumingMemoryBound(to: GAppLaunchContext.self)
      }
      if let launch { Toolkit.clean(launch) }
      g_app_info_launch_default_for_uri_async(
        uri, launch, nil, finishedTrampoline,
        finished {
          continuation.resume(returning: g_app_info_launch_default_for_uri_finish($0, nil) != 0)
        })
    }
  }

  /// Shows it, chosen, in a window of the file manager.
  ///
  /// - Returns: false where no file manager can. `org.freedesktop.FileManager1.ShowItems`
  package static func show(_ uri: String) async -> Bool {
    guard let bus = await sessionBus() else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
    return await withCheckedContinuation { continuation in
      g_dbus_connection_call(
        bus, "org.freedesktop.FileManager1", "/org/freedesktop/FileManager1",
        "org.freedesktop.FileManager1", "ShowItems", showArguments(uri), nil,
        G_DBUS_CALL_FLAGS_NONE, patience, nil, finishedTrampoline,
        finished { result in
          let answer = g_dbus_connection_call_finish(bus, result, nil)
          if let answer { g_variant_unref(answer) }
          continuation.resume(returning: answer != nil)
        })
    }
  }

  /// How long a file manager may take to start, in milliseconds.
  private static let patience: gint = 10_000

  /// The URIs, and no startup id.
  private static func showArguments(_ uri: String) -> OpaquePointer? {
    uri.withCString { uri in
      var uris: [UnsafePointer<CChar>?] = [uri]
      var arguments: [OpaquePointer?] = [g_variant_new_strv(&uris, 1), g_variant_new_string("")]
      return g_variant_new_tuple(&arguments, 2)
    }
  }

  private static func sessionBus() async -> OpaquePointer? {
    nonisolated(unsafe) let bus: OpaquePointer? = await withCheckedContinuation { continuation in
      g_bus_get(
        G_BUS_TYPE_SESSION, nil, finishedTrampoline,
        finished {
          nonisolated(unsafe) let bus = g_bus_get_finish($0, nil)
          continuation.resume(returning: bus)
        })
    }
    return bus
  }

  /// The data for `finishedTrampoline`.
  private static func finished(
    _ handler: @escaping @MainActor (OpaquePointer?) -> Void
  ) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(Box(handler)).toOpaque()
  }
}
