/// The photos that are checked, in the order in which they were, within limits.
package struct Selection: Sendable {
  package let limits: SelectionLimits
  /// Each photo once.
  package private(set) var order: [PhotoID] = []
  /// Where in `order` each photo stands.
  private var places: [PhotoID: Int] = [:]

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

  package var count: Int { order.count }
  package var isEmpty: Bool { order.isEmpty }
  package var isFull: Bool { limits.maximum.map { count >= $0 } ?? false }
  package var isEnough: Bool { count >= limits.minimum }

  package func contains(_ photo: PhotoID) -> Bool { places[photo] != nil }

  /// Its place in the order, the first being 1; nil where it is not checked.
  package func number(of photo: PhotoID) -> Int? { places[photo].map { $0 + 1 } }

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
    var outcome = Outcome.unchanged
    for photo in photos where !contains(photo) {
      if isFull { return .limitReached }
      places[photo] = order.count
      order.append(photo)
      outcome = .changed
    }
    return outcome
  }

  /// Drops the photos that are checked; the numbers of the others close up.
  @discardableResult
  package mutating func remove(_ photos: some Sequence<PhotoID>) -> Outcome {
    var first = order.count
    var dropped: Set<PhotoID> = []
    for photo in photos {
      guard let place = places.removeValue(forKey: photo) else { continue }
      dropped.insert(photo)
      first = min(first, place)
    }
    if dropped.isEmpty { return .unchanged }
    order.removeAll(where: dropped.contains)
    for place in first..<order.count { places[order[place]] = place }
    return .changed
  }

  /// Calls photos by other names; their places stay. Where the new name was checked already the photo is
  /// one, in the earlier place.
  package mutating func rename(_ moved: [PhotoID: PhotoID]) {
    guard moved.keys.contains(where: contains) else { return }
    let renamed = order.map { moved[$0] ?? $0 }
    removeAll()
    for photo in renamed where !contains(photo) {
      places[photo] = order.count
      order.append(photo)
    }
  }

  package mutating func removeAll() {
    order.removeAll()
    places.removeAll()
  }
}

extension Selection: Equatable {
  package static func == (one: Selection, other: Selection) -> Bool {
    one.limits == other.limits && one.order == other.order
  }
}
