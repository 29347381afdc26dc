internal import CGLib
internal import CGtk
internal import GLib

/// Tells what a program is. `GtkAboutDialog`
package enum AboutWindow {
  /// What there is to tell. The licence is MIT's, in full.
  package struct Text {
    package let name: String
    package let version: String
    /// What the program does, in a line.
    package let comments: String
    /// The name of its icon in the theme.
    package let icon: String

    package init(name: String, version: String, comments: String, icon: String) {
      (self.name, self.version, self.comments, self.icon) = (name, version, comments, icon)
    }
  }

  /// Opens it over a window, which it ends with. `gtk_about_dialog_new`
  package static func open(over window: Window, _ text: Text) {
    let dialog = Container(gtk_about_dialog_new(), .sink)
    gtk_about_dialog_set_program_name(dialog.cast(), text.name)
    gtk_about_dialog_set_version(dialog.cast(), text.version)
    gtk_about_dialog_set_comments(dialog.cast(), text.comments)
    gtk_about_dialog_set_logo_icon_name(dialog.cast(), text.icon)
    gtk_about_dialog_set_license_type(dialog.cast(), GTK_LICENSE_MIT_X11)
    gtk_window_set_modal(dialog.cast(), 1)
    gtk_window_set_transient_for(dialog.cast(), window.cast())
    gtk_window_set_destroy_with_parent(dialog.cast(), 1)
    // It has a Close button, and Escape, both of which only answer.
    // The connection ends with the dialog, and with it what it holds.
    let box = Box<@MainActor (Int) -> Void> { _ in dialog.destroy() }
    dialog.connect("response", unsafeBitCast(responseTrampoline, to: AnyTrampoline.self), box)
    gtk_window_present(dialog.cast())
  }
}
