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
  var files: [KnownFile]
  /// The names of the folders in it, in the order of the bytes of the paths of what is in them.
  let folders: [[UInt8]]
  let links: [[UInt8]]
  let isCutShort: Bool
  /// Whether files in it go by other names too.
  let hasSharedFiles: Bool
  /// How many of the files are not read yet.
  var unreadCount: Int

  init(_ contents: FolderContents, files: [KnownFile]) {
    place = contents.place
    self.files = files
    folders = contents.folders
    links = contents.links
    isCutShort = contents.isCutShort
    hasSharedFiles = files.contains(where: \.hasOtherNames)
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

/// A file of the library, shown or not.
struct KnownFile: Sendable {
  var photo: Photo
  /// Whether the facts are those of the contents: else they are what name and stamp tell.
  var isRead: Bool
  var hasOtherNames: Bool

  var name: ArraySlice<UInt8> { photo.id.path.name }
  var identity: FileIdentity { FileIdentity(photo.file) }

  /// The same by another path.
  func moved(to path: FilePath) -> KnownFile {
    KnownFile(
      photo: Photo(id: PhotoID(path), file: photo.file, facts: photo.facts), isRead: isRead,
      hasOtherNames: hasOtherNames)
  }
}
