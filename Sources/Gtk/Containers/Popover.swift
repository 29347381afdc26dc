internal import CGLib
internal import CGtk
internal import GLib

/// A bubble that points at a widget. `GtkPopover`
package final class Popover: Container {
  /// `gtk_popover_new`
  package convenience init(at widget: Widget) {
    self.init(gtk_popover_new(widget.widget), .sink)
    onClosed { [weak self] in self?.setTargetHasTooltip(true) }
  }

  /// What it points at has no tooltip meanwhile, which would lie over it. `gtk_popover_popup`
  package func open() {
    setTargetHasTooltip(false)
    gtk_popover_popup(cast())
  }

  /// `gtk_popover_popdown`
  package func close() { gtk_popover_popdown(cast()) }

  /// `GtkPopover::closed`
  package func onClosed(_ handler: @escaping @MainActor () -> Void) { connect("closed", handler) }

  /// `gtk_popover_get_relative_to`, `gtk_widget_set_has_tooltip`
  private func setTargetHasTooltip(_ has: Bool) {
    guard let target = gtk_popover_get_relative_to(cast()),
      let text = gtk_widget_get_tooltip_text(target)
    else { return }
    g_free(text)
    gtk_widget_set_has_tooltip(target, has ? 1 : 0)
    gtk_widget_trigger_tooltip_query(target)
  }
}
