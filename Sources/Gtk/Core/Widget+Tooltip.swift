internal import CGLib
internal import CGtk
internal import GLib

extension Widget {
  /// Says what the pointer is told, when it asks: nil for nothing. That costs nothing until then, unlike a
  /// tooltip that is set. `GtkWidget::query-tooltip`
  package func onTooltip(_ text: @escaping @MainActor () -> String?) {
    gtk_widget_set_has_tooltip(widget, 1)
    connect(
      "query-tooltip", unsafeBitCast(tooltipTrampoline, to: AnyTrampoline.self),
      Box<@MainActor (OpaquePointer) -> Bool> { tooltip in
        guard let text = text() else { return false }
        gtk_tooltip_set_text(tooltip, text)
        return true
      })
  }

  /// Has the pointer ask again. `gtk_widget_trigger_tooltip_query`
  package func askForTooltip() { gtk_widget_trigger_tooltip_query(widget) }
}
