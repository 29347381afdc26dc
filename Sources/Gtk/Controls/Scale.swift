internal import CGLib
internal import CGtk
internal import GLib

/// How far something has come, as a line filled up to a knob that the user can move. `GtkScale`
package final class Scale: Widget {
  /// From 0 to 1, without numbers. `gtk_scale_new_with_range`
  package convenience init() {
    self.init(gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, 0.001), .sink)
    gtk_scale_set_draw_value(cast(), 0)
  }

  /// `gtk_range_set_value`
  package var value: Double {
    get { gtk_range_get_value(cast()) }
    set { gtk_range_set_value(cast(), newValue) }
  }

  /// How far a key moves the knob, and how far Page Up does. `gtk_range_set_increments`
  package func setSteps(_ step: Double, page: Double) {
    gtk_range_set_increments(cast(), step, page)
  }

  /// Also where the program changes it. `GtkRange::value-changed`
  package func onValueChanged(_ handler: @escaping @MainActor () -> Void) {
    connect("value-changed", handler)
  }
}
