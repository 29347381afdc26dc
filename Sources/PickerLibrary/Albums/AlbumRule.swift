package import PickerModel

/// Says which photos are in the album of a kind. It looks at nothing but what it is given.
package protocol AlbumRule: Sendable {
  var kind: AlbumKind { get }
  var order: AlbumOrder { get }
  func contains(_ photo: Photo, in context: AlbumContext) -> Bool
}

extension AlbumRule {
  package var order: AlbumOrder { .asRequested }
}

/// How the photos of an album stand.
package enum AlbumOrder: Sendable {
  /// As those of the whole grid.
  case asRequested
  /// What came into the library last goes first, whatever the order of the grid.
  case latestArrivalFirst
}
