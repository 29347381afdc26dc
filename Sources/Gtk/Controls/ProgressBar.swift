internal import CGLib
internal import CGtk
internal import GLib

/// How far something is. `GtkProgressBar`
package final class ProgressBar: Widget {
  package convenience init() { self.init(gtk_progress_bar_new(), .sink) }

  /// From 0 to 1. `gtk_progress_bar_set_fraction`
  package func show(_ fraction: Double) { gtk_progress_bar_set_fraction(cast(), fraction) }

  /// A step where the end is not known. `gtk_progress_bar_pulse`
  package func pulse() { gtk_progress_bar_pulse(cast()) }
}
