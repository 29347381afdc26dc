internal import CGLib
internal import CGtk
package import GLib

/// Presses of a button or of a finger on a widget, seen before its children see them.
/// `GtkGestureMultiPress`
package final class PressGesture: Object {
  package enum Button {
    /// The first; also a finger.
    case primary
    /// That for menus.
    case secondary
  }

  package convenience init(on widget: Widget, _ button: Button = .primary) {
    self.init(UnsafeMutableRawPointer(gtk_gesture_multi_press_new(widget.widget)), .adopt)
    gtk_event_controller_set_propagation_phase(opaque, GTK_PHASE_CAPTURE)
    gtk_gesture_single_set_button(
      opaque, guint(button == .primary ? GDK_BUTTON_PRIMARY : GDK_BUTTON_SECONDARY))
  }

  /// With how many presses there were in quick succession, and where, in the widget's logical pixels.
  /// `GtkGestureMultiPress::pressed`
  package func onPressed(_ handler: @escaping @MainActor (Int, Double, Double) -> Void) {
    connect("pressed", unsafeBitCast(pressTrampoline, to: AnyTrampoline.self), Box(handler))
  }

  /// `GtkGestureMultiPress::released`
  package func onReleased(_ handler: @escaping @MainActor (Int, Double, Double) -> Void) {
    connect("released", unsafeBitCast(pressTrampoline, to: AnyTrampoline.self), Box(handler))
  }

  /// Keeps the press from the widget's children. `gtk_gesture_set_state`
  package func claim() { _ = gtk_gesture_set_state(opaque, GTK_EVENT_SEQUENCE_CLAIMED) }

  /// When the event at hand happened, in milliseconds of the display's clock, which may start anew.
  /// `gtk_get_current_event_time`
  package var time: UInt32 { gtk_get_current_event_time() }

  /// Whether Shift is held in the event at hand. `gtk_get_current_event_state`
  package var isShift: Bool {
    var state = GdkModifierType(rawValue: 0)
    return gtk_get_current_event_state(&state) != 0 && state.rawValue & GDK_SHIFT_MASK.rawValue != 0
  }
}
