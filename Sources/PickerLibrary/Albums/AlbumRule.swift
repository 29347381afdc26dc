package import PickerModel

/// Says which photos are in the album of a kind. It looks at nothing but what it is given.
package protocol AlbumRule: Sendable {
  var kind: AlbumKind { get }
  var order: AlbumOrder { get }
  /// - Parameter folder: what the folders say that the photo lies in.
  func contains(_ photo: Photo, in folder: FolderTraits, _ context: AlbumContext) -> Bool
}

extension AlbumRule {
  package var order: AlbumOrder { .asRequested }

  package func contains(_ photo: Photo, in context: AlbumContext) -> Bool {
    contains(photo, in: FolderTraits(of: photo.id.path.parent, in: context), context)
  }
}

/// Says which photos are in the album of a kind by what was taken before them and after them.
package protocol SequenceRule: Sendable {
  var kind: AlbumKind { get }
  /// - Parameter photos: in the order in which they were taken.
  /// - Returns: the places of those that are in the album.
  func members(of photos: [Photo]) -> [Int]
}

/// How the photos of an album stand.
package enum AlbumOrder: Sendable {
  /// As those of the whole grid.
  case asRequested
  /// What came into the library last goes first, whatever the order of the grid.
  case latestArrivalFirst
}
