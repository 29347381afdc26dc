import Gtk
import PickerModel

/// Edited copies are seen in place of their photos.
extension Preview {
  /// Whose file is shown of a photo.
  func source(of photo: Photo) -> Photo { session.edited(photo.id)?.copy ?? photo }

  /// Not videos, nor what moves, nor what no decoder can read.
  var canEdit: Bool {
    guard let photo, actions.edit != nil, photo.facts.type.isImage else { return false }
    return !photo.facts.traits.contains(.animated)
      && pictures.originalSize(of: source(of: photo)) != nil
  }

  /// Opens the page on which the photo that is seen is edited; once its picture is there.
  func edit() {
    isEditWanted = false
    guard let photo else { return }
    guard canEdit else {
      if case .loading = pictures.state { isEditWanted = true }
      return
    }
    setFullScreen(false)
    var picture: PreviewPictures.Picture?
    if session.edited(photo.id) == nil, case .ready(let shown) = pictures.state { picture = shown }
    actions.edit?(photo, picture)
  }

  /// The user is back from there.
  func editWasLeft() {
    showPhoto()
    page.picture.widget.grabFocus()
  }
}
