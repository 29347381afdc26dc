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

  /// A folder that is there now.
  package struct Prepared: Sendable {
    package let path: FilePath
    /// What was made for it, the innermost first.
    fileprivate let made: [FilePath]

    /// Nothing came of it: what was made goes again, unless somebody has put something there. Blocks.
    func giveUp() { for folder in made { Folder.removeEmpty(folder.bytes) } }
  }

  /// Blocks.
  func prepare() throws(ExportFailure) -> Prepared {
    let wanted = if case .named(let folder) = self { folder } else { Self.ownRoot }
    let missing = Self.missing(wanted)
    do throws(FileFailure) {
      guard case .own = self else {
        try Folder.make(wanted.bytes, mode: 0o777)
        return Prepared(path: wanted, made: missing)
      }
      Self.tidy()
      try Folder.make(wanted.bytes, mode: 0o700)
      let new = FilePath(bytes: try Folder.makeNew(in: wanted.bytes))
      return Prepared(path: new, made: [new])
    } catch {
      Prepared(path: wanted, made: missing).giveUp()
      throw .folder(wanted, error)
    }
  }

  /// The folder and those above it, as far as they are not there yet.
  private static func missing(_ folder: FilePath) -> [FilePath] {
    var (missing, path): ([FilePath], FilePath) = ([], folder)
    while !Process.exists(path.bytes), path != path.parent {
      missing.append(path)
      path = path.parent
    }
    return missing
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
