internal import CGLib
internal import CGtk
internal import GLib

/// Rows of which one is chosen. `GtkListBox`
package final class ListBox: Container {
  package convenience init() { self.init(gtk_list_box_new(), .sink) }

  /// `gtk_list_box_insert`
  package func insert(_ row: ListBoxRow, at place: Int) {
    gtk_list_box_insert(cast(), row.widget, gint(place))
  }

  /// `gtk_list_box_select_row`
  package func select(_ row: ListBoxRow?) { gtk_list_box_select_row(cast(), row?.cast()) }

  /// A click or Enter on a row, by its place. `GtkListBox::row-activated`
  package func onRowActivated(_ handler: @escaping @MainActor (Int) -> Void) {
    connect("row-activated", unsafeBitCast(rowTrampoline, to: AnyTrampoline.self), Box(handler))
  }
}

/// `GtkListBoxRow`
package final class ListBoxRow: Container {
  package convenience init() { self.init(gtk_list_box_row_new(), .sink) }
}
