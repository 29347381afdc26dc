extension SortOrder {
  /// The photos in this order: as `areInOrder` has it, but for 100,000 in a fraction of the time, as most
  /// photos are told apart by a key that is made once for each.
  package func sorted(_ photos: [Photo]) -> [Photo] {
    switch self {
    case .newest: sorted(photos) { ~$0.facts.taken.moment.steps }
    case .oldest: sorted(photos) { $0.facts.taken.moment.steps }
    case .size: sorted(photos) { -$0.file.bytes }
    case .name: sorted(photos) { NaturalOrder.Key($0.id.path.name) }
    }
  }

  /// - Parameter key: photos with different keys are in the order of these.
  private func sorted<Key: Comparable>(_ photos: [Photo], by key: (Photo) -> Key) -> [Photo] {
    var entries = photos.indices.map { (key: key(photos[$0]), index: $0) }
    entries.sort { one, other in
      one.key == other.key
        ? areInOrder(photos[one.index], photos[other.index]) : one.key < other.key
    }
    return entries.map { photos[$0.index] }
  }
}
