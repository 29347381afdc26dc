package import Gtk
import PickerModel

extension PickerWindow {
  /// Keys that mean the same wherever the focus is come first; those of the grid where it has the
  /// focus; all others go their usual way.
  package func keyPressed(_ press: KeyPress) -> Bool {
    if isInTray { return isEditing ? editor?.keyPressed(press) ?? false : trayKeyPressed(press) }
    if session.result != nil {
      if press.key == .escape { leave() }
      return press.key == .escape
    }
    if isEditing { return editor?.keyPressed(press) ?? false }
    if isPreviewing { return preview?.keyPressed(press) ?? false }
    switch press.key {
    case .escape:
      session.search == nil || session.isReviewing ? stepBack() : closeSearch()
    case .character("f") where press.isControl: openSearch()
    case .character("?") where press.isControl: showShortcuts()
    case .f10 where press.isShift && grid.hasFocus, .menu where grid.hasFocus: grid.openMenu()
    case .f10 where !press.isShift: openMenu()
    case _ where searchPane?.hasFocus ?? false: return searchKeyPressed(press)
    case .character("a") where press.isControl:
      press.isShift ? session.selectNone() : session.selectAll()
    case .character("i") where press.isControl: session.invertSelection()
    case .character("+") where press.isControl, .character("=") where press.isControl:
      grid.changeTileSize(.larger)
    case .character("-") where press.isControl: grid.changeTileSize(.smaller)
    case .character("0") where press.isControl: grid.changeTileSize(.ordinary)
    case .enter where content.shownName != "grid" && session.canFinish: accept()
    default: return grid.hasFocus && gridKeyPressed(press)
    }
    return true
  }

  private func gridKeyPressed(_ press: KeyPress) -> Bool {
    if grid.isTyping, typed(press) { return true }
    switch press.key {
    case .character("r") where !press.isControl && isInTrash: restore()
    case .character("f") where !press.isControl: grid.toggleFavorite()
    case .character("c") where press.isControl: copySelection()
    case .space where !press.isControl: grid.toggleFocused()
    case .enter: accept()
    case .character("p") where !press.isControl: openPreview()
    default:
      guard !press.isControl || press.key == .home || press.key == .end,
        let move = PhotoGrid.move(for: press.key, isRightToLeft: grid.widget.isRightToLeft)
      else { return typed(press) }
      window.isFocusVisible = true
      grid.move(move, extends: press.isShift)
    }
    return true
  }

  /// A letter of a name. The letters of commands begin none.
  private func typed(_ press: KeyPress) -> Bool {
    guard case .character(let letter) = press.key, !press.isControl, !press.isOther else {
      return false
    }
    window.isFocusVisible = true
    return grid.type(letter)
  }

  private func accept() {
    let (session, focus) = (session, grid.focusedPhoto)
    Task { await session.accept(focused: focus) }
  }

  /// From the checked photos to the album; from the grid to the albums where they are a page of their
  /// own; else the picking is cancelled.
  private func stepBack() {
    if session.isReviewing { return session.endReview() }
    leaflet.isFolded && leaflet.isShown(gridPage) ? showAlbums() : leave()
  }
}
