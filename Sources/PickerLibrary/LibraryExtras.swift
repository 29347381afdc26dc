internal import PickerModel

/// What a library shows that does not lie in its folders: the user's marks, and the Trash.
package struct LibraryExtras: Sendable {
  let favorites: FavoritesStore
  let trash: TrashAlbum?

  /// - Parameters:
  ///   - favorites: by default one that keeps nothing.
  ///   - trash: nil where no deleted photos are shown.
  package init(favorites: FavoritesStore = FavoritesStore(), trash: TrashAlbum? = nil) {
    self.favorites = favorites
    self.trash = trash
  }

  /// Whether a snapshot may be called complete.
  var isLoaded: Bool { favorites.isLoaded && (trash?.isLoaded ?? true) }

  /// Reads both anew.
  ///
  /// - Parameter changed: called on any thread, each time that there is something new to show, and when what
  ///   a complete snapshot waits for is there.
  func load(_ changed: @escaping @Sendable () -> Void) {
    for part in ExtrasWatch.Part.allCases { load(part, changed) }
  }

  private func load(_ part: ExtrasWatch.Part, _ changed: @escaping @Sendable () -> Void) {
    switch part {
    case .favorites: Task { if await favorites.load() { changed() } }
    case .trash: trash?.load(changed)
    }
  }

  /// Reads what others change of both, between its start and its end.
  ///
  /// - Parameters:
  ///   - pause: where nothing tells of changes, they are looked for so often.
  ///   - changed: as that of `load`.
  func watch(
    lookingEvery pause: Duration, _ changed: @escaping @Sendable () -> Void
  ) -> ExtrasWatch {
    ExtrasWatch(pause: pause) { part in
      switch part {
      case .favorites: favorites.watched
      case .trash: trash?.watched ?? []
      }
    } changed: { part in
      load(part, changed)
    }
  }

  /// Has the albums show both. Costs no more than to go once over all photos.
  ///
  /// - Parameter isWhole: whether the builder has all photos of the library: only then can it be said which go by
  ///   another name.
  /// - Returns: what is known of the photos in the Trash.
  func show(in builder: inout AlbumBuilder, isWhole: Bool) -> [PhotoID: TrashedPhoto] {
    if isWhole, favorites.follow(builder.photos) { Task { await favorites.save() } }
    builder.setFavorites(favorites.favorites)
    let contents = trash?.contents
    builder.trashed = contents?.photos ?? []
    return contents?.trashed ?? [:]
  }
}
