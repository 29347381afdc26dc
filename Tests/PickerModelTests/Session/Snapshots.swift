import PickerModel

/// The photos that sessions are tested with.
enum Snapshots {
  static let photos = (1...9).map { Photo.made(FilePath("/p/\($0).jpg"), taken: Int64(-$0)) }
  static let ids = photos.map(\.id)

  static let all = Album(id: .kind(.all), photos: photos)
  static let trip = Album(id: .folder("/p/trip"), photos: Array(photos[3...5]))
  /// A folder that is called as an album's id, and one as an album's title.
  static let recentFolder = Album(id: .folder("/p/recent"), photos: Array(photos[0...6]))
  static let recent = Album(id: .kind(.recent), photos: Array(photos[0...1]))

  static let whole = LibrarySnapshot(albums: [all, recentFolder, trip, recent], isComplete: true)
  static let early = LibrarySnapshot(albums: [all, recentFolder])
  static let empty = LibrarySnapshot(isComplete: true)
}

extension PickRequest {
  /// A request with limits that can be satisfied.
  static func made(
    minimum: Int = 1, maximum: Int? = nil, preselection: [PhotoID] = [], album: String? = nil
  ) -> PickRequest {
    var request = PickRequest()
    request.limits = SelectionLimits(minimum: minimum, maximum: maximum) ?? .any
    request.preselection = preselection
    request.album = album.map { Array($0.utf8) }
    return request
  }
}
