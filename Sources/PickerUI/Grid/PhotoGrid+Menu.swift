import Gtk
import PickerModel

/// The second button, and the key for menus, ask what can be done with a photo.
extension PhotoGrid {
  func connectMenu() {
    menuPress.onPressed { [weak self] _, x, y in
      guard let self, let index = index(x, y) else { return }
      menuPress.claim()
      setFocusedPhoto(photos[index].id)
      layout.grabFocus()
      giveFocus()
      menuWanted(photos[index]).openAtPointer()
    }
  }

  /// Opens the menu of the focused photo, in sight.
  func openMenu() {
    guard let focus, let index = photos.firstIndex(where: { $0.id == focus }) else { return }
    setFocus(index)
    if let tile = tile(of: focus) { menuWanted(photos[index]).open(beside: tile.child) }
  }
}
