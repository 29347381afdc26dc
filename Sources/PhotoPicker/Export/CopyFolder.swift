import GLib
package import PickerModel

/// Where copies are put.
package enum CopyFolder: Hashable, Sendable {
  /// Made where it is missing.
  case named(FilePath)
  /// A new one for each time, in the user's cache and for the user's eyes only.
  case own

  /// So long its own folders are kept: whoever asked for copies has taken them by then.
  private static let age: Int64 = 3 * 24 * 60 * 60

  static var ownRoot: FilePath {
    FilePath(bytes: UserFolders.cache).appending("photo-picker").appending("copies")
  }

  /// Why there can be no copies, as far as that can be told before they are wanted. Blocks.
  var obstacle: ExportFailure? {
    guard case .named(let folder) = self else { return nil }
    return Folder.obstacle(to: folder.bytes).map { .folder(folder, $0) }
  }

  /// Blocks.
  func prepare() throws(ExportFailure) -> FilePath {
    let wanted = if case .named(let folder) = self { folder } else { Self.ownRoot }
    do throws(FileFailure) {
      guard case .own = self else {
        try Folder.make(wanted.bytes, mode: 0o777)
        return wanted
      }
      Self.tidy()
      try Folder.make(wanted.bytes, mode: 0o700)
      return FilePath(bytes: try Folder.makeNew(in: wanted.bytes))
    } catch {
      throw .folder(wanted, error)
    }
  }

  /// Nothing came of it. Blocks.
  func giveUp(_ folder: FilePath) {
    if case .own = self { Folder.remove(folder.bytes) }
  }

  /// Removes its own folders of days ago.
  private static func tidy() {
    guard var folder = try? Directory(at: ownRoot.bytes, followingLinks: false) else { return }
    let oldest = FileTime.now.seconds - age
    while let entry = try? folder.next() {
      guard let status = try? folder.status(of: entry.name), status.kind == .folder,
        status.modified.seconds < oldest
      else { continue }
      Folder.remove(ownRoot.appending(entry.name).bytes)
    }
  }
}
