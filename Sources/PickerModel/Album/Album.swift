/// Some photos of the library under one title, in the order of the grid.
package struct Album: Sendable, Equatable {
  package let id: AlbumID
  /// Never empty where the album is in a snapshot of the library.
  package let photos: [Photo]
  /// Where the months of the photos begin; empty where they are in no order by time.
  package var months: [PhotoMonth] = []

  package init(id: AlbumID, photos: [Photo]) {
    self.id = id
    self.photos = photos
  }

  /// The photo that stands for the album in the list.
  package var cover: Photo? { photos.first }

  /// The title before translation: a kind's msgid, or the name of the folder.
  package var title: AlbumTitle {
    switch id {
    case .kind(let kind): .message(kind.title)
    case .folder(let path): .name(path.displayName)
    }
  }

  /// Largest first; kinds before folders and in the order of their table, folders by title.
  package static func areInListOrder(_ one: Album, _ other: Album) -> Bool {
    guard one.photos.count == other.photos.count else {
      return one.photos.count > other.photos.count
    }
    switch (one.id, other.id) {
    case (.kind(let a), .kind(let b)): return a.rank < b.rank
    case (.kind, .folder): return true
    case (.folder, .kind): return false
    case (.folder(let a), .folder(let b)): return NaturalOrder.areInOrder(a, b)
    }
  }
}

/// A title as data: translated where it is shown, and only there.
package enum AlbumTitle: Hashable, Sendable {
  /// A msgid.
  case message(String)
  /// A name of the user's own; never translated.
  case name(String)
}

extension AlbumKind {
  /// The place in the table of kinds.
  fileprivate var rank: Int { Self.ranks[self, default: 0] }

  private static let ranks = Dictionary(
    uniqueKeysWithValues: AlbumKind.allCases.enumerated().map { ($1, $0) })
}
