internal import GLib
internal import PickerModel

/// Reads one folder. Blocks. Opens nothing but the folder, and asks once for the status of each file
/// whose name is that of a photo.
struct FolderReader {
  let rules: WalkRules
  let media: MediaFilter
  /// Not entered by whatever path.
  let closed: Set<FileIdentity>
  let watcher: (any FolderWatching)?
  let index: LibraryIndex?
  /// What name and stamp tell of a file that is not read yet.
  let guess: @Sendable (FactsRequest) -> PhotoFacts
  let cancelled = CancelFlag()

  /// So many files at first, and then four times as many each time, are handed on before the rest.
  private static let firstPart = 1024

  /// Which names are those of photos goes by the media alone: contents decide on types.
  init(_ plan: LibraryReading.Plan) {
    rules = plan.rules
    media = MediaFilter(media: plan.filter.media)
    closed = Set(plan.rules.closedFolders.compactMap(FileIdentity.init(of:)))
    watcher = plan.watcher
    index = plan.index
    guess = plan.guess
  }

  /// - Parameters:
  ///   - claim: whether a folder is to be read: asked once it is open.
  ///   - part: takes what is known of a large folder so far.
  func read(
    _ place: Place, claim: (FileIdentity) -> Bool, part: (FolderContents) -> Void
  ) -> WalkEvent {
    do throws(FileFailure) {
      var directory = try Directory(at: place.path.bytes, followingLinks: place.mayBeLink)
      let status = try directory.status
      let identity = FileIdentity(status)
      if closed.contains(identity) { return .target(place.doorway, .nothing) }
      guard claim(identity) else { return .target(place.doorway, .folder(identity)) }
      watcher?.willList(place.path, status)
      return .contents(contents(of: &directory, identity, place, part: part))
    } catch {
      // It may have gone, or become something else, since its folder was listed.
      let isGone = place.doorway.folder != nil && (error.isMissing || error.isNotAFolder)
      return .target(place.doorway, isGone ? .nothing : .unreadable)
    }
  }

  private func contents(
    of directory: inout Directory, _ identity: FileIdentity, _ place: Place,
    part: (FolderContents) -> Void
  ) -> FolderContents {
    let listing = Listing(reading: &directory, at: place.path, offers: media)
    var contents = FolderContents(place: place, identity: identity)
    contents.isCutShort = listing.isCutShort
    if listing.isMarkedHidden { return contents }
    var memory = memory(of: place.path)
    var nextPart = Self.firstPart
    contents.files.reserveCapacity(listing.entries.count)
    for entry in listing.entries where !cancelled.isSet {
      add(entry, of: directory, listing.names, to: &contents, &memory)
      if contents.files.count == nextPart {
        nextPart *= 4
        contents.isPart = true
        part(contents)
        contents.isPart = false
      }
    }
    contents.isKept = memory.isTrue
    return contents
  }

  private func add(
    _ entry: Listing.Entry, of directory: borrowing Directory, _ names: FolderNames,
    to contents: inout FolderContents, _ memory: inout FactsMemory
  ) {
    let asksFirst = entry.kind == nil || entry.type != nil && entry.kind == .file
    let place = Int(entry.name.lowerBound)
    let status = asksFirst ? try? directory.status(ofNameAt: place, in: names.text) : nil
    switch entry.kind ?? status?.kind {
    case .folder: contents.folders.append(Array(names[entry.name]))
    case .link: contents.links.append(Array(names[entry.name]))
    case .file:
      guard let type = entry.type, let status,
        let file = file(names.path(of: entry.name), status, type, &memory)
      else { return }
      contents.files.append(file)
      if status.nameCount > 1 { contents.shared.insert(status.inode) }
    case .other, nil: return
    }
  }

  /// What is known of the files of a folder, or of those that links in it lead to.
  func memory(of folder: FilePath) -> FactsMemory {
    FactsMemory(index?.rows(of: folder) ?? [], guess: guess)
  }

  /// A file that may be a photo; nil where it is none, or not within limits.
  func file(
    _ path: FilePath, _ status: FileStatus, _ type: MediaType, _ memory: inout FactsMemory
  ) -> Photo? {
    guard status.kind == .file, path.count <= rules.maximumPathLength else { return nil }
    let request = FactsRequest(path: path, file: FileStamp(status), type: type)
    return Photo(id: PhotoID(path), file: request.file, facts: memory.facts(of: request))
  }

  func isWithinLimits(_ place: Place) -> Bool {
    place.depth <= rules.maximumDepth && place.path.count <= rules.maximumPathLength
  }
}
