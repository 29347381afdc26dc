internal import CGLib
internal import CGtk
internal import GLib

/// A place to paint on that takes the keys, the pointer and fingers itself. `GtkDrawingArea`
package final class PictureArea: Widget {
  /// `gtk_drawing_area_new`
  package convenience init() {
    self.init(gtk_drawing_area_new(), .sink)
    canFocus = true
  }

  /// A turn of the wheel, or two fingers on a touchpad: how far, downwards, in notches of a wheel; and
  /// where the pointer is, in logical pixels. `GtkWidget::scroll-event`
  package func onScroll(_ handler: @escaping @MainActor (Double, Double, Double) -> Void) {
    gtk_widget_add_events(
      widget, gint(GDK_SCROLL_MASK.rawValue | GDK_SMOOTH_SCROLL_MASK.rawValue))
    let box = Box<@MainActor (UnsafeMutablePointer<GdkEvent>) -> Bool> { event in
      handler(Self.notches(of: event), event.pointee.scroll.x, event.pointee.scroll.y)
      return true
    }
    connect("scroll-event", unsafeBitCast(eventTrampoline, to: AnyTrampoline.self), box)
  }

  private static func notches(of event: UnsafeMutablePointer<GdkEvent>) -> Double {
    switch event.pointee.scroll.direction {
    case GDK_SCROLL_UP: return -1
    case GDK_SCROLL_DOWN: return 1
    case GDK_SCROLL_SMOOTH: return event.pointee.scroll.delta_y
    default: return 0
    }
  }
}
