import Glibc

/// The X display and the session bus that the test itself was started in.
package enum Display {
  /// The environment variables by which a program finds display, bus and tools.
  static let variables = [
    "AT_SPI_BUS_ADDRESS", "DBUS_SESSION_BUS_ADDRESS", "DISPLAY", "LD_LIBRARY_PATH", "PATH",
    "XAUTHORITY", "XDG_DATA_DIRS", "XDG_RUNTIME_DIR",
  ]

  /// Why no window can be tested here, for the skipped test; nil where it can.
  package static var reasonToSkip: String? {
    for (variable, thing) in [
      ("DISPLAY", "X display"), ("DBUS_SESSION_BUS_ADDRESS", "session bus"),
    ]
    where environment(variable) == nil {
      return "no \(thing) (\(variable) is not set): run the tests with meson-helpers/test"
    }
    return nil
  }

  /// A variable of the test's own environment; nil where it is unset or empty.
  static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
