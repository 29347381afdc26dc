internal import PickerModel

/// What is to be done to one set of photos to make another of it.
struct PhotoChanges: Sendable {
  /// By the ids of photos that are other ones now, or new, or gone: those, or nil.
  private(set) var photos: [PhotoID: Photo?] = [:]

  /// Photos with ids that are neither in the set nor in `photos`.
  var arrivals: [Photo] {
    photos.isEmpty ? arrived : arrived.filter { photos[$0.id] == nil }
  }
  /// Those of which nothing else became known may be in `photos` since.
  private var arrived: [Photo] = []

  /// What the files were that were hidden, whether they are shown again or not.
  private(set) var hidden: [PhotoID: FileStamp] = [:]

  var isEmpty: Bool { photos.isEmpty && arrived.isEmpty }
  /// At least how many photos are concerned.
  var count: Int { photos.count + arrived.count }

  mutating func add(_ photo: Photo) { photos[photo.id] = .some(photo) }
  mutating func remove(_ photo: PhotoID) { photos[photo] = .some(nil) }

  /// As `add`, at a fraction of the cost.
  ///
  /// - Precondition: the set has no photo with that id, nor was one added before.
  mutating func addArrival(_ photo: Photo) {
    photos.isEmpty || photos[photo.id] == nil ? arrived.append(photo) : add(photo)
  }

  mutating func hide(_ photo: Photo) {
    remove(photo.id)
    if hidden[photo.id] == nil { hidden[photo.id] = photo.file }
  }
}
