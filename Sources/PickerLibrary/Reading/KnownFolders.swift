internal import PickerModel

/// All that is known of the folders of a library, whatever paths lead to them.
struct KnownFolders: Sendable {
  var folders: [FileIdentity: KnownFolder] = [:]
  var targets: [Doorway: DoorwayTarget] = [:]
}

/// What is known of one folder.
struct KnownFolder: Sendable {
  /// By which it was read last.
  var place: Place
  /// In the order of the bytes of their names.
  var files: [Photo]
  /// The names of the folders in it, in the order of the bytes of the paths of what is in them.
  let folders: [[UInt8]]
  let links: [[UInt8]]
  let isCutShort: Bool
  /// Which of the files go by other names too, by their inodes.
  let shared: Set<UInt64>
  /// How many of the files are not read yet.
  var unreadCount: Int

  init(_ contents: FolderContents, files: [Photo]) {
    place = contents.place
    self.files = files
    folders = contents.folders
    links = contents.links
    isCutShort = contents.isCutShort
    shared = contents.shared
    unreadCount = files.count { !$0.isRead }
  }

  /// Where the file of that name stands in `files`.
  func index(of name: ArraySlice<UInt8>) -> Int? {
    var (low, high) = (0, files.count)
    while low < high {
      let middle = (low + high) / 2
      if files[middle].name.lexicographicallyPrecedes(name) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < files.count && files[low].name == name ? low : nil
  }
}

extension Photo {
  /// Whether the facts are those of the contents: else they are what name and stamp tell.
  var isRead: Bool { !facts.traits.contains(.unread) }

  var name: ArraySlice<UInt8> { id.path.name }
  var identity: FileIdentity { FileIdentity(file) }

  /// The same by another path.
  func moved(to path: FilePath) -> Photo { Photo(id: PhotoID(path), file: file, facts: facts) }
}
