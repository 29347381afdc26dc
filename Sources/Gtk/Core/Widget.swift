internal import CGLib
internal import CGtk
package import GLib

/// Anything that has a place in a window. `GtkWidget`
package class Widget: Object {
  /// `gtk_widget_show`
  package func show() { gtk_widget_show(widget) }
  /// `gtk_widget_show_all`
  package func showAll() { gtk_widget_show_all(widget) }
  /// Has it ready for events, though it may not be seen yet. `gtk_widget_realize`
  package func realize() { gtk_widget_realize(widget) }
  /// `gtk_widget_destroy`
  package func destroy() { gtk_widget_destroy(widget) }

  /// `gtk_widget_set_visible`
  package var isVisible: Bool {
    get { gtk_widget_get_visible(widget) != 0 }
    set { gtk_widget_set_visible(widget, newValue ? 1 : 0) }
  }

  /// Leaves the widget out of `showAll`. `gtk_widget_set_no_show_all`
  package func stayHidden() { gtk_widget_set_no_show_all(widget, 1) }

  /// Hides a child without laying its parent out again. `gtk_widget_set_child_visible`
  package func setChildVisible(_ isVisible: Bool) {
    gtk_widget_set_child_visible(widget, isVisible ? 1 : 0)
  }

  /// `gtk_widget_set_sensitive`
  package var isSensitive: Bool {
    get { gtk_widget_get_sensitive(widget) != 0 }
    set { gtk_widget_set_sensitive(widget, newValue ? 1 : 0) }
  }

  /// In logical pixels; -1 leaves a side to the widget. `gtk_widget_set_size_request`
  package func setSizeRequest(width: Int = -1, height: Int = -1) {
    gtk_widget_set_size_request(widget, gint(width), gint(height))
  }

  /// `gtk_widget_set_hexpand`, `gtk_widget_set_vexpand`
  package func setExpand(horizontal: Bool = false, vertical: Bool = false) {
    gtk_widget_set_hexpand(widget, horizontal ? 1 : 0)
    gtk_widget_set_vexpand(widget, vertical ? 1 : 0)
  }

  /// `gtk_widget_set_halign`, `gtk_widget_set_valign`
  package func setAlignment(horizontal: Alignment = .fill, vertical: Alignment = .fill) {
    gtk_widget_set_halign(widget, horizontal.c)
    gtk_widget_set_valign(widget, vertical.c)
  }

  /// The space around the widget, in logical pixels. `gtk_widget_set_margin_start` and its like
  package func setMargins(horizontal: Int = 0, vertical: Int = 0) {
    gtk_widget_set_margin_start(widget, gint(horizontal))
    gtk_widget_set_margin_end(widget, gint(horizontal))
    gtk_widget_set_margin_top(widget, gint(vertical))
    gtk_widget_set_margin_bottom(widget, gint(vertical))
  }

  /// `gtk_widget_set_margin_top`
  package func setTopMargin(_ margin: Int) { gtk_widget_set_margin_top(widget, gint(margin)) }

  /// `gtk_widget_set_tooltip_text`
  package func setTooltip(_ text: String?) { gtk_widget_set_tooltip_text(widget, text) }

  /// The size that the parent gave, in logical pixels. `gtk_widget_get_allocated_width`
  package var size: (width: Int, height: Int) {
    (Int(gtk_widget_get_allocated_width(widget)), Int(gtk_widget_get_allocated_height(widget)))
  }

  /// What it asks for, in logical pixels. `gtk_widget_get_preferred_height`
  package var naturalHeight: Int {
    var (minimum, natural) = (gint(), gint())
    gtk_widget_get_preferred_height(widget, &minimum, &natural)
    return Int(natural)
  }

  /// Device pixels to a logical one. `gtk_widget_get_scale_factor`
  package var scaleFactor: Int { Int(gtk_widget_get_scale_factor(widget)) }

  /// From 0 to 1. `gtk_widget_set_opacity`
  package func setOpacity(_ opacity: Double) { gtk_widget_set_opacity(widget, opacity) }

  /// `gtk_widget_queue_draw`
  package func queueDraw() { gtk_widget_queue_draw(widget) }

  /// Whether it is drawn from right to left. `gtk_widget_get_direction`
  package var isRightToLeft: Bool { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }

  var widget: UnsafeMutablePointer<GtkWidget> { cast() }
}

/// Where a widget lies in a place larger than itself. `GtkAlign`
package enum Alignment {
  case fill, start, center, end

  var c: GtkAlign {
    switch self {
    case .fill: GTK_ALIGN_FILL
    case .start: GTK_ALIGN_START
    case .center: GTK_ALIGN_CENTER
    case .end: GTK_ALIGN_END
    }
  }
}

extension Object {
  /// The pointer as one to a C type that the object is an instance of.
  func cast<T>(_ type: T.Type = T.self) -> UnsafeMutablePointer<T> {
    pointer.assumingMemoryBound(to: type)
  }

  /// The pointer as one to a type that C keeps to itself.
  var opaque: OpaquePointer { OpaquePointer(pointer) }
}
