internal import CGLib
internal import CGtk
package import GLib

/// A window whose header bars lie inside it. `HdyWindow`
package final class Window: Container {
  package convenience init() { self.init(hdy_window_new(), .sink) }

  /// `gtk_window_set_title`
  package func setTitle(_ title: String) { gtk_window_set_title(cast(), title) }

  /// In logical pixels. `gtk_window_set_default_size`
  package func setDefaultSize(width: Int, height: Int) {
    gtk_window_set_default_size(cast(), gint(width), gint(height))
  }

  /// Without the frame and while not maximized. `gtk_window_get_size`
  package var currentSize: (width: Int, height: Int) {
    var (width, height): (gint, gint) = (0, 0)
    gtk_window_get_size(cast(), &width, &height)
    return (Int(width), Int(height))
  }

  /// `gtk_window_maximize`
  package func maximize() { gtk_window_maximize(cast()) }
  /// `gtk_window_is_maximized`
  package var isMaximized: Bool { gtk_window_is_maximized(cast()) != 0 }
  /// Shows it and brings it to the front. `gtk_window_present`
  package func present() { gtk_window_present(cast()) }

  /// The window got the keys. `GtkWindow:is-active`
  package func onFocus(_ handler: @escaping @MainActor () -> Void) {
    onChange(of: "is-active") { [weak self] in
      if self?.isActive ?? false { handler() }
    }
  }

  /// `gtk_window_is_active`
  package var isActive: Bool { gtk_window_is_active(cast()) != 0 }

  /// The focus is to be seen from now on, or no longer. `GtkWindow:focus-visible`
  package func onFocusVisible(_ handler: @escaping @MainActor () -> Void) {
    onChange(of: "focus-visible", handler)
  }

  /// Whether the focus is to be seen, as the keyboard is in use. `gtk_window_get_focus_visible`
  package var isFocusVisible: Bool {
    get { gtk_window_get_focus_visible(cast()) != 0 }
    set { gtk_window_set_focus_visible(cast(), newValue ? 1 : 0) }
  }
}

/// `HdyHeaderBar`
package final class HeaderBar: Container {
  package convenience init() {
    self.init(hdy_header_bar_new(), .sink)
    hdy_header_bar_set_show_close_button(cast(), 1)
  }

  /// Whether it may have the buttons of the window. `hdy_header_bar_set_show_close_button`
  package func setShowsWindowButtons(_ shows: Bool) {
    hdy_header_bar_set_show_close_button(cast(), shows ? 1 : 0)
  }

  /// `hdy_header_bar_set_custom_title`
  package func setTitle(_ title: Widget) { hdy_header_bar_set_custom_title(cast(), title.widget) }

  /// `hdy_header_bar_pack_start`
  package func addAtStart(_ child: Widget) { hdy_header_bar_pack_start(cast(), child.widget) }
  /// `hdy_header_bar_pack_end`
  package func addAtEnd(_ child: Widget) { hdy_header_bar_pack_end(cast(), child.widget) }
}

/// Has the header bars of one window share its close button. `HdyHeaderGroup`
package final class HeaderGroup: Object {
  package convenience init() { self.init(UnsafeMutableRawPointer(hdy_header_group_new()), .adopt) }

  /// `hdy_header_group_add_header_bar`
  package func add(_ bar: HeaderBar) { hdy_header_group_add_header_bar(opaque, bar.cast()) }
}
