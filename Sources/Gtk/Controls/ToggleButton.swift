internal import CGLib
internal import CGtk
internal import GLib

/// A button that stays pressed. `GtkToggleButton`
package class ToggleButton: Button {
  /// `gtk_toggle_button_set_active`
  package var isActive: Bool {
    get { gtk_toggle_button_get_active(cast()) != 0 }
    set { gtk_toggle_button_set_active(cast(), newValue ? 1 : 0) }
  }

  /// Also where another one of the same choice is pressed, or the program changes it. The handler is told the state,
  /// as it outlives a handle that nobody keeps. `GtkToggleButton::toggled`
  package func onToggled(_ handler: @escaping @MainActor (_ isActive: Bool) -> Void) {
    let button = pointer.assumingMemoryBound(to: GtkToggleButton.self)
    connect("toggled") { handler(gtk_toggle_button_get_active(button) != 0) }
  }
}

/// `GtkCheckButton`
package final class CheckButton: ToggleButton {
  package convenience init() { self.init(gtk_check_button_new(), .sink) }

  /// `gtk_check_button_new_with_label`
  package convenience init(_ label: String) {
    self.init(gtk_check_button_new_with_label(label), .sink)
  }
}

/// One of several of which one is chosen. `GtkRadioButton`
package final class RadioButton: ToggleButton {
  /// - Parameter other: one of the same choice; nil for the first. `gtk_radio_button_new_with_label`
  package convenience init(_ label: String, with other: RadioButton?) {
    self.init(gtk_radio_button_new_with_label_from_widget(other?.cast(), label), .sink)
  }

  /// Has it look like a button that stays pressed. `gtk_toggle_button_set_mode`
  package func looksLikeButton() { gtk_toggle_button_set_mode(cast(), 0) }
}
