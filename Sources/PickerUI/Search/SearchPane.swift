import GLib
import Gtk

/// The line below the header into which a search is typed.
@MainActor
final class SearchPane {
  let widget = SearchBar()
  private let entry = SearchEntry()

  /// - Parameter changed: the text is another one.
  init(changed: @escaping @MainActor (String) -> Void) {
    entry.setPlaceholder(tr("Name, folder, date or kind"))
    entry.setAccessibleName(tr("Search"))
    entry.setWidth(characters: 12...44)
    entry.setExpand(horizontal: true)
    widget.add(entry)
    widget.showAll()
    entry.onChanged { [weak self] in
      if let self { changed(entry.text) }
    }
  }

  /// Whether keys go to the line.
  var hasFocus: Bool { entry.isFocus }

  /// Slides in, and takes the keys; what was typed is selected.
  func open() {
    widget.isOpen = true
    // The line comes into sight with the next frame, and a key may be let go before.
    entry.realize()
    entry.grabFocus()
  }

  func close() {
    widget.isOpen = false
    if !entry.text.isEmpty { entry.text = "" }
  }

  /// Has a screen reader say how much was found.
  func announce(_ text: String) { entry.announce(text) }
}
