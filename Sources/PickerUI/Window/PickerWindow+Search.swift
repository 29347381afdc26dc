import GLib
import Gtk
import PickerModel

extension PickerWindow {
  /// Opens the search, or takes the keys to it where it is open.
  func openSearch() {
    guard session.result == nil else { return }
    leaflet.show(gridPage)
    // It was said of the album, and would lie over what is found.
    if case .limit = session.notice { session.dismissNotice() }
    if searchPane == nil { buildSearch() }
    if session.search == nil { session.search(for: "") }
    searchPane?.open()
    searchButton?.isChecked = true
  }

  /// Back to where one was before.
  func closeSearch() {
    guard session.search != nil else { return }
    session.endSearch()
    searchWasClosed()
    grid.grabFocus()
  }

  /// The session has left the search: another album was opened.
  func searchWasClosed() {
    searchPane?.close()
    searchButton?.isChecked = false
  }

  /// Keys while the search has them: those that are not typed lead to what was found.
  func searchKeyPressed(_ press: KeyPress) -> Bool {
    switch press.key {
    case .down, .enter:
      if content.shownName == "grid" {
        window.isFocusVisible = true
        grid.grabFocus()
      }
      return true
    default: return false
    }
  }

  /// The button in the header; made once the window has been painted.
  func buildSearchButton() {
    let button = Button(icon: "edit-find-symbolic", name: tr("Search"))
    button.onClicked { [weak self] in
      guard let self else { return }
      session.search == nil ? openSearch() : closeSearch()
    }
    gridHeader.addAtEnd(button)
    button.isChecked = session.search != nil
    button.show()
    searchButton = button
  }

  private func buildSearch() {
    session.vocabulary = Sentences.vocabulary
    let pane = SearchPane { [weak self] in self?.searchTextChanged($0) }
    gridPage.add(pane.widget)
    gridPage.reorder(pane.widget, to: 1)
    searchPane = pane
  }

  private func searchTextChanged(_ text: String) {
    if session.search != nil { session.search(for: text) }
  }
}
