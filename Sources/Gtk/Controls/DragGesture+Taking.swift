internal import CGLib
internal import CGtk
internal import GLib

extension DragGesture {
  /// Has it see the drag before the widget's children do. `gtk_event_controller_set_propagation_phase`
  package func goesFirst() {
    gtk_event_controller_set_propagation_phase(opaque, GTK_PHASE_CAPTURE)
  }

  /// Keeps the drag from all else. `gtk_gesture_set_state`
  package func claim() { _ = gtk_gesture_set_state(opaque, GTK_EVENT_SEQUENCE_CLAIMED) }

  /// Whether it is a finger's. `gdk_device_get_source`
  package var isTouch: Bool {
    if Toolkit.pretendsTouchscreen { return true }
    guard
      let event = gtk_gesture_get_last_event(opaque, gtk_gesture_get_last_updated_sequence(opaque)),
      let device = gdk_event_get_source_device(event)
    else { return false }
    return gdk_device_get_source(device) == GDK_SOURCE_TOUCHSCREEN
  }
}
