internal import PickerModel

/// What is to be done to one set of photos to make another of it.
struct PhotoChanges: Sendable {
  /// By the ids of photos that are other ones now, or new, or gone: those, or nil.
  private(set) var photos: [PhotoID: Photo?] = [:]

  /// What the files were that were hidden, whether they are shown again or not.
  private(set) var hidden: [PhotoID: FileStamp] = [:]

  var isEmpty: Bool { photos.isEmpty }
  var count: Int { photos.count }

  mutating func add(_ photo: Photo) { photos[photo.id] = .some(photo) }
  mutating func remove(_ photo: PhotoID) { photos[photo] = .some(nil) }

  mutating func hide(_ photo: Photo) {
    remove(photo.id)
    if hidden[photo.id] == nil { hidden[photo.id] = photo.file }
  }

  mutating func reserve(_ count: Int) { photos.reserveCapacity(count) }
}
