internal import CGLib
internal import CGtk
internal import GLib

extension Widget {
  /// Takes files that are dropped on the widget, as URIs. `gtk_drag_dest_set`,
  /// `GtkWidget::drag-data-received`
  package func onFilesDropped(_ handler: @escaping @MainActor ([String]) -> Void) {
    gtk_drag_dest_set(widget, GTK_DEST_DEFAULT_ALL, nil, 0, GDK_ACTION_COPY)
    gtk_drag_dest_add_uri_targets(widget)
    let box = Box<@MainActor (OpaquePointer?) -> Void> { selection in
      if let uris = gtk_selection_data_get_uris(selection) {
        defer { g_strfreev(uris) }
        handler((0..<Int(g_strv_length(uris))).compactMap { uris[$0].map { String(cString: $0) } })
      }
    }
    connect("drag-data-received", unsafeBitCast(dropTrampoline, to: AnyTrampoline.self), box)
  }
}
