/// Where photos come from.
package protocol PhotoLibrary: Sendable {
  /// The library as it becomes known: each snapshot is whole and replaces the one before. Ends when
  /// nothing more will come.
  func snapshots(in sort: SortOrder) -> AsyncStream<LibrarySnapshot>

  /// Those of the photos whose file is there no more.
  func vanished(among photos: [PhotoID]) async -> Set<PhotoID>
}

/// The library at one moment.
package struct LibrarySnapshot: Sendable, Equatable {
  /// None of them empty, in the order of the list.
  package var albums: [Album]
  /// Whether folders are still being read.
  package var isComplete: Bool
  /// Folders that could not be read.
  package var unreadable: [FilePath]

  package init(albums: [Album] = [], isComplete: Bool = false, unreadable: [FilePath] = []) {
    self.albums = albums
    self.isComplete = isComplete
    self.unreadable = unreadable
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
