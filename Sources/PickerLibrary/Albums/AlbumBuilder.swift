package import PickerModel

/// Makes albums of photos. The photos are sorted when they come in, and each album is then filled in
/// that order, so that no album but those with an order of their own is sorted.
package struct AlbumBuilder: Sendable {
  private let sort: SortOrder
  private let rules: [any AlbumRule]
  private let context: AlbumContext

  /// In the order of the grid.
  private var entries: [Entry] = []
  private var folders: [FilePath] = []
  private var numbers: [FilePath: Int] = [:]

  private struct Entry: Sendable {
    let photo: Photo
    /// In `folders`.
    let folder: Int
    /// Bit `n` says that rule `n` has it.
    let memberships: UInt64
  }

  /// The kinds that this library can tell.
  package static let standardRules: [any AlbumRule] = [
    AllPhotosRule(), RecentRule(), ScreenshotsRule(),
  ]

  /// - Precondition: there are at most 64 rules.
  package init(
    sort: SortOrder, context: AlbumContext, rules: [any AlbumRule] = standardRules
  ) {
    precondition(rules.count <= UInt64.bitWidth)
    self.sort = sort
    self.context = context
    self.rules = rules
  }

  /// Takes photos, in any order. Costs as much as to sort them and to go once over all others.
  package mutating func add(_ photos: some Collection<Photo>) {
    for photo in photos { entries.append(entry(photo)) }
    // The standard library's sort finds the run that is in order already, and merges.
    entries.sort { sort.areInOrder($0.photo, $1.photo) }
  }

  /// The albums that hold something, in the order of the list.
  package var albums: [Album] {
    (albumsByRule + albumsByFolder).sorted(by: Album.areInListOrder)
  }

  private var albumsByRule: [Album] {
    zip(rules, 0...).compactMap { rule, number in
      var photos = entries.filter { $0.memberships & 1 << number != 0 }.map(\.photo)
      if rule.order == .latestArrivalFirst { photos.sort(by: SortOrder.latestArrivalFirst) }
      return photos.isEmpty ? nil : Album(id: .kind(rule.kind), photos: photos)
    }
  }

  private var albumsByFolder: [Album] {
    var photos = [[Photo]](repeating: [], count: folders.count)
    for entry in entries { photos[entry.folder].append(entry.photo) }
    return zip(folders, photos).map { Album(id: .folder($0), photos: $1) }
  }

  private mutating func entry(_ photo: Photo) -> Entry {
    let memberships = zip(rules, 0...).reduce(into: UInt64(0)) { bits, rule in
      if rule.0.contains(photo, in: context) { bits |= 1 << rule.1 }
    }
    return Entry(photo: photo, folder: number(of: photo.id.path.parent), memberships: memberships)
  }

  private mutating func number(of folder: FilePath) -> Int {
    if let number = numbers[folder] { return number }
    folders.append(folder)
    numbers[folder] = folders.count - 1
    return folders.count - 1
  }
}
