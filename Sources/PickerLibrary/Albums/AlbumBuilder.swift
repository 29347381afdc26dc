package import PickerModel

/// Makes albums of photos. The photos are sorted when they come in, and each album is then filled in
/// that order, so that no album but those with an order of their own is sorted.
package struct AlbumBuilder: Sendable {
  private let sort: SortOrder
  private let rules: [any AlbumRule]
  private let sequenceRules: [any SequenceRule]
  private var context: AlbumContext

  /// All but those in the Trash, in the order of the grid.
  private(set) var photos: [Photo] = []
  /// What is known of the photo at the same place.
  private var marks: [Mark] = []
  private var folders: [(path: FilePath, traits: FolderTraits)] = []
  private var numbers: [FilePath: Int] = [:]
  /// The photo that was asked for last, and the number of its folder.
  private var last: (path: FilePath, number: Int)?

  /// The photos in the Trash, in the order of their album. They are in no other one.
  package var trashed: [Photo] = []

  private struct Mark: Sendable {
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
    take(Array(photos))
    applySequenceRules()
  }

  /// Forgets photos. Costs as much as to go once over all.
  package mutating func remove(_ photos: Set<PhotoID>) {
    drop { photos.contains($0) }
    applySequenceRules()
  }

  /// Changes which photos the user has marked. Costs as much as to go once over all.
  package mutating func setFavorites(_ favorites: Set<PhotoID>) {
    if context.favorites == favorites { return }
    context.favorites = favorites
    guard let number = rules.firstIndex(where: { $0.kind == .favorites }) else { return }
    for place in photos.indices {
      let traits = folders[Int(marks[place].folder)].traits
      marks[place].set(number, to: rules[number].contains(photos[place], in: traits, context))
    }
  }

  /// Takes photos, in any order, and puts those in the place of others that have their ids. Costs as much as
  /// to sort those and to go once over all others.
  ///
  /// - Parameter photos: by the ids of photos that are other ones now, or new, or gone: those, or nil.
  package mutating func update(_ photos: [PhotoID: Photo?]) {
    var changes = PhotoChanges()
    for (id, photo) in photos { photo.map { changes.add($0) } ?? changes.remove(id) }
    update(changes)
  }

  mutating func update(_ changes: PhotoChanges) {
    if changes.isEmpty { return }
    let changed = changes.photos
    if !changed.isEmpty { drop { changed[$0] != nil } }
    take(changes.arrivals + changed.values.compactMap { $0 })
    applySequenceRules()
  }

  private mutating func drop(_ isDropped: (PhotoID) -> Bool) {
    let kept = photos.indices.filter { !isDropped(photos[$0].id) }
    (photos, marks) = (kept.map { photos[$0] }, kept.map { marks[$0] })
  }

  /// Puts new ones among those that are there.
  private mutating func take(_ new: [Photo]) {
    let new = sort.sorted(new)
    let old = (photos: photos, marks: marks)
    photos = []
    marks = []
    photos.reserveCapacity(old.photos.count + new.count)
    marks.reserveCapacity(old.photos.count + new.count)
    var place = 0
    for photo in new {
      while place < old.photos.count, sort.areInOrder(old.photos[place], photo) {
        photos.append(old.photos[place])
        marks.append(old.marks[place])
        place += 1
      }
      photos.append(photo)
      marks.append(mark(photo))
    }
    photos += old.photos[place...]
    marks += old.marks[place...]
  }

  /// The albums that hold something, in the order of the list.
  package var albums: [Album] {
    (albumsByRule + albumsByFolder + trash).sorted(by: Album.areInListOrder)
  }

  // MARK: Making albums

  private var albumsByRule: [Album] {
    let kinds = rules.map { ($0.kind, $0.order) } + sequenceRules.map { ($0.kind, .asRequested) }
    return zip(kinds, 0...).compactMap { kind, number in
      var members = members(of: number)
      if kind.1 == .latestArrivalFirst { members = Self.latestArrivalFirst(members) }
      return members.isEmpty ? nil : Album(id: .kind(kind.0), photos: members)
    }
  }

  /// The photos that a rule has. Where that is all of them the array is shared.
  private func members(of rule: Int) -> [Photo] {
    let bit = UInt32(1) << UInt32(rule)
    let count = marks.count { $0.memberships & bit != 0 }
    if count == photos.count { return photos }
    var members: [Photo] = []
    members.reserveCapacity(count)
    for place in photos.indices where marks[place].memberships & bit != 0 {
      members.append(photos[place])
    }
    return members
  }

  private static func latestArrivalFirst(_ photos: [Photo]) -> [Photo] {
    // What came at one time stands as in the grid.
    let places = zip(photos, 0...).map { photo, place in
      PlaceByNumber(~Int64(bitPattern: photo.file.arrived.ordinal), at: place)
    }
    return places.sorted().map { photos[Int($0.place)] }
  }

  private var albumsByFolder: [Album] {
    var counts = [Int](repeating: 0, count: folders.count)
    for mark in marks { counts[Int(mark.folder)] += 1 }
    var members = counts.map { count in
      var members: [Photo] = []
      members.reserveCapacity(count)
      return members
    }
    for (photo, mark) in zip(photos, marks) { members[Int(mark.folder)].append(photo) }
    return zip(folders, members).compactMap { folder, members in
      members.isEmpty ? nil : Album(id: .folder(folder.path), photos: members)
    }
  }

  private var trash: [Album] {
    trashed.isEmpty ? [] : [Album(id: .kind(.recentlyDeleted), photos: trashed)]
  }

  // MARK: Asking rules

  private mutating func mark(_ photo: Photo) -> Mark {
    let number = number(ofFolderOf: photo.id.path)
    let traits = folders[number].traits
    var memberships: UInt32 = 0
    for place in rules.indices where rules[place].contains(photo, in: traits, context) {
      memberships |= 1 << UInt32(place)
    }
    return Mark(folder: UInt32(number), memberships: memberships)
  }

  /// Photos of one folder mostly come one after another.
  private mutating func number(ofFolderOf path: FilePath) -> Int {
    if let last, last.path.isBeside(path) { return last.number }
    let number = number(of: path.parent)
    last = (path, number)
    return number
  }

  private mutating func number(of folder: FilePath) -> Int {
    if let number = numbers[folder] { return number }
    folders.append((folder, FolderTraits(of: folder, in: context)))
    numbers[folder] = folders.count - 1
    return folders.count - 1
  }

  private mutating func applySequenceRules() {
    let places = placesInTimeOrder
    let inTimeOrder = places.map { photos[$0] }
    for (rule, number) in zip(sequenceRules, rules.count...) {
      for place in marks.indices { marks[place].set(number, to: false) }
      for member in rule.members(of: inTimeOrder) { marks[places[member]].set(number, to: true) }
    }
  }

  /// The places of the photos, as they were taken one after another.
  private var placesInTimeOrder: [Int] {
    switch sort {
    case .oldest: return Array(photos.indices)
    case .newest: return photos.indices.reversed()
    case .name, .size:
      let places = photos.indices.map { place in
        PlaceByNumber(photos[place].facts.taken.moment.steps, at: place)
      }
      return places.sorted().map { Int($0.place) }
    }
  }
}
