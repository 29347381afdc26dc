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

  /// Takes the class where something around the widget has it: a popover hangs at the window, and the rules of
  /// a page do not reach it. `gtk_style_context_has_class`
  package func takeStyleClass(_ name: String) {
    var next = gtk_popover_get_relative_to(cast())
    while let widget = next {
      if gtk_style_context_has_class(gtk_widget_get_style_context(widget), name) != 0 {
        return addStyleClass(name)
      }
      next = gtk_widget_get_parent(widget)
    }
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
