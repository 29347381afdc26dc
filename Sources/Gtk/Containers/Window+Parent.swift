internal import CGLib
internal import CGtk
internal import GLib

extension Window {
  /// Its number for the X server; nil where there is none, as on Wayland, or before it is shown.
  package var xID: UInt? {
    let id = UInt(photo_picker_x_window(widget))
    return id == 0 ? nil : id
  }

  /// Has the desktop keep it above a window of another program, where both are the X server's. Before it is
  /// shown. `gdk_window_set_transient_for`
  package func setTransient(forXID id: UInt) {
    realize()
    photo_picker_set_transient(widget, gulong(id))
  }
}
