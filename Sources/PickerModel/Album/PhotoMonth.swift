/// A month in an order by time, and where its photos begin.
package struct PhotoMonth: Hashable, Sendable {
  package let year: Int
  /// 1 to 12.
  package let month: Int
  /// The place of its first photo.
  package let start: Int

  package init(year: Int, month: Int, start: Int) {
    (self.year, self.month, self.start) = (year, month, start)
  }
}

extension SortOrder {
  /// The months of photos that are in this order, by the clock of the place where each was taken; none in
  /// an order that is not by time. Each month once: the order is that of the moments, so a photo from
  /// another time zone may come some hours after those of the next month, and then stays among them.
  package func months(of photos: [Photo]) -> [PhotoMonth] {
    guard self == .newest || self == .oldest else { return [] }
    var months: [PhotoMonth] = []
    for (index, photo) in photos.enumerated() {
      let wall = photo.facts.taken.wall
      if let last = months.last, !isLater(wall, than: last) { continue }
      months.append(PhotoMonth(year: wall.year, month: wall.month, start: index))
    }
    return months
  }

  private func isLater(_ wall: CivilTime, than month: PhotoMonth) -> Bool {
    let (one, other) = ((wall.year, wall.month), (month.year, month.month))
    return self == .newest ? one < other : one > other
  }
}

extension LibrarySnapshot {
  /// The same with the months of its albums, which are in this order. Some milliseconds for 100,000
  /// photos, so it runs off the main actor.
  @concurrent
  package nonisolated func withMonths(in order: SortOrder) async -> LibrarySnapshot {
    var result = self
    result.sort = order
    result.albums = albums.map { $0.withMonths(in: order) }
    return result
  }
}

extension Album {
  /// The same with its months, where its photos are in the order of the grid.
  func withMonths(in order: SortOrder) -> Album {
    if case .kind(let kind) = id, kind.hasOwnOrder { return self }
    var album = self
    album.months = order.months(of: photos)
    return album
  }
}
