// The checked photos by themselves, in the order of the selection.

extension PickerSession {
  /// Whether the checked photos are shown in place of an album.
  package var isReviewing: Bool { reviewed != nil }

  /// Shows the photos that are checked now, and only these, in their order. They stay in sight when they
  /// are unchecked, so that this can be undone, until an album is opened or the review ends.
  package func review() async {
    guard result == nil, !selection.isEmpty else { return }
    let found = await photos(of: selection.order)
    guard result == nil, !found.isEmpty else { return }
    (reviewed, sweep) = (found, nil)
  }

  /// Shows the album again.
  package func endReview() {
    guard isReviewing else { return }
    (reviewed, sweep) = (nil, nil)
  }

  /// The library has changed: what is shown is what it tells now of the same photos.
  func refreshReview(_ moved: [PhotoID: PhotoID]) {
    guard let shown = reviewed else { return }
    Task {
      let found = await photos(of: shown.map { moved[$0.id] ?? $0.id })
      if isReviewing { reviewed = found.isEmpty ? nil : found }
    }
  }

  /// Those that the library knows, and of others what their files tell.
  func photos(of wanted: [PhotoID]) async -> [Photo] {
    var known = await library.photos(among: Set(wanted))
    let others = wanted.filter { known[$0] == nil }
    if !others.isEmpty {
      for photo in await source.photos(at: others.map(\.path)) { known[photo.id] = photo }
    }
    return wanted.compactMap { known[$0] }
  }
}

extension LibrarySnapshot {
  /// Those of the photos that are in the library. Runs off the main actor.
  @concurrent
  fileprivate nonisolated func photos(among wanted: Set<PhotoID>) async -> [PhotoID: Photo] {
    var found: [PhotoID: Photo] = [:]
    for album in [album(.kind(.all)), album(.kind(.recentlyDeleted))].compactMap(\.self) {
      for photo in album.photos where wanted.contains(photo.id) { found[photo.id] = photo }
    }
    return found
  }
}
