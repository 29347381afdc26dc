internal import CGLib
internal import CGtk
package import GLib

/// A finger that rests on a widget. `GtkGestureLongPress`
package final class LongPressGesture: Object {
  package convenience init(on widget: Widget) {
    self.init(UnsafeMutableRawPointer(gtk_gesture_long_press_new(widget.widget)), .adopt)
    gtk_gesture_single_set_touch_only(opaque, 1)
    gtk_event_controller_set_propagation_phase(opaque, GTK_PHASE_CAPTURE)
  }

  /// Where, in the widget's logical pixels. `GtkGestureLongPress::pressed`
  package func onPressed(_ handler: @escaping @MainActor (Double, Double) -> Void) {
    connect("pressed", unsafeBitCast(placeTrampoline, to: AnyTrampoline.self), Box(handler))
  }
}
