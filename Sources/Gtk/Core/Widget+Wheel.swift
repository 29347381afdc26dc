internal import CGLib
internal import CGtk
internal import GLib

extension Widget {
  /// A turn of the wheel with Control held, before it scrolls anything: how far, downwards, in notches; and
  /// where the pointer is on the screen, less where the widget begins, in logical pixels.
  /// `GtkWidget::scroll-event`
  package func onControlWheel(
    _ handler: @escaping @MainActor (Double, (x: Double, y: Double)) -> Void
  ) {
    let wanted = [GDK_SCROLL_MASK, GDK_SMOOTH_SCROLL_MASK]
    gtk_widget_add_events(widget, gint(wanted.reduce(0) { $0 | $1.rawValue }))
    let box = Box<@MainActor (UnsafeMutablePointer<GdkEvent>) -> Bool> { [weak self] event in
      let scroll = event.pointee.scroll
      guard let self, scroll.state & GDK_CONTROL_MASK.rawValue != 0,
        let place = place(onScreen: (scroll.x_root, scroll.y_root))
      else { return false }
      handler(Self.notches(of: scroll), place)
      return true
    }
    connect("scroll-event", unsafeBitCast(eventTrampoline, to: AnyTrampoline.self), box)
  }

  private static func notches(of scroll: GdkEventScroll) -> Double {
    switch scroll.direction {
    case GDK_SCROLL_UP: -1
    case GDK_SCROLL_DOWN: 1
    case GDK_SCROLL_SMOOTH: scroll.delta_y
    default: 0
    }
  }
}
