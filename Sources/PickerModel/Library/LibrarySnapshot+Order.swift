extension LibrarySnapshot {
  /// The same with the photos of its albums in another order, those of albums that have an order of their
  /// own excepted. For 100,000 photos a matter of a tenth of a second, so it runs off the main actor.
  @concurrent
  nonisolated func arranged(by sort: SortOrder) async -> LibrarySnapshot {
    var arranged = self
    arranged.sort = sort
    arranged.albums = await withTaskGroup(of: (Int, Album).self) { group in
      for (place, album) in albums.enumerated() {
        group.addTask { (place, album.arranged(by: sort)) }
      }
      return await group.reduce(into: albums) { $0[$1.0] = $1.1 }
    }
    return arranged
  }
}

extension Album {
  fileprivate func arranged(by sort: SortOrder) -> Album {
    if case .kind(let kind) = id, kind.hasOwnOrder { return self }
    return Album(id: id, photos: sort.sorted(photos)).withMonths(in: sort)
  }
}

extension AlbumKind {
  /// Whether its photos stand in an order of the album's own, whatever that of the grid is.
  package var hasOwnOrder: Bool { self == .recent || self == .recentlyDeleted }
}
