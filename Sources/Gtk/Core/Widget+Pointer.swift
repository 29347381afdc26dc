internal import CGLib
internal import CGtk
internal import GLib

extension Widget {
  /// Tells where the pointer is over the widget or what lies in it, in logical pixels from the widget's
  /// top left corner; nil once it has gone. Asked for before the widget is on the screen.
  /// `GtkWidget::motion-notify-event`, `GtkWidget::enter-notify-event`, `GtkWidget::leave-notify-event`
  package func onPointer(_ handler: @escaping @MainActor ((x: Double, y: Double)?) -> Void) {
    let wanted = [GDK_POINTER_MOTION_MASK, GDK_ENTER_NOTIFY_MASK, GDK_LEAVE_NOTIFY_MASK]
    gtk_widget_add_events(widget, gint(wanted.reduce(0) { $0 | $1.rawValue }))
    onEvent("motion-notify-event") { [weak self] event in
      handler(self?.place(onScreen: (event.motion.x_root, event.motion.y_root)))
    }
    onEvent("enter-notify-event") { [weak self] event in
      handler(self?.place(onScreen: (event.crossing.x_root, event.crossing.y_root)))
    }
    onEvent("leave-notify-event") { event in
      // Into a part of the same window it does not leave.
      if event.crossing.detail != GDK_NOTIFY_INFERIOR { handler(nil) }
    }
  }

  private func onEvent(_ signal: String, _ handler: @escaping @MainActor (GdkEvent) -> Void) {
    let box = Box<@MainActor (UnsafeMutablePointer<GdkEvent>) -> Bool> { event in
      handler(event.pointee)
      return false
    }
    connect(signal, unsafeBitCast(eventTrampoline, to: AnyTrampoline.self), box)
  }

  /// A place on the screen as one on the widget: an event may have come to a child's window.
  func place(onScreen point: (x: Double, y: Double)) -> (x: Double, y: Double)? {
    guard let window = gtk_widget_get_window(widget) else { return nil }
    var (x, y): (gint, gint) = (0, 0)
    gdk_window_get_origin(window, &x, &y)
    return (point.x - Double(x), point.y - Double(y))
  }
}

/// How the pointer looks over a widget, by the names of CSS. `gdk_cursor_new_from_name`
package enum PointerShape: String {
  case usual = "default"
  case move
  case leftRight = "ew-resize"
  case upDown = "ns-resize"
  case diagonal = "nwse-resize"
  case otherDiagonal = "nesw-resize"
}

extension Widget {
  /// Without effect before the widget is on the screen. `gdk_window_set_cursor`
  package func setPointer(_ shape: PointerShape) {
    guard let window = gtk_widget_get_window(widget),
      let cursor = gdk_cursor_new_from_name(gtk_widget_get_display(widget), shape.rawValue)
    else { return }
    gdk_window_set_cursor(window, cursor)
    g_object_unref(UnsafeMutableRawPointer(cursor))
  }
}
