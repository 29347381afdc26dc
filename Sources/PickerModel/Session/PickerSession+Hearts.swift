// Favourites and the Trash, which the library keeps.

extension PickerSession {
  /// A heart that was given or taken here.
  package struct Heart {
    package let isFavorite: Bool
    /// Whether the library has kept it, so that the next snapshot knows better.
    package internal(set) var isKept = false
  }

  package func isFavorite(_ photo: PhotoID) -> Bool {
    hearts[photo]?.isFavorite ?? library.favorites.contains(photo)
  }

  /// Gives the photo a heart or takes it; shown at once, and taken back with a notice where it cannot
  /// be kept.
  ///
  /// - Returns: whether it has one now.
  @discardableResult
  package func toggleFavorite(_ photo: Photo) -> Bool {
    let isFavorite = !isFavorite(photo.id)
    guard result == nil else { return !isFavorite }
    hearts[photo.id] = Heart(isFavorite: isFavorite)
    if notice == .heartNotKept { notice = nil }
    Task { [source] in
      let isKept = await source.setFavorite(isFavorite, photo)
      heartWasSet(photo.id, isFavorite: isFavorite, isKept: isKept)
    }
    return isFavorite
  }

  private func heartWasSet(_ photo: PhotoID, isFavorite: Bool, isKept: Bool) {
    // Toggled again meanwhile: the later answer counts.
    guard hearts[photo]?.isFavorite == isFavorite else { return }
    if isKept {
      hearts[photo]?.isKept = true
    } else {
      hearts[photo] = nil
      // Why says more.
      if case .favorites = notice { return }
      notice = .heartNotKept
    }
  }

  /// Forgets the hearts that a new snapshot tells of, and those of which it must know: five stars in a
  /// file are a heart that nobody can take.
  func settleHearts() {
    if hearts.isEmpty { return }
    hearts = hearts.filter { photo, heart in
      !heart.isKept && library.favorites.contains(photo) != heart.isFavorite
    }
  }

  /// What the Trash knows of a photo; nil where it is not in it.
  package func trashed(_ photo: PhotoID) -> TrashedPhoto? { library.trashed[photo] }

  /// Puts photos of the Trash back, each to where it was; those that are checked stay so. What cannot
  /// be put back is told in a notice.
  ///
  /// - Returns: how many are back.
  @discardableResult
  package func restore(_ photos: [PhotoID]) async -> Int {
    var failures: [RestoreFailure] = []
    for photo in photos where result == nil {
      do throws(RestoreFailure) {
        let original = trashed(photo)?.original
        try await source.restore(photo)
        if let original { follow([photo: PhotoID(original)]) }
      } catch {
        failures.append(error)
      }
    }
    if let first = failures.first, result == nil {
      notice = .notRestored(count: failures.count, first)
    }
    return photos.count - failures.count
  }
}
