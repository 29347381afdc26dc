internal import CGLib
internal import CGtk
internal import GLib

/// Text. `GtkLabel`
package final class Label: Widget {
  /// The text at the start of its line. `gtk_label_new`
  package convenience init(_ text: String = "") {
    self.init(gtk_label_new(text), .sink)
    gtk_label_set_xalign(cast(), 0)
  }

  /// `gtk_label_set_text`
  package var text: String {
    get { String(cString: gtk_label_get_text(cast())) }
    set { gtk_label_set_text(cast(), newValue) }
  }

  /// Cuts a text that is too long for its line in the middle. `gtk_label_set_ellipsize`
  package func ellipsizeMiddle() { ellipsize(PANGO_ELLIPSIZE_MIDDLE) }

  /// Cuts a text that has more characters than about so many, or more than its line, in the middle.
  /// `gtk_label_set_ellipsize`, `gtk_label_set_max_width_chars`
  package func ellipsizeMiddle(characters: Int) {
    ellipsizeMiddle()
    gtk_label_set_max_width_chars(cast(), gint(characters))
  }

  /// Cuts a text that is too long for its line at its end. `gtk_label_set_ellipsize`
  package func ellipsizeEnd() { ellipsize(PANGO_ELLIPSIZE_END) }

  /// Cuts a text that has more characters than about so many, or more than its line, at its end.
  /// `gtk_label_set_ellipsize`, `gtk_label_set_max_width_chars`
  package func ellipsizeEnd(characters: Int) {
    ellipsizeEnd()
    gtk_label_set_max_width_chars(cast(), gint(characters))
  }

  /// A name with a line break in it stays in its line too. `gtk_label_set_single_line_mode`
  private func ellipsize(_ mode: PangoEllipsizeMode) {
    gtk_label_set_ellipsize(cast(), mode)
    gtk_label_set_single_line_mode(cast(), 1)
  }

  /// Breaks a text that is too long into lines, a path also within its words. `gtk_label_set_line_wrap`
  package func wrap(characters: Int) {
    gtk_label_set_line_wrap(cast(), 1)
    gtk_label_set_line_wrap_mode(cast(), PANGO_WRAP_WORD_CHAR)
    gtk_label_set_max_width_chars(cast(), gint(characters))
    gtk_label_set_justify(cast(), GTK_JUSTIFY_CENTER)
  }
}

/// `GtkButton`
package class Button: Container {
  /// `gtk_button_new_with_label`
  package convenience init(_ label: String) {
    self.init(gtk_button_new_with_label(label), .sink)
  }

  /// A button whose picture is an icon of the theme; its name is for screen readers and the tooltip.
  /// `gtk_button_new_from_icon_name`
  package convenience init(icon: String, name: String) {
    self.init(gtk_button_new_from_icon_name(icon, GTK_ICON_SIZE_BUTTON), .sink)
    setAccessibleName(name)
    setTooltip(name)
  }

  /// `gtk_button_set_label`
  package func setLabel(_ label: String) { gtk_button_set_label(cast(), label) }

  /// A button around another widget. `gtk_button_new`
  package convenience init(around child: Widget) {
    self.init(gtk_button_new(), .sink)
    add(child)
  }

  /// Has the text begin where the button does. `gtk_widget_set_halign`
  package func alignLabelAtStart() {
    if let label = gtk_bin_get_child(cast()) { gtk_widget_set_halign(label, GTK_ALIGN_START) }
  }

  /// Whether it looks pressed, as what it stands for is on. `gtk_widget_set_state_flags`
  package var isChecked: Bool {
    get { gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_CHECKED.rawValue != 0 }
    set {
      newValue
        ? gtk_widget_set_state_flags(widget, GTK_STATE_FLAG_CHECKED, 0)
        : gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_CHECKED)
    }
  }

  /// `GtkButton::clicked`
  package func onClicked(_ handler: @escaping @MainActor () -> Void) { connect("clicked", handler) }
}

/// A place to paint on. `GtkDrawingArea`
package final class DrawingArea: Widget {
  /// Without a window of its own, which would keep the pointer from a button that it lies in.
  /// `gtk_drawing_area_new`, `gtk_widget_set_has_window`
  package convenience init() {
    self.init(gtk_drawing_area_new(), .sink)
    gtk_widget_set_has_window(widget, 0)
  }
}

/// An icon of the theme. `GtkImage`
package final class Icon: Widget {
  /// - Parameter pixels: its side, in logical pixels.
  package convenience init(_ name: String, pixels: Int) {
    self.init(gtk_image_new_from_icon_name(name, GTK_ICON_SIZE_DIALOG), .sink)
    gtk_image_set_pixel_size(cast(), gint(pixels))
  }
}

/// `GtkSpinner`
package final class Spinner: Widget {
  package convenience init() { self.init(gtk_spinner_new(), .sink) }

  /// `gtk_spinner_start`, `gtk_spinner_stop`
  package func setSpinning(_ isSpinning: Bool) {
    isSpinning ? gtk_spinner_start(cast()) : gtk_spinner_stop(cast())
  }
}

/// `GtkSeparator`
package final class Separator: Widget {
  /// - Parameter direction: in which the line goes. `gtk_separator_new`
  package convenience init(_ direction: BoxLayout.Direction = .vertical) {
    let orientation =
      direction == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
    self.init(gtk_separator_new(orientation), .sink)
  }
}
