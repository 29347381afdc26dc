internal import CGLib
internal import CGtk
package import GLib

/// A drag with the first button or a finger. `GtkGestureDrag`
package final class DragGesture: Object {
  package convenience init(on widget: Widget) {
    self.init(UnsafeMutableRawPointer(gtk_gesture_drag_new(widget.widget)), .adopt)
    gtk_gesture_single_set_button(opaque, guint(GDK_BUTTON_PRIMARY))
  }

  /// It begins at a place, in the widget's logical pixels. `GtkGestureDrag::drag-begin`
  package func onBegin(_ handler: @escaping @MainActor (Double, Double) -> Void) {
    connect("drag-begin", unsafeBitCast(placeTrampoline, to: AnyTrampoline.self), Box(handler))
  }

  /// How far it is from where it began. `GtkGestureDrag::drag-update`
  package func onUpdate(_ handler: @escaping @MainActor (Double, Double) -> Void) {
    connect("drag-update", unsafeBitCast(placeTrampoline, to: AnyTrampoline.self), Box(handler))
  }

  /// How far it went in all. `GtkGestureDrag::drag-end`
  package func onEnd(_ handler: @escaping @MainActor (Double, Double) -> Void) {
    connect("drag-end", unsafeBitCast(placeTrampoline, to: AnyTrampoline.self), Box(handler))
  }
}
