internal import PickerModel

/// What of one folder matters to a library, as it was when the folder was read.
struct FolderContents: Sendable {
  let place: Place
  let identity: FileIdentity
  /// In the order of the bytes of their names.
  var files: [Photo] = []
  /// Which of the files go by other names too, by their inodes.
  var shared: Set<UInt64> = []
  /// The names of the folders in it, in the order of the bytes of the paths of what is in them.
  var folders: [[UInt8]] = []
  /// The names of the links in it, in the order of their bytes.
  var links: [[UInt8]] = []
  /// Whether the folder could not be read to its end.
  var isCutShort = false
  /// Whether more of it will come.
  var isPart = false
  /// Whether the index holds just this.
  var isKept = false
}
