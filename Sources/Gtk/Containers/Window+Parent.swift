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
  ///
  /// - Returns: false where there is no such window, or no X server.
  @discardableResult
  package func setTransient(forXID id: UInt) -> Bool {
    realize()
    return photo_picker_set_transient(widget, gulong(id)) != 0
  }

  /// The same under Wayland. `gdk_wayland_window_set_transient_for_exported`
  ///
  /// - Parameter handle: as the other program exported its window.
  package func setTransient(forExported handle: String) -> Bool {
    realize()
    return photo_picker_set_transient_for_exported(widget, handle) != 0
  }

  /// The same with a window of this program. `gtk_window_set_transient_for`
  package func setTransient(for window: Window) {
    gtk_window_set_transient_for(cast(), window.cast())
    gtk_window_set_destroy_with_parent(cast(), 1)
  }

  /// Has the window that it stands above wait for it. `gtk_window_set_modal`
  package func beModal() {
    gtk_window_set_modal(cast(), 1)
    gtk_window_set_type_hint(cast(), GDK_WINDOW_TYPE_HINT_DIALOG)
  }
}

extension Widget {
  /// The window that it is in; nil where it is in none. `gtk_widget_get_toplevel`
  package var windowAround: Window? {
    guard let top = gtk_widget_get_toplevel(widget), gtk_widget_is_toplevel(top) != 0 else {
      return nil
    }
    return Window(UnsafeMutableRawPointer(top), .retain)
  }
}
