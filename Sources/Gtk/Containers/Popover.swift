internal import CGLib
internal import CGtk
internal import GLib

/// A bubble that points at a widget. `GtkPopover`
package final class Popover: Container {
  /// `gtk_popover_new`
  package convenience init(at widget: Widget) {
    self.init(gtk_popover_new(widget.widget), .sink)
  }

  /// `gtk_popover_popup`
  package func open() { gtk_popover_popup(cast()) }
  /// `gtk_popover_popdown`
  package func close() { gtk_popover_popdown(cast()) }

  /// `GtkPopover::closed`
  package func onClosed(_ handler: @escaping @MainActor () -> Void) { connect("closed", handler) }
}
