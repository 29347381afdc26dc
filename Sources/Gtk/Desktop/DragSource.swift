internal import CGLib
internal import CGtk
internal import GLib

extension Widget {
  /// Lets the user drag files out of it to another program, which may copy them. `gtk_drag_source_set`,
  /// `GtkWidget::drag-data-get`
  ///
  /// - Parameter uris: escaped `file://` URIs, asked for when they are dropped.
  package func setDragSource(_ uris: @escaping @MainActor () -> [String]) {
    gtk_drag_source_set(widget, GDK_BUTTON1_MASK, nil, 0, GDK_ACTION_COPY)
    gtk_drag_source_add_uri_targets(widget)
    gtk_drag_source_set_icon_name(widget, "image-x-generic")
    let box = Box<@MainActor (OpaquePointer) -> Void> { selection in
      let copies = uris().map { g_strdup($0) }
      defer { for copy in copies { g_free(copy) } }
      var list = copies + [nil]
      gtk_selection_data_set_uris(selection, &list)
    }
    connect("drag-data-get", unsafeBitCast(dragDataTrampoline, to: AnyTrampoline.self), box)
  }
}
