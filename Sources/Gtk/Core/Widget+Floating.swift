internal import CGLib
internal import CGtk
internal import GLib

extension Widget {
  /// Whether a click gives it the keys. `gtk_widget_set_focus_on_click`
  package func setTakesFocusOnClick(_ takes: Bool) {
    gtk_widget_set_focus_on_click(widget, takes ? 1 : 0)
  }

  /// Whether it has the focus and shows so. `gtk_widget_has_visible_focus`
  package var hasVisibleFocus: Bool { gtk_widget_has_visible_focus(widget) != 0 }

  /// What has the keys in the window that it lies in; nil where nothing has. `gtk_window_get_focus`
  package var focusOfWindow: Widget? {
    guard let top = gtk_widget_get_toplevel(widget), gtk_widget_is_toplevel(top) != 0,
      let focus = gtk_window_get_focus(
        UnsafeMutableRawPointer(top).assumingMemoryBound(to: GtkWindow.self))
    else { return nil }
    return Widget(focus, .retain)
  }
}

extension BoxLayout {
  /// `gtk_orientable_set_orientation`
  package func setDirection(_ direction: Direction) {
    gtk_orientable_set_orientation(
      opaque, direction == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL)
  }
}

extension Stack {
  /// Changes pages at once, so that the next click is the new page's.
  /// `gtk_stack_set_transition_type`
  package func changeAtOnce() {
    gtk_stack_set_transition_type(cast(), GTK_STACK_TRANSITION_TYPE_NONE)
  }
}

extension Label {
  /// Breaks a text that is too long into lines that begin at the start, a path also within its words.
  /// `gtk_label_set_line_wrap`
  package func wrapFromStart(characters: Int) {
    wrap(characters: characters)
    gtk_label_set_justify(cast(), GTK_JUSTIFY_LEFT)
  }
}
