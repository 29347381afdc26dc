internal import PickerModel

/// The folders of a library and the photos in them, kept true to what walks come upon. What changes is
/// collected until it is asked for.
struct FolderStore: Sendable {
  /// What is to be read: a photo, and the folder that it is in; nil for one that a link leads to.
  struct Unread: Sendable {
    let folder: FileIdentity?
    let photo: Photo
  }

  let filter: MediaFilter
  let rules: WalkRules

  private(set) var tops: [Place] = []
  var known = KnownFolders()
  var shown: [FileIdentity: LibraryLayout.Shown] = [:]
  var linked: [FilePath: Photo] = [:]

  /// Since they were taken last.
  var changes = PhotoChanges()
  /// In the order in which they were met; some may have changed since.
  private var unread: [Unread] = []
  /// The folders by the paths by which they were met, until all has been walked for the first time; then nil.
  var firstMet: [FilePath: FileIdentity]? = [:]
  /// Folders of which the index holds something else.
  private var unkept: Set<FileIdentity> = []
  /// Hidden before all was known: another file may be shown by that path now.
  var doubtful: [PhotoID] = []

  /// Shown before they were met, as they were among the first the last time.
  var foreseen: [PhotoID: Photo] = [:]

  var unreadable: [FilePath] = []
  /// How many files were found.
  var count = 0

  init(filter: MediaFilter, rules: WalkRules) {
    self.filter = filter
    self.rules = rules
  }

  var hasChanges: Bool { !changes.isEmpty }

  mutating func takeChanges() -> PhotoChanges {
    defer { changes = PhotoChanges() }
    return changes
  }

  mutating func takeUnread() -> [Unread] {
    defer { unread = [] }
    return unread
  }

  /// The folders that are known to be in a folder, by their names.
  func foldersKnown(in place: Place) -> [[UInt8]: FileIdentity] {
    guard case .folder(let identity) = known.targets[place.doorway],
      let folder = known.folders[identity]
    else { return [:] }
    let found = folder.folders.compactMap { name -> ([UInt8], FileIdentity)? in
      guard case .folder(let inner) = known.targets[Doorway(to: name, in: identity)] else {
        return nil
      }
      return (name, inner)
    }
    return Dictionary(found, uniquingKeysWith: { one, _ in one })
  }

  /// Shows photos that a walk will probably meet.
  ///
  /// - Precondition: none was met yet.
  mutating func foresee(_ photos: [Photo]) {
    for photo in photos where filter.offers(photo.facts.type) && foreseen[photo.id] == nil {
      foreseen[photo.id] = photo
      changes.addArrival(photo)
    }
  }

  // MARK: What a walk tells

  mutating func begin(over tops: [Place]) { self.tops = tops }

  mutating func take(_ event: WalkEvent) {
    switch event {
    case .target(let doorway, let target): known.targets[doorway] = target
    case .contents(let contents): list(contents)
    }
  }

  /// This folder was listed: these are its files now.
  private mutating func list(_ contents: FolderContents) {
    let identity = contents.identity
    known.targets[contents.place.doorway] = .folder(identity)
    let old = known.folders[identity]?.files ?? []
    let isMoved = known.folders[identity].map { $0.place.path != contents.place.path } ?? false
    let place = shown[identity] ?? LibraryLayout.Shown(path: contents.place.path)
    if isMoved { for file in old { hide(file) } }
    let files = merge(old, contents, into: place, isMoved: isMoved)
    known.folders[identity] = KnownFolder(contents, files: files)
    if !contents.isKept, !contents.isPart { unkept.insert(identity) }
    shown[identity] = LibraryLayout.Shown(path: contents.place.path, hidden: place.hidden)
    count += files.count - old.count
  }

