internal import PickerModel

/// What is to be done to one set of photos to make another of it.
struct PhotoChanges: Sendable {
  /// By the ids of photos that are other ones now, or new, or gone: those, or nil.
  private(set) var photos: [PhotoID: Photo?] = [:]

  var isEmpty: Bool { photos.isEmpty }
  var count: Int { photos.count }

  mutating func add(_ photo: Photo) { photos[photo.id] = .some(photo) }
  mutating func remove(_ photo: PhotoID) { photos[photo] = .some(nil) }

  mutating func reserve(_ count: Int) { photos.reserveCapacity(count) }
}
