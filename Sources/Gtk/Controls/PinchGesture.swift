internal import CGLib
internal import CGtk
package import GLib

/// Two fingers that move apart or together, on the screen or on a touchpad. `GtkGestureZoom`
package final class PinchGesture: Object {
  package convenience init(on widget: Widget) {
    self.init(UnsafeMutableRawPointer(gtk_gesture_zoom_new(widget.widget)), .adopt)
  }

  /// `GtkGesture::begin`
  package func onBegin(_ handler: @escaping @MainActor () -> Void) {
    connect("begin", unsafeBitCast(pointerTrampoline, to: AnyTrampoline.self), Box(handler))
  }

  /// How far apart the fingers are, relative to their distance at the start. `GtkGestureZoom::scale-changed`
  package func onScale(_ handler: @escaping @MainActor (Double) -> Void) {
    connect("scale-changed", unsafeBitCast(numberTrampoline, to: AnyTrampoline.self), Box(handler))
  }

  /// The middle between the fingers, in the widget's logical pixels; nil where it is not known.
  /// `gtk_gesture_get_bounding_box_center`
  package var middle: (x: Double, y: Double)? {
    var (x, y) = (0.0, 0.0)
    return gtk_gesture_get_bounding_box_center(opaque, &x, &y) == 0 ? nil : (x, y)
  }
}
