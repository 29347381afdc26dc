/// The photos that are checked, in the order in which they were, within limits.
///
/// Each has a place, which it keeps; one that is dropped leaves its place empty. So that takes no longer
/// among 100,000 than among ten, and can be undone. A photo's number is how many places are taken up to
/// its own.
package struct Selection: Sendable {
  package let limits: SelectionLimits
  private var places = PhotoPlaces()
  private var counts = PlaceCounts()

  /// What a change did.
  package enum Outcome: Hashable, Sendable {
    case changed
    case unchanged
    /// Something was refused, as the selection holds as many as it may. (Some of a range may have been taken.)
    case limitReached
  }

  package init(limits: SelectionLimits = .any) {
    self.limits = limits
  }

  /// Each photo once. Made anew each time.
  package var order: [PhotoID] { places.photos.compactMap(\.self) }

  package var count: Int { places.count }
  package var isEmpty: Bool { places.count == 0 }
  package var isFull: Bool { limits.maximum.map { count >= $0 } ?? false }
  package var isEnough: Bool { count >= limits.minimum }

  package func contains(_ photo: PhotoID) -> Bool { places[photo] != nil }

  /// Its place in the order, the first being 1; nil where it is not checked.
  package func number(of photo: PhotoID) -> Int? {
    places[photo].map { counts.count(through: $0) }
  }

  /// Takes or drops one photo. Where only one may be chosen, another takes its place.
  package mutating func toggle(_ photo: PhotoID) -> Outcome {
    contains(photo) ? remove([photo]) : add(photo)
  }

  /// Takes one photo. Where only one may be chosen, it takes the place of the other.
  package mutating func add(_ photo: PhotoID) -> Outcome {
    if contains(photo) { return .unchanged }
    if limits.replaces { removeAll() }
    return append([photo])
  }

  /// Takes the photos in their order, as many as the limit lets in. Nothing is replaced.
  package mutating func append(_ photos: some Sequence<PhotoID>) -> Outcome {
    closeUp()
    reserve(photos.underestimatedCount)
    var outcome = Outcome.unchanged
    for photo in photos {
      switch take(photo) {
      case .limitReached: return .limitReached
      case .changed: outcome = .changed
      case .unchanged: break
      }
    }
    return outcome
  }

  /// Drops the photos that are checked; the numbers of the others close up.
  @discardableResult
  package mutating func remove(_ photos: some Sequence<PhotoID>) -> Outcome {
    let before = count
    for photo in photos { drop(photo) }
    return count == before ? .unchanged : .changed
  }

  /// Calls photos by other names; their places stay. Where the new name was checked already the photo is
  /// one, in the earlier place.
  package mutating func rename(_ moved: [PhotoID: PhotoID]) {
    guard moved.keys.contains(where: contains) else { return }
    let renamed = order.map { moved[$0] ?? $0 }
    removeAll()
    for photo in renamed { _ = take(photo) }
  }

  package mutating func removeAll() {
    places.removeAll()
    counts.removeAll()
  }

  // MARK: One by one

  /// Takes one photo, at a place after all others. Nothing is replaced.
  mutating func take(_ photo: PhotoID) -> Outcome {
    if isFull { return contains(photo) ? .unchanged : .limitReached }
    guard places.append(photo) else { return .unchanged }
    counts.append()
    return .changed
  }

  /// - Returns: the place that the photo leaves empty; nil where it was not checked.
  @discardableResult
  mutating func drop(_ photo: PhotoID) -> Int? {
    guard let place = places.remove(photo) else { return nil }
    counts.set(place, isTaken: false)
    return place
  }

  /// Undoes the take of the photo that was taken last.
  mutating func undoTake(_ photo: PhotoID) {
    guard let place = drop(photo), place == places.photos.count - 1 else { return }
    places.removeLastPlace()
    counts.removeLast()
  }

  /// Undoes a drop. Where the places were given anew meanwhile, the photo comes last.
  mutating func undoDrop(_ photo: PhotoID, at place: Int) {
    guard places.photos.indices.contains(place), places.photos[place] == nil, !contains(photo)
    else {
      _ = take(photo)
      return
    }
    places.restore(photo, at: place)
    counts.set(place, isTaken: true)
  }

  // MARK: Places

  /// Gives the places anew, once most of them are empty.
  private mutating func closeUp() {
    guard places.photos.count > 64, places.photos.count > 2 * count else { return }
    let order = order
    removeAll()
    reserve(order.count)
    for photo in order { _ = take(photo) }
  }

  /// Makes room for many at once.
  private mutating func reserve(_ more: Int) {
    let wanted = min(places.photos.count + more, limits.maximum ?? .max)
    guard wanted > 2 * places.photos.count else { return }
    places.reserveCapacity(wanted)
    counts.reserveCapacity(wanted)
  }
}

extension Selection: Equatable {
  package static func == (one: Selection, other: Selection) -> Bool {
    one.limits == other.limits && one.count == other.count
      && one.places.photos.lazy.compactMap(\.self).elementsEqual(
        other.places.photos.lazy.compactMap(\.self))
  }
}
