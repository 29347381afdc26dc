import PickerModel

/// What is read of the photo that is seen when somebody wants to know more of it.
@MainActor
final class PreviewDetails {
  private let reader: any PhotoDetailsReading
  private var photo: Photo?
  private var known: PhotoDetails?
  private var reading: Task<Void, Never>?

  /// More is known of the photo that is seen.
  var changed: @MainActor () -> Void = {}

  init(reader: any PhotoDetailsReading) { self.reader = reader }

  deinit { reading?.cancel() }

  /// Nil until they are read.
  func details(of photo: Photo) -> PhotoDetails? {
    photo.isSamePicture(as: self.photo) ? known : nil
  }

  /// Reads them, unless they are known.
  func read(_ photo: Photo) {
    if photo.isSamePicture(as: self.photo) { return }
    clear()
    self.photo = photo
    reading = Task { [weak self, reader] in
      let details = await reader.details(of: photo.id.path)
      guard let self, photo.isSamePicture(as: self.photo), !Task.isCancelled else { return }
      known = details
      changed()
    }
  }

  func clear() {
    reading?.cancel()
    (reading, photo, known) = (nil, nil, nil)
  }
}
