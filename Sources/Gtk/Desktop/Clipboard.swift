internal import CGLib
internal import CGtk
internal import GLib

/// What the user copies. `GtkClipboard`
package enum Clipboard {
  /// Offers files, as file managers take them, and as text. It is kept after the program ends where
  /// the desktop keeps clipboards. `gtk_clipboard_set_with_data`
  ///
  /// - Parameters:
  ///   - uris: escaped `file://` URIs, in order.
  ///   - text: what a text field gets.
  package static func set(uris: [String], text: String) {
    let lines = uris.joined(separator: "\r\n") + "\r\n"
    let gnome = (["copy"] + uris).joined(separator: "\n")
    let box = Box<@MainActor (OpaquePointer, Int) -> Void> { selection, info in
      switch info {
      case Offer.uriList.rawValue: give(selection, "text/uri-list", lines)
      case Offer.gnomeFiles.rawValue: give(selection, "x-special/gnome-copied-files", gnome)
      default: gtk_selection_data_set_text(selection, text, -1)
      }
    }
    let list = gtk_target_list_new(nil, 0)
    gtk_target_list_add(list, gdk_atom_intern("text/uri-list", 0), 0, guint(Offer.uriList.rawValue))
    gtk_target_list_add(
      list, gdk_atom_intern("x-special/gnome-copied-files", 0), 0, guint(Offer.gnomeFiles.rawValue))
    gtk_target_list_add_text_targets(list, guint(Offer.text.rawValue))
    var count: gint = 0
    let table = gtk_target_table_new_from_list(list, &count)
    _ = gtk_clipboard_set_with_data(
      photo_picker_clipboard(), table, guint(count), clipboardGetTrampoline,
      clipboardClearTrampoline, Unmanaged.passRetained(box).toOpaque())
    gtk_clipboard_set_can_store(photo_picker_clipboard(), nil, 0)
    gtk_target_table_free(table, count)
    gtk_target_list_unref(list)
  }

  /// Hands what is offered to the desktop's clipboard manager, if there is one. `gtk_clipboard_store`
  package static func store() { gtk_clipboard_store(photo_picker_clipboard()) }

  private enum Offer: Int {
    case uriList, gnomeFiles, text
  }

  private static func give(_ selection: OpaquePointer, _ target: String, _ text: String) {
    let bytes = Array(text.utf8)
    gtk_selection_data_set(selection, gdk_atom_intern(target, 0), 8, bytes, gint(bytes.count))
  }
}
