internal import CGLib
internal import CGtk
internal import GLib

extension Widget {
  /// `gtk_widget_set_can_focus`
  package var canFocus: Bool {
    get { gtk_widget_get_can_focus(widget) != 0 }
    set { gtk_widget_set_can_focus(widget, newValue ? 1 : 0) }
  }

  /// `gtk_widget_grab_focus`
  package func grabFocus() { gtk_widget_grab_focus(widget) }

  /// Whether it has a window of the display's to be drawn on. `gtk_widget_get_realized`
  package var isRealized: Bool { gtk_widget_get_realized(widget) != 0 }

  /// Whether keys go to it, or would if its window had them. `gtk_widget_is_focus`
  package var isFocus: Bool { gtk_widget_is_focus(widget) != 0 }
}
