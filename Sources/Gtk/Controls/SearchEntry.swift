internal import CGLib
internal import CGtk
internal import GLib

/// A line to type a search into. `GtkSearchEntry`
package final class SearchEntry: Widget {
  package convenience init() { self.init(gtk_search_entry_new(), .sink) }

  /// `gtk_entry_set_text`
  package var text: String {
    get { String(cString: gtk_entry_get_text(cast())) }
    set { gtk_entry_set_text(cast(), newValue) }
  }

  /// What stands in it while nothing is typed. `gtk_entry_set_placeholder_text`
  package func setPlaceholder(_ text: String) { gtk_entry_set_placeholder_text(cast(), text) }

  /// The narrowest and the widest that it wants to be, in characters. `gtk_entry_set_max_width_chars`
  package func setWidth(characters: ClosedRange<Int>) {
    gtk_entry_set_width_chars(cast(), gint(characters.lowerBound))
    gtk_entry_set_max_width_chars(cast(), gint(characters.upperBound))
  }

  /// At each change, without waiting for more. `GtkEditable::changed`
  package func onChanged(_ handler: @escaping @MainActor () -> Void) { connect("changed", handler) }
}

/// A bar below the header that slides in. `GtkSearchBar`
package final class SearchBar: Container {
  package convenience init() { self.init(gtk_search_bar_new(), .sink) }

  /// `gtk_search_bar_set_search_mode`
  package var isOpen: Bool {
    get { gtk_search_bar_get_search_mode(cast()) != 0 }
    set { gtk_search_bar_set_search_mode(cast(), newValue ? 1 : 0) }
  }
}
