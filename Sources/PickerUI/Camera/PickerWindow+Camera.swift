import GLib
import Gtk
import PickerModel

/// Photos that are taken while the window is open.
extension PickerWindow {
  /// Opens the camera. What comes of it is checked, and shown among the others.
  package func takePhoto() {
    guard let camera = options.camera, !camera.isTaking, session.askForOneMore() else { return }
    cameraButton.isSensitive = false
    Task { [weak self, window, canEdit] in
      let taken = await camera.takePhoto(over: window.xID, canCrop: canEdit)
      await self?.took(taken)
    }
  }

  private func took(_ taken: TakenPhoto) async {
    cameraButton.isSensitive = true
    switch taken {
    case .cancelled: break
    case .failed(let trouble): session.cameraFailed(trouble)
    case .photo(let photo):
      options.photoTaken(photo)
      let isChecked = await session.take(photo)
      if isChecked, options.camera?.wantsCropping ?? false { await crop(photo) }
      await show(taken: photo)
    }
  }

  private func crop(_ photo: PhotoID) async {
    guard let found = await session.photo(at: photo), !isPreviewing else { return }
    editing?(found, nil)
  }

  /// Shows it once the library has it, which is soon or never; and not before the user is back at the grid.
  private func show(taken photo: PhotoID) async {
    awaitedPhoto = photo
    for _ in 0..<50 where awaitedPhoto != nil {
      showAwaitedPhoto()
      repeat { try? await Task.sleep(for: .milliseconds(200)) } while isElsewhere
    }
    awaitedPhoto = nil
  }

  private var isElsewhere: Bool { (isEditing || isPreviewing) && session.result == nil }

  /// Where it is in what is shown, else among all photos.
  func showAwaitedPhoto() {
    guard let photo = awaitedPhoto, session.result == nil, !isElsewhere else { return }
    if session.photos.contains(where: { $0.id == photo }) {
      awaitedPhoto = nil
      leaflet.show(gridPage)
      return grid.reveal(photo)
    }
    let all = session.library.album(.kind(.all))?.photos ?? []
    if all.contains(where: { $0.id == photo }) { open(.kind(.all)) }
  }
}
