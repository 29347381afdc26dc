internal import GLib
package import PickerModel

/// A trash folder: what was deleted lies in its `files`, where each came from stands in its `info`. From the
/// FreeDesktop.org Trash specification, version 1.0.
package struct TrashFolder: Hashable, Sendable {
  package let path: FilePath
  /// The folder from which paths start that are not absolute.
  package let base: FilePath

  package init(_ path: FilePath, base: FilePath) {
    self.path = path
    self.base = base
  }

  /// The trash of a user's home.
  ///
  /// - Parameter data: `$XDG_DATA_HOME`.
  package init(ofHome data: FilePath) {
    self.init(data.appending("Trash"), base: data)
  }

  /// Those of a user on a volume: `.Trash/UID`, where `.Trash` is sticky and no link, and `.Trash-UID`. Others
  /// may write to a volume, so a folder counts only where it is the user's own. Blocks.
  package static func folders(of user: UInt32, on volume: FilePath) -> [TrashFolder] {
    let shared = volume.appending(".Trash")
    let status = try? FileStatus(at: shared.bytes, followingLinks: false)
    let isShared = status.map { $0.kind == .folder && $0.isSticky } ?? false
    let paths =
      (isShared ? [shared.appending("\(user)")] : []) + [volume.appending(".Trash-\(user)")]
    return paths.filter { isFolder($0, of: user) }.map { TrashFolder($0, base: volume) }
  }

  /// Those that may come to be.
  static func possible(of user: UInt32, on volume: FilePath) -> [TrashFolder] {
    [volume.appending(".Trash").appending("\(user)"), volume.appending(".Trash-\(user)")]
      .map { TrashFolder($0, base: volume) }
  }

  private static func isFolder(_ path: FilePath, of user: UInt32) -> Bool {
    guard let status = try? FileStatus(at: path.bytes, followingLinks: false) else { return false }
    return status.kind == .folder && status.owner == user
  }

  package var files: FilePath { path.appending("files") }
  package var information: FilePath { path.appending("info") }
}
