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

  /// The trash folders that are there, each once. Blocks, and for long where a disk fails.
  var present: [TrashFolder] {
    var seen: Set<FileIdentity> = []
    return folders.filter { folder in
      FileIdentity(of: folder.path).map { seen.insert($0).inserted } ?? false
    }
  }

  /// Where something happens when a file is deleted or put back. Blocks.
  var watched: [WatchedPlace] {
    let volumes = MountTable.volumes(in: table)
    let folders = volumes.flatMap { TrashFolder.possible(of: user, on: $0) }
    return ([TrashFolder(ofHome: data)] + folders).flatMap {
      [WatchedPlace($0.files), WatchedPlace($0.information)]
    }
  }

  /// That of the home, whether it is there or not, and those of volumes. Blocks.
  var folders: [TrashFolder] {
    let volumes = MountTable.volumes(in: table)
    return [TrashFolder(ofHome: data)]
      + volumes.flatMap { TrashFolder.folders(of: user, on: $0) }
  }

  /// The kernel makes it up as it is read, so it tells no size.
  private var table: [UInt8] {
    (try? OpenFile(at: mountTable.bytes).bytes(at: 0, count: 1 << 22)) ?? []
  }
}
