import GLib
import Gtk
import PickerModel

/// Photos that are taken while the window is open.
extension PickerWindow {
  /// Opens the camera. What comes of it is checked, and shown among the others.
  package func takePhoto() {
    guard let camera = options.camera, !camera.isTaking, session.askForOneMore() else { return }
    cameraButton.isSensitive = false
    Task { [weak self, window] in
      let taken = await camera.takePhoto(over: window.xID)
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
      await session.take(photo)
      await show(taken: photo)
    }
  }

  /// Shows it once the library has it, which is soon or never.
  private func show(taken photo: PhotoID) async {
    awaitedPhoto = photo
    showAwaitedPhoto()
    try? await Task.sleep(for: .seconds(10))
    if awaitedPhoto == photo { awaitedPhoto = nil }
  }

  /// Where it is in what is shown, else among all photos.
  func showAwaitedPhoto() {
    guard let photo = awaitedPhoto, session.result == nil else { return }
    if session.photos.contains(where: { $0.id == photo }) {
      awaitedPhoto = nil
      leaflet.show(gridPage)
      return grid.reveal(photo)
    }
    let all = session.library.album(.kind(.all))?.photos ?? []
    if all.contains(where: { $0.id == photo }) { open(.kind(.all)) }
  }
}
