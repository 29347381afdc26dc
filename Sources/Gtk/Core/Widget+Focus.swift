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

  /// Tab would lead into the widget, or on from where the focus is in it: the handler takes the keys, or says
  /// `false`, and they go on to what comes after it. `GtkWidget::focus`
  package func onFocusMove(_ handler: @escaping @MainActor () -> Bool) {
    let box = Box<@MainActor () -> Bool> { [weak self] in
      let isTaken = handler()
      // Else the widget would still do what it does by itself.
      if !isTaken, let self { g_signal_stop_emission_by_name(pointer, "focus") }
      return isTaken
    }
    connect("focus", unsafeBitCast(directionTrampoline, to: AnyTrampoline.self), box)
  }

  /// Whether it has a window of the display's to be drawn on. `gtk_widget_get_realized`
  package var isRealized: Bool { gtk_widget_get_realized(widget) != 0 }

  /// Whether keys go to it, or would if its window had them. `gtk_widget_is_focus`
  package var isFocus: Bool { gtk_widget_is_focus(widget) != 0 }
}
