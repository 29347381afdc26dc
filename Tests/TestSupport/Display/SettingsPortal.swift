internal import CAtspi

/// Stands for the desktop's settings portal on the session bus and tells of changes; asked, it knows nothing.
package final class SettingsPortal {
  private let connection: OpaquePointer

  package init() throws {
    let flags = GDBusConnectionFlags(
      rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    guard let address = Display.environment("DBUS_SESSION_BUS_ADDRESS"),
      let connection = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil)
    else { throw TestFailure("no session bus") }
    self.connection = connection
    var request: [OpaquePointer?] = [
      g_variant_new_string("org.freedesktop.portal.Desktop"), g_variant_new_uint32(4),
    ]
    let answer = g_dbus_connection_call_sync(
      connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
      "RequestName", g_variant_new_tuple(&request, 2), nil, G_DBUS_CALL_FLAGS_NONE, 5000, nil, nil)
    guard let answer else { throw TestFailure("the bus does not give the portal's name") }
    g_variant_unref(answer)
  }

  deinit {
    _ = g_dbus_connection_close_sync(connection, nil, nil)
    g_object_unref(UnsafeMutableRawPointer(connection))
  }

  /// `SettingChanged` of `org.freedesktop.portal.Settings`.
  ///
  /// - Parameter isDark: whether the user prefers dark windows from now on.
  package func setDark(_ isDark: Bool) {
    let scheme = g_variant_new_variant(g_variant_new_uint32(isDark ? 1 : 0))
    var change: [OpaquePointer?] = [
      g_variant_new_string("org.freedesktop.appearance"), g_variant_new_string("color-scheme"),
      scheme,
    ]
    _ = g_dbus_connection_emit_signal(
      connection, nil, "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings",
      "SettingChanged", g_variant_new_tuple(&change, 3), nil)
    _ = g_dbus_connection_flush_sync(connection, nil, nil)
  }
}