  /// The files that were found, with what is known already of those that are as they were.
  private mutating func merge(
    _ old: [Photo], _ contents: FolderContents, into place: LibraryLayout.Shown, isMoved: Bool
  ) -> [Photo] {
    let isFirst = !isMoved && isMetFirst(contents)
    var files: [Photo] = []
    files.reserveCapacity(contents.files.count)
    var rest = old[...]
    for found in contents.files {
      while let first = rest.first, first.name.lexicographicallyPrecedes(found.name) {
        if !isMoved { hide(first) }
        rest.removeFirst()
      }
      var file: Photo?
      var isKnown = false
      if let first = rest.first, first.name == found.name {
        rest.removeFirst()
        isKnown = true
        if first.file == found.file { file = first }
      }
      if let file, !isMoved {
        files.append(file)
        continue
      }
      let new = file?.moved(to: found.id.path) ?? found
      files.append(new)
      if isFirst, !isKnown {
        arrive(new, in: contents.identity)
      } else if place.hidden.isEmpty || !place.hidden.contains(Array(found.name)) {
        show(new, in: contents.identity)
      }
    }
    if !isMoved { for file in rest { hide(file) } }
    return files
  }

  /// Whether no other folder has been there before: then its files are new to the library.
  private mutating func isMetFirst(_ contents: FolderContents) -> Bool {
    guard let met = firstMet?[contents.place.path] else {
      firstMet?[contents.place.path] = contents.identity
      return firstMet != nil
    }
    return met == contents.identity
  }

  /// Shows a file that was not known by any path.
  private mutating func arrive(_ file: Photo, in folder: FileIdentity) {
    if !file.isRead { unread.append(Unread(folder: folder, photo: file)) }
    let before = foreseen.isEmpty ? nil : foreseen.removeValue(forKey: file.id)
    if let before {
      if before.file != file.file || before.facts != file.facts { replace(before, with: file) }
    } else if filter.offers(file.facts.type) {
      changes.addArrival(file)
    }
  }

  private mutating func replace(_ before: Photo, with file: Photo) {
    filter.offers(file.facts.type) ? changes.add(file) : changes.remove(before.id)
  }

  mutating func show(_ file: Photo, in folder: FileIdentity?) {
    if !file.isRead { unread.append(Unread(folder: folder, photo: file)) }
    foreseen[file.id] = nil
    if filter.offers(file.facts.type) { changes.add(file) }
  }

  mutating func hide(_ file: Photo) {
    changes.hide(file)
    doubtful.append(file.id)
  }

  // MARK: What is kept

  /// What the index should hold of folders of which all is read. By the paths by which they were met.
  mutating func takeUnkept() -> [FilePath: [Photo]] {
    var folders: [FilePath: [Photo]] = [:]
    for identity in unkept {
      guard let folder = known.folders[identity] else {
        unkept.remove(identity)
        continue
      }
      if folder.unreadCount > 0 { continue }
      unkept.remove(identity)
      // What could not be read this time may be another time.
      folders[folder.place.path] = folder.files.filter(\.isRead)
    }
    for (path, file) in linked where file.isRead { folders[path.parent]?.append(file) }
    return folders
  }

  /// The paths by which the folders are known.
  var paths: Set<FilePath> { Set(known.folders.values.map(\.place.path)) }

  // MARK: What was read

  /// What the contents of a file tell. A file that has changed meanwhile is left alone.
  mutating func take(_ facts: PhotoFacts, of unread: Unread) {
    let old = unread.photo
    let new = Photo(id: old.id, file: old.file, facts: facts)
    guard replace(old, with: new, in: unread.folder) else { return }
    let isHidden = unread.folder.flatMap { shown[$0]?.hidden.contains(Array(old.id.path.name)) }
    if isHidden == true { return }
    if filter.offers(facts.type) { changes.add(new) } else { changes.remove(new.id) }
  }

  private mutating func replace(_ old: Photo, with new: Photo, in folder: FileIdentity?) -> Bool {
    guard let folder else {
      guard linked[new.id.path] === old else { return false }
      linked[new.id.path] = new
      return true
    }
    guard let index = known.folders[folder]?.index(of: new.id.path.name),
      known.folders[folder]?.files[index] === old
    else { return false }
    known.folders[folder]?.files[index] = new
    known.folders[folder]?.unreadCount -= 1
    return true
  }
}
