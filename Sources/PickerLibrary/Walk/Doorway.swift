internal import PickerModel

/// What leads to a folder or a file: a name in a folder, or one of the paths that the library was asked
/// to hold.
struct Doorway: Hashable, Sendable {
  /// Nil for a path that the library was asked to hold.
  let folder: FileIdentity?
  /// The name in the folder; else the whole path.
  let name: [UInt8]

  init(to name: [UInt8], in folder: FileIdentity) { (self.folder, self.name) = (folder, name) }

  /// To what the library was asked to hold.
  init(top: FilePath) { (folder, name) = (nil, top.bytes) }
}

/// What stands behind a doorway.
enum DoorwayTarget: Sendable {
  case folder(FileIdentity)
  /// Of a link: the photo that it leads to.
  case file(Photo)
  /// There is a folder, but it cannot be read.
  case unreadable
  /// Nothing, or nothing of a library.
  case nothing
}
