// Photos that are taken while the window is open.

extension PickerSession {
  /// Whether one more photo may be chosen; where not, that is told as a try.
  package func askForOneMore() -> Bool {
    guard isOpen else { return false }
    if !selection.isFull || request.limits.replaces { return true }
    note(.limitReached)
    return false
  }

  /// Checks a photo that was just taken; where only one may be chosen no other. The library may not know it
  /// yet, or show it by another path: it goes by that one then.
  ///
  /// - Returns: whether it is checked now.
  @discardableResult
  package func take(_ photo: PhotoID) async -> Bool {
    let found = await source.photos(at: [photo.path]).first
    guard isOpen else { return false }
    choose(photo)
    guard selection.contains(photo) else { return false }
    if let file = found?.file {
      unplaced.append(PreselectedPhoto(id: photo, device: file.device, inode: file.inode))
    }
    return true
  }

  /// What a file tells of itself, whether or not the library holds it; nil where it is gone.
  package func photo(at id: PhotoID) async -> Photo? { await source.photos(at: [id.path]).first }

  /// There was no camera to take a photo with.
  package func cameraFailed(_ trouble: CameraTrouble) { tell(.camera(trouble)) }
}
