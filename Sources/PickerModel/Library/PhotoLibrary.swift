/// Where photos come from.
package protocol PhotoLibrary: Sendable {
  /// The library as it becomes known, and then as it changes: each snapshot is whole and replaces the
  /// one before. Ends when nothing more will come.
  func snapshots(in sort: SortOrder) -> AsyncStream<LibrarySnapshot>

  /// Those of the photos whose file is there no more.
  func vanished(among photos: [PhotoID]) async -> Set<PhotoID>

  /// The photos at some paths, in their order, whether or not the library holds them; those that are not
  /// there are left out.
  func photos(at paths: [FilePath]) async -> [Photo]

  /// Gives or takes the heart. The snapshots tell of it.
  ///
  /// - Returns: whether it could be kept.
  func setFavorite(_ isFavorite: Bool, _ photo: Photo) async -> Bool

  /// Puts a photo of Recently Deleted back to where it was, never over another file. The snapshots
  /// tell of it.
  func restore(_ photo: PhotoID) async throws(RestoreFailure)

  /// Looks for changes that nothing told of: the user is back at the window.
  func lookAgain()
}

/// A library that keeps no hearts, has no Trash, does not change, and knows of nothing else.
extension PhotoLibrary {
  package func photos(at paths: [FilePath]) async -> [Photo] { [] }

  package func setFavorite(_ isFavorite: Bool, _ photo: Photo) async -> Bool { false }

  package func restore(_ photo: PhotoID) async throws(RestoreFailure) { throw .gone }

  package func lookAgain() {}
}

/// The library at one moment.
package struct LibrarySnapshot: Sendable, Equatable {
  /// None of them empty, in the order of the list.
  package var albums: [Album]
  /// Whether all is known: folders have been read, and what their files tell.
  package var isComplete: Bool
  /// In which the photos of those albums stand that have no order of their own; nil where nobody has said.
  var sort: SortOrder?
  /// Folders that could not be read.
  package var unreadable: [FilePath]
  /// How far the reading of a library is that takes long; nil where nothing is left to read.
  package var progress: LibraryProgress?
  /// Those with a heart, whether by the user's mark or by five stars in the file.
  package var favorites: Set<PhotoID> = []
  /// What is known of the photos of Recently Deleted.
  package var trashed: [PhotoID: TrashedPhoto] = [:]
  /// Photos that go by another name since the snapshot before, by the old one.
  package var moved: [PhotoID: PhotoID] = [:]

  package init(
    albums: [Album] = [], isComplete: Bool = false, unreadable: [FilePath] = [],
    progress: LibraryProgress? = nil
  ) {
    self.albums = albums
    self.isComplete = isComplete
    self.unreadable = unreadable
    self.progress = progress
  }

  package func album(_ id: AlbumID) -> Album? { albums.first { $0.id == id } }

  /// The album that a caller means: by its id, or by its title in the user's language or in English.
  ///
  /// An id goes before a title, so a folder that is called `recent` hides no album; and where an album
  /// of that id may still come in, no title is tried.
  ///
  /// - Parameter title: an album's title in the user's language.
  package func album(named name: [UInt8], title: (Album) -> String) -> Album? {
    if let id = AlbumID(bytes: name) {
      if let album = album(id) { return album }
      guard isComplete else { return nil }
    }
    return albums.first { album in
      [title(album), album.title.untranslated].contains { Array($0.utf8) == name }
    }
  }
}
