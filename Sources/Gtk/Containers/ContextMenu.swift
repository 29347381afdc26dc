internal import CGLib
internal import CGtk
internal import GLib

/// A menu that opens where it was asked for, once. `GtkMenu`
package final class ContextMenu: Container {
  /// - Parameter widget: what it is for, with which it ends. `gtk_menu_new`, `gtk_menu_attach_to_widget`
  package convenience init(for widget: Widget) {
    self.init(gtk_menu_new(), .sink)
    gtk_menu_attach_to_widget(cast(), widget.widget, nil)
    connect("selection-done") { self.destroy() }
  }

  /// `gtk_menu_item_new_with_label`
  package func add(_ title: String, _ chosen: @escaping @MainActor () -> Void) {
    let item = Container(gtk_menu_item_new_with_label(title), .sink)
    item.connect("activate", chosen)
    add(item)
  }

  /// `gtk_separator_menu_item_new`
  package func addSeparator() { add(Widget(gtk_separator_menu_item_new(), .sink)) }

  /// At the pointer, for the press at hand. `gtk_menu_popup_at_pointer`
  package func openAtPointer() {
    showAll()
    gtk_menu_popup_at_pointer(cast(), nil)
  }

  /// Beside a widget, for a key, with the first item chosen. `gtk_menu_popup_at_widget`
  package func open(beside widget: Widget) {
    showAll()
    gtk_menu_popup_at_widget(
      cast(), widget.widget, GDK_GRAVITY_CENTER, GDK_GRAVITY_NORTH_WEST, nil)
    gtk_menu_shell_select_first(cast(), 0)
  }
}
