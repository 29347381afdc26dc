internal import GLib
package import PickerModel

/// The trash folders of a user: that of the home, and those of the volumes that are mounted.
package struct Trash: Sendable {
  private let data: FilePath
  private let user: UInt32
  private let mountTable: FilePath

  /// - Parameters:
  ///   - data: `$XDG_DATA_HOME`.
  ///   - user: by number.
  ///   - mountTable: a file in the form of `/proc/self/mountinfo`.
  package init(data: FilePath, user: UInt32, mountTable: FilePath) {
    self.data = data
    self.user = user
    self.mountTable = mountTable
  }

  /// Those of this user.
  package static var standard: Trash {
    Trash(
      data: FilePath(bytes: UserFolders.data), user: Process.user,
      mountTable: FilePath("/proc/self/mountinfo"))
  }

  /// All that was deleted and may be a picture, by its name. Blocks, and for long where a disk fails.
  package func entries(media: MediaFilter.Media) -> [TrashEntry] {
    var seen: Set<FileIdentity> = []
    let folders = self.folders.filter { folder in
      FileIdentity(of: folder.path).map { seen.insert($0).inserted } ?? false
    }
    return folders.flatMap { TrashEntry.all(in: $0, media: media) }
  }

  private var folders: [TrashFolder] {
    let volumes = MountTable.volumes(in: table)
    return [TrashFolder(ofHome: data)]
      + volumes.flatMap { TrashFolder.folders(of: user, on: $0) }
  }

  /// The kernel makes it up as it is read, so it tells no size.
  private var table: [UInt8] {
    (try? OpenFile(at: mountTable.bytes).bytes(at: 0, count: 1 << 22)) ?? []
  }
}
