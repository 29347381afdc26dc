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
    Task { if await favorites.load() { changed() } }
    trash?.load(changed)
  }

  /// Has the albums show both. Costs no more than to go once over all photos.
  ///
  /// - Returns: what is known of the photos in the Trash.
  func show(in builder: inout AlbumBuilder) -> [PhotoID: TrashedPhoto] {
    if favorites.follow(builder.photos) { Task { await favorites.save() } }
    builder.setFavorites(favorites.favorites)
    let contents = trash?.contents
    builder.trashed = contents?.photos ?? []
    return contents?.trashed ?? [:]
  }
}
