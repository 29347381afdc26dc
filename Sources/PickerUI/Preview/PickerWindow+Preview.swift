import GLib
import Gtk
package import PickerModel

extension PickerWindow {
  /// The photo that is seen as a whole; nil where the grid is seen.
  package var previewedPhoto: PhotoID? { preview?.photo?.id }

  var isPreviewing: Bool { preview?.isOpen ?? false }

  /// Shows a photo of the grid as a whole; nil for the focused one, or else the first.
  package func openPreview(_ photo: PhotoID? = nil) {
    guard let photo = photo ?? grid.focusedPhoto ?? grid.photos.first?.id,
      session.result == nil, let preview = preview ?? makePreview()
    else { return }
    preview.open(photo, of: grid.photos, tileEdge: grid.tilePixels)
    guard preview.isOpen else { return }
    // It was said of the grid, and would lie over the buttons of the preview.
    if case .limit = session.notice { session.dismissNotice() }
    root.show("preview")
    preview.page.picture.widget.grabFocus()
  }

  /// Back to the tiles, at the photo that was seen.
  func closePreview() {
    guard let preview, preview.isOpen else { return }
    let photo = preview.photo?.id
    preview.close()
    // While a photo is edited, that is what stays in sight.
    if isEditing {
      pageBeforeEditor = "picking"
      return
    }
    root.show("picking")
    photo.map { grid.reveal($0) } ?? grid.grabFocus()
  }

  /// What the grid asks of the preview, and what it tells it.
  func connectPreview() {
    grid.previewed = { [weak self] in self?.openPreview($0) }
    grid.accepted = { [weak self] in self?.accept($0) }
    grid.photosChanged = { [weak self] in
      MainActor.later { self?.previewPhotosChanged() }
    }
  }

  private func previewPhotosChanged() {
    if isPreviewing { preview?.photosChanged(grid.photos, seen: grid.focusedPhoto) }
  }

  /// Made when it is first wanted, as that may be never.
  private func makePreview() -> Preview? {
    guard let decoder = options.decoder else { return nil }
    let preview = Preview(
      session: session, thumbnails: thumbnails, decoder: decoder,
      videos: options.videos,
      actions: Preview.Actions(
        leave: { [weak self] in self?.closePreview() },
        // So that it keeps the photo when the album changes.
        seen: { [weak self] in
          self?.grid.focus = $0
          self?.grid.isFocusChosen = true
        },
        accept: { [weak self] in self?.accept($0) },
        edit: editing,
        review: { [weak self] in
          self?.closePreview()
          self?.review()
        },
        setFullScreen: { [weak self] in self?.window.setFullScreen($0) }))
    root.add(preview.page.widget, named: "preview")
    self.preview = preview
    return preview
  }

  private func accept(_ photo: PhotoID) {
    let session = session
    Task { await session.accept(focused: photo) }
  }
}
