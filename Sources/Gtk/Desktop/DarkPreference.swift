internal import CGLib
internal import CGtk
internal import GLib

/// Follows whether the user wants dark windows, as the desktop's settings portal tells it:
/// `org.freedesktop.appearance`, `color-scheme`.
/// A portal that does not run is not started for this.
package enum DarkPreference {
  private static let bus = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let namespace = "org.freedesktop.appearance"
  private static let key = "color-scheme"

  /// Asks, and listens from then on. A desktop without the portal keeps the theme as it is.
  package static func follow() {
    g_bus_get(G_BUS_TYPE_SESSION, nil, busFound, nil)
  }

  fileprivate static func ask(_ connection: OpaquePointer) {
    g_dbus_connection_signal_subscribe(
      connection, bus, interface, "SettingChanged", path, namespace, G_DBUS_SIGNAL_FLAGS_NONE,
      settingChanged, nil, nil)
    var question: [OpaquePointer?] = [g_variant_new_string(namespace), g_variant_new_string(key)]
    g_dbus_connection_call(
      connection, bus, path, interface, "Read", g_variant_new_tuple(&question, 2), nil,
      G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, nil, answered, nil)
  }

  /// Takes what the portal said: within however many boxes, 1 means dark.
  fileprivate static func apply(_ value: OpaquePointer) {
    var value = g_variant_ref(value)
    while let boxed = value, g_variant_is_container(boxed) != 0, g_variant_n_children(boxed) > 0 {
      value = g_variant_get_child_value(boxed, g_variant_n_children(boxed) - 1)
      g_variant_unref(boxed)
    }
    guard let value else { return }
    defer { g_variant_unref(value) }
    guard String(cString: g_variant_get_type_string(value)) == "u" else { return }
    guard let settings = gtk_settings_get_default() else { return }
    Object(UnsafeMutableRawPointer(settings), .retain)
      .setProperty("gtk-application-prefer-dark-theme", g_variant_get_uint32(value) == 1)
  }

  fileprivate static func isColorScheme(_ parameters: OpaquePointer) -> Bool {
    guard g_variant_n_children(parameters) == 3, let name = g_variant_get_child_value(parameters, 1)
    else { return false }
    defer { g_variant_unref(name) }
    return String(cString: g_variant_get_type_string(name)) == "s"
      && String(cString: g_variant_get_string(name, nil)) == key
  }
}

/// `GAsyncReadyCallback` of `g_bus_get`
nonisolated private let busFound: GAsyncReadyCallback = { _, result, _ in
  nonisolated(unsafe) let result = result  // The loop of the main thread calls.
  MainActor.assumeIsolated {
    guard let connection = g_bus_get_finish(result, nil) else { return }
    // It is kept until the program ends: with its last reference it is closed, and nothing is heard any more.
    DarkPreference.ask(connection)
  }
}

/// `GAsyncReadyCallback` of `g_dbus_connection_call`
nonisolated private let answered: GAsyncReadyCallback = { connection, result, _ in
  nonisolated(unsafe) let (connection, result) = (connection, result)
  MainActor.assumeIsolated {
    let bus = connection.map { OpaquePointer($0) }
    guard let value = g_dbus_connection_call_finish(bus, result, nil) else { return }
    DarkPreference.apply(value)
    g_variant_unref(value)
  }
}

/// `GDBusSignalCallback`
nonisolated private let settingChanged: GDBusSignalCallback = { _, _, _, _, _, parameters, _ in
  nonisolated(unsafe) let parameters = parameters
  MainActor.assumeIsolated {
    if let parameters, DarkPreference.isColorScheme(parameters) { DarkPreference.apply(parameters) }
  }
}
