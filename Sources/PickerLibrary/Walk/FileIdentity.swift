internal import GLib
internal import PickerModel

/// What makes a file or folder the same one, by whatever path it is reached.
struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let inode: UInt64

  init(_ status: FileStatus) {
    device = status.device
    inode = status.inode
  }

  /// Nil where there is nothing at the path, links followed. Blocks.
  init?(of path: FilePath) {
    guard let status = try? FileStatus(at: path.bytes, followingLinks: true) else { return nil }
    self.init(status)
  }

  /// The folder at the path and all those that it lies in, up to the root. Blocks.
  static func ofFolderAndAncestors(_ path: FilePath) -> Set<FileIdentity> {
    var found: Set<FileIdentity> = []
    var path = path
    // The root is its own parent: there the walk up meets what it has seen.
    while let identity = FileIdentity(of: path), found.insert(identity).inserted {
      path = path.appending("..")
    }
    return found
  }
}
