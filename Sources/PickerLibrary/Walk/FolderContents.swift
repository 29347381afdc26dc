internal import GLib
internal import PickerModel

/// What of one folder matters to a library, as it was when the folder was read.
struct FolderContents: Sendable {
  let place: Place
  let identity: FileIdentity
  /// In the order of the bytes of their names.
  var files: [FoundFile] = []
  /// The names of the folders in it, in the order of the bytes of the paths of what is in them.
  var folders: [[UInt8]] = []
  /// The names of the links in it, in the order of their bytes.
  var links: [[UInt8]] = []
  /// Whether the folder could not be read to its end.
  var isCutShort = false
  /// Whether more of it will come.
  var isPart = false
}

/// Reads one folder. Blocks. Opens nothing but the folder, and asks once for the status of each file
/// whose name is that of a photo.
struct FolderReader {
  let rules: WalkRules
  let media: MediaFilter
  /// Not entered by whatever path.
  let closed: Set<FileIdentity>
  let watcher: (any FolderWatching)?
  let cancelled = CancelFlag()

  /// So many files at first, and then four times as many each time, are handed on before the rest.
  private static let firstPart = 1024

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
    let listing = Listing(reading: &directory, offers: media)
    var contents = FolderContents(place: place, identity: identity)
    contents.isCutShort = listing.isCutShort
    if listing.isMarkedHidden { return contents }
    var nextPart = Self.firstPart
    for entry in listing.entries where !cancelled.isSet {
      add(entry, of: directory, to: &contents)
      if contents.files.count == nextPart {
        nextPart *= 4
        contents.isPart = true
        part(contents)
        contents.isPart = false
      }
    }
    return contents
  }

  private func add(
    _ entry: Listing.Entry, of directory: borrowing Directory, to contents: inout FolderContents
  ) {
    let status = entry.kind == nil ? try? directory.status(of: entry.name) : nil
    switch entry.kind ?? status?.kind {
    case .folder: contents.folders.append(entry.name)
    case .link: contents.links.append(entry.name)
    case .file:
      guard let type = entry.type,
        let status = status ?? (try? directory.status(of: entry.name))
      else { return }
      let path = contents.place.path.appending(entry.name)
      if let file = file(path, status, type) { contents.files.append(file) }
    case .other, nil: return
    }
  }

  /// A file that may be a photo; nil where it is none, or not within limits.
  func file(_ path: FilePath, _ status: FileStatus, _ type: MediaType) -> FoundFile? {
    guard status.kind == .file, path.bytes.count <= rules.maximumPathLength else { return nil }
    return FoundFile(
      request: FactsRequest(path: path, file: FileStamp(status), type: type),
      hasOtherNames: status.nameCount > 1)
  }

  func isWithinLimits(_ place: Place) -> Bool {
    place.depth <= rules.maximumDepth && place.path.bytes.count <= rules.maximumPathLength
  }
}
