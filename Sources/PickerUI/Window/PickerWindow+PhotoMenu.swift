import GLib
import Gtk
import PickerModel

/// What can be done with one photo.
extension PickerWindow {
  func connectPhotoMenu() {
    grid.menuWanted = { [weak self, layout = grid.layout] photo in
      self?.menu(of: photo) ?? ContextMenu(for: layout)
    }
  }

  private func menu(of photo: Photo) -> ContextMenu {
    let menu = ContextMenu(for: grid.layout)
    menu.add(tr("Preview")) { [weak self] in self?.openPreview(photo.id) }
    let isChecked = session.selection.contains(photo.id)
    menu.add(isChecked ? tr("Deselect") : tr("Select")) { [weak self] in self?.grid.toggle(photo) }
    if session.trashed(photo.id) == nil {
      let isFavorite = session.isFavorite(photo.id)
      menu.add(isFavorite ? tr("Remove from Favorites") : tr("Add to Favorites")) { [weak self] in
        self?.grid.toggleFavorite(photo)
      }
    } else {
      menu.add(tr("Restore")) { [weak self] in self?.restore([photo.id]) }
    }
    menu.addSeparator()
    menu.add(tr("Copy")) { [weak self] in self?.copy([photo.id]) }
    menu.add(tr("Open With Default Program")) { [weak self] in self?.openElsewhere(photo) }
    menu.add(tr("Show in File Manager")) { [weak self] in self?.showInFileManager(photo) }
    return menu
  }

  private func openElsewhere(_ photo: Photo) {
    let uri = FileURI.string(ofPath: photo.id.path.bytes)
    Task { [session] in
      if await !DesktopFile.open(uri) { session.wasNotOpened(photo.id) }
    }
  }

  /// With the file chosen, where the file manager can do that; else its folder.
  private func showInFileManager(_ photo: Photo) {
    let path = photo.id.path
    let uri = FileURI.string(ofPath: path.bytes)
    let folder = FileURI.string(ofPath: path.parent.bytes)
    Task { [session] in
      if await DesktopFile.show(uri) { return }
      if await !DesktopFile.open(folder) { session.wasNotOpened(photo.id) }
    }
  }
}
