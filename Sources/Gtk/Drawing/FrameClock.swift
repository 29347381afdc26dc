internal import CGLib
internal import CGtk
package import GLib

/// Tells when frames are made. `GdkFrameClock`
package final class FrameClock: Object {
  /// The clock of a widget that is on the screen; nil before. `gtk_widget_get_frame_clock`
  package static func of(_ widget: Widget) -> FrameClock? {
    gtk_widget_get_frame_clock(widget.widget).map {
      FrameClock(UnsafeMutableRawPointer($0), .retain)
    }
  }

  /// A frame begins. `GdkFrameClock::before-paint`
  package func onBegin(_ handler: @escaping @MainActor () -> Void) {
    connect("before-paint", handler)
  }

  /// A frame has been painted. `GdkFrameClock::after-paint`
  package func onEnd(_ handler: @escaping @MainActor () -> Void) { connect("after-paint", handler) }
}
