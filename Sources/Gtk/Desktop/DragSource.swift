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
    onDragDataWanted(uris)
  }

  /// Says what a drag that `DragGesture.dragOut` begins on the widget offers. `GtkWidget::drag-data-get`
  ///
  /// - Parameter uris: escaped `file://` URIs, asked for when they are dropped.
  package func onDragDataWanted(_ uris: @escaping @MainActor () -> [String]) {
    let box = Box<@MainActor (OpaquePointer) -> Void> { selection in
      let copies = uris().map { g_strdup($0) }
      defer { for copy in copies { g_free(copy) } }
      var list = copies + [nil]
      gtk_selection_data_set_uris(selection, &list)
    }
    connect("drag-data-get", unsafeBitCast(dragDataTrampoline, to: AnyTrampoline.self), box)
  }
}

extension DragGesture {
  /// Goes on as a drag of files out of the widget to another program, which may copy them; the gesture
  /// ends. `gtk_drag_begin_with_coordinates`
  ///
  /// - Parameter place: where it began, in the widget's logical pixels.
  package func dragOut(of widget: Widget, from place: (x: Double, y: Double)) {
    let event = gtk_gesture_get_last_event(opaque, gtk_gesture_get_last_updated_sequence(opaque))
    let copy = event.flatMap { gdk_event_copy($0) }
    defer { if let copy { gdk_event_free(copy) } }
    let targets = gtk_target_list_new(nil, 0)
    gtk_target_list_add_uri_targets(targets, 0)
    _ = gtk_gesture_set_state(opaque, GTK_EVENT_SEQUENCE_DENIED)
    let drag = gtk_drag_begin_with_coordinates(
      widget.widget, targets, GDK_ACTION_COPY, gint(GDK_BUTTON_PRIMARY), copy, gint(place.x),
      gint(place.y))
    gtk_target_list_unref(targets)
    gtk_drag_set_icon_name(drag, "image-x-generic", 0, 0)
  }

  /// When the event at hand happened, in milliseconds of the display's clock, which may start anew.
  /// `gtk_get_current_event_time`
  package var time: UInt32 { gtk_get_current_event_time() }
}
