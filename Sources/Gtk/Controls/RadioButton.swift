internal import CGLib
internal import CGtk
internal import GLib

/// One of several of which one is chosen. `GtkRadioButton`
package final class RadioButton: Button {
  /// - Parameter other: one of the same choice; nil for the first. `gtk_radio_button_new_with_label`
  package convenience init(_ label: String, with other: RadioButton?) {
    self.init(gtk_radio_button_new_with_label_from_widget(other?.cast(), label), .sink)
  }

  /// Has it look like a button that stays pressed. `gtk_toggle_button_set_mode`
  package func looksLikeButton() { gtk_toggle_button_set_mode(cast(), 0) }

  /// `gtk_toggle_button_set_active`
  package var isActive: Bool {
    get { gtk_toggle_button_get_active(cast()) != 0 }
    set { gtk_toggle_button_set_active(cast(), newValue ? 1 : 0) }
  }

  /// Also where another is chosen, or the program changes it. `GtkToggleButton::toggled`
  package func onToggled(_ handler: @escaping @MainActor () -> Void) { connect("toggled", handler) }
}
