internal import CGLib
internal import CGtk
internal import GLib

extension Widget {
  /// What a screen reader calls it. `atk_object_set_name`
  package func setAccessibleName(_ name: String) { atk_object_set_name(accessible, name) }

  /// What a screen reader says besides. `atk_object_set_description`
  package func setAccessibleDescription(_ text: String) {
    atk_object_set_description(accessible, text)
  }

  /// `atk_object_set_role`
  package func setAccessibleRole(_ role: AccessibleRole) {
    atk_object_set_role(accessible, role.c)
  }

  /// Has a screen reader say the text now. `AtkObject::announcement`
  package func announce(_ text: String) { photo_picker_announce(accessible, text) }

  private var accessible: UnsafeMutablePointer<AtkObject>? { gtk_widget_get_accessible(widget) }
}

/// `AtkRole`
package enum AccessibleRole {
  case image, alert, panel, statusBar, heading

  var c: AtkRole {
    switch self {
    case .image: ATK_ROLE_IMAGE
    case .alert: ATK_ROLE_ALERT
    case .panel: ATK_ROLE_PANEL
    case .statusBar: ATK_ROLE_STATUSBAR
    case .heading: ATK_ROLE_HEADING
    }
  }
}
