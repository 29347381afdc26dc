package import PickerModel

/// Makes albums of photos. The photos are sorted when they come in, and each album is then filled in
/// that order, so that no album but those with an order of their own is sorted.
package struct AlbumBuilder: Sendable {
  private let sort: SortOrder
  private let rules: [any AlbumRule]
  private let sequenceRules: [any SequenceRule]
  private var context: AlbumContext

  /// In the order of the grid.
  private var entries: [Entry] = []
  private var folders: [(path: FilePath, traits: FolderTraits)] = []
  private var numbers: [FilePath: Int] = [:]

  /// The photos in the Trash, in the order of their album. They are in no other one.
  package var trashed: [Photo] = []

  private struct Entry: Sendable {
    let photo: Photo
    /// In `folders`.
    let folder: UInt32
    /// Bit `n` says that rule `n` has it; the rules about sequences come after the others.
    var memberships: UInt32

    mutating func set(_ rule: Int, to isMember: Bool) {
      let bit = UInt32(1) << UInt32(rule)
      memberships = isMember ? memberships | bit : memberships & ~bit
    }
  }

  /// Of every kind but Recently Deleted, which holds what is not in the library.
  package static let standardRules: [any AlbumRule] = [
    AllPhotosRule(), CameraRollRule(), RecentRule(), FavoritesRule(), VideosRule(), SloMoRule(),
    TimeLapseRule(), SelfiesRule(), ScreenshotsRule(), PanoramasRule(), AnimatedRule(),
    LongExposureRule(), PortraitRule(),
  ]
  package static let standardSequenceRules: [any SequenceRule] = [BurstsRule()]

  /// - Precondition: there are at most 32 rules.
  package init(
    sort: SortOrder, context: AlbumContext, rules: [any AlbumRule] = standardRules,
    sequenceRules: [any SequenceRule] = standardSequenceRules
  ) {
    precondition(rules.count + sequenceRules.count <= UInt32.bitWidth)
    self.sort = sort
    self.context = context
    self.rules = rules
    self.sequenceRules = sequenceRules
  }

  /// Takes photos, in any order. Costs as much as to sort them and to go once over all others.
  package mutating func add(_ photos: some Collection<Photo>) {
    for photo in photos { entries.append(entry(photo)) }
    entries = sorted(entries)
    applySequenceRules()
  }

  /// Forgets photos. Costs as much as to go once over all.
  package mutating func remove(_ photos: Set<PhotoID>) {
    entries.removeAll { photos.contains($0.photo.id) }
    applySequenceRules()
  }

  /// Changes which photos the user has marked. Costs as much as to go once over all.
  package mutating func setFavorites(_ favorites: Set<PhotoID>) {
    if context.favorites == favorites { return }
    context.favorites = favorites
    guard let number = rules.firstIndex(where: { $0.kind == .favorites }) else { return }
    for place in entries.indices {
      let entry = entries[place]
      let traits = folders[Int(entry.folder)].traits
      entries[place].set(number, to: rules[number].contains(entry.photo, in: traits, context))
    }
  }

  /// Takes photos, in any order, and puts those in the place of others that have their ids. Costs as much as
  /// to sort those and to go once over all others.
  ///
  /// - Parameter photos: by the ids of photos that are other ones now, or new, or gone: those, or nil.
  package mutating func update(_ photos: [PhotoID: Photo?]) {
    if photos.isEmpty { return }
    let kept = entries.filter { photos[$0.photo.id] == nil }
    let new = photos.values.compactMap { $0.map { entry($0) } }
    entries = merged(kept, sorted(new))
    applySequenceRules()
  }

  private func sorted(_ entries: [Entry]) -> [Entry] {
    var keys = entries.indices.map { GridKey(entries[$0].photo, in: sort, place: $0) }
    keys.sort { one, other in
      GridKey.precedes(one, other)
        ?? sort.areInOrder(entries[Int(one.place)].photo, entries[Int(other.place)].photo)
    }
    return keys.map { entries[Int($0.place)] }
  }

  /// Two that are in order as one.
  private func merged(_ one: [Entry], _ other: [Entry]) -> [Entry] {
    if one.isEmpty || other.isEmpty { return one + other }
    var result: [Entry] = []
    result.reserveCapacity(one.count + other.count)
    var place = 0
    for entry in other {
      while place < one.count, sort.areInOrder(one[place].photo, entry.photo) {
        result.append(one[place])
        place += 1
      }
      result.append(entry)
    }
    result += one[place...]
    return result
  }

  /// All but those in the Trash, in the order of the grid.
  var photos: some Sequence<Photo> { entries.lazy.map(\.photo) }

  /// The albums that hold something, in the order of the list.
  package var albums: [Album] {
    (albumsByRule + albumsByFolder + trash).sorted(by: Album.areInListOrder)
  }

  // MARK: Making albums

  private var albumsByRule: [Album] {
    let kinds = rules.map { ($0.kind, $0.order) } + sequenceRules.map { ($0.kind, .asRequested) }
    return zip(kinds, 0...).compactMap { kind, number in
      var photos: [Photo] = []
      for entry in entries where entry.memberships & 1 << number != 0 { photos.append(entry.photo) }
      if kind.1 == .latestArrivalFirst { photos = Self.latestArrivalFirst(photos) }
      return photos.isEmpty ? nil : Album(id: .kind(kind.0), photos: photos)
    }
  }

  private static func latestArrivalFirst(_ photos: [Photo]) -> [Photo] {
    var keys = zip(photos, 0...).map { GridKey(arrivalOf: $0, place: $1) }
    keys.sort { one, other in
      GridKey.precedes(one, other)
        ?? SortOrder.latestArrivalFirst(photos[Int(one.place)], photos[Int(other.place)])
    }
    return keys.map { photos[Int($0.place)] }
  }

  private var albumsByFolder: [Album] {
    var photos = [[Photo]](repeating: [], count: folders.count)
    for entry in entries { photos[Int(entry.folder)].append(entry.photo) }
    return zip(folders, photos).compactMap { folder, photos in
      photos.isEmpty ? nil : Album(id: .folder(folder.path), photos: photos)
    }
  }

  private var trash: [Album] {
    trashed.isEmpty ? [] : [Album(id: .kind(.recentlyDeleted), photos: trashed)]
  }

  // MARK: Asking rules

  private mutating func entry(_ photo: Photo) -> Entry {
    let number = number(of: photo.id.path.parent)
    let traits = folders[number].traits
    var memberships: UInt32 = 0
    for place in rules.indices where rules[place].contains(photo, in: traits, context) {
      memberships |= 1 << UInt32(place)
    }
    return Entry(photo: photo, folder: UInt32(number), memberships: memberships)
  }

  private mutating func number(of folder: FilePath) -> Int {
    if let number = numbers[folder] { return number }
    folders.append((folder, FolderTraits(of: folder, in: context)))
    numbers[folder] = folders.count - 1
    return folders.count - 1
  }

  private mutating func applySequenceRules() {
    let places = placesInTimeOrder
    let photos = places.map { entries[$0].photo }
    for (rule, number) in zip(sequenceRules, rules.count...) {
      for place in entries.indices { entries[place].set(number, to: false) }
      for member in rule.members(of: photos) { entries[places[member]].set(number, to: true) }
    }
  }

  /// The places of the entries, as they were taken one after another.
  private var placesInTimeOrder: [Int] {
    switch sort {
    case .oldest: return Array(entries.indices)
    case .newest: return entries.indices.reversed()
    case .name, .size:
      var keys = entries.indices.map { GridKey(entries[$0].photo, in: .oldest, place: $0) }
      keys.sort { GridKey.precedes($0, $1) ?? ($0.place < $1.place) }
      return keys.map { Int($0.place) }
    }
  }
}
