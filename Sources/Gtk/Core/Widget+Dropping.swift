internal import CGLib
internal import CGtk
internal import GLib

extension Widget {
  /// Takes files that are dropped on the widget, as URIs. `gtk_drag_dest_set`,
  /// `GtkWidget::drag-data-received`
  package func onFilesDropped(_ handler: @escaping @MainActor ([String]) -> Void) {
    gtk_drag_dest_set(widget, GTK_DEST_DEFAULT_ALL, nil, 0, GDK_ACTION_COPY)
    gtk_drag_dest_add_uri_targets(widget)
    onDropped { selection in
      if let uris = gtk_selection_data_get_uris(selection) {
        defer { g_strfreev(uris) }
        handler((0..<Int(g_strv_length(uris))).compactMap { uris[$0].map { String(cString: $0) } })
      }
    }
  }

  /// Takes what is dropped on the widget, in the first of the forms that it comes in. `gtk_drag_dest_set`,
  /// `GtkWidget::drag-data-received`
  ///
  /// - Parameter forms: the best first.
  package func onDropped(as forms: [String], _ handler: @escaping @MainActor (Offered) -> Void) {
    gtk_drag_dest_set(widget, GTK_DEST_DEFAULT_ALL, nil, 0, GDK_ACTION_COPY)
    let list = gtk_target_list_new(nil, 0)
    for form in forms { gtk_target_list_add(list, gdk_atom_intern(form, 0), 0, 0) }
    gtk_drag_dest_set_target_list(widget, list)
    gtk_target_list_unref(list)
    onDropped { Offered($0).map(handler) }
  }

  private func onDropped(_ handler: @escaping @MainActor (OpaquePointer?) -> Void) {
    connect(
      "drag-data-received", unsafeBitCast(dropTrampoline, to: AnyTrampoline.self), Box(handler))
  }
}
