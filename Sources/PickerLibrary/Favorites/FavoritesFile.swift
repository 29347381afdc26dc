internal import GLib
internal import PickerModel

/// The file of the user's marks. Never removed, and never written over where it could not be read whole. Its
/// calls block.
struct FavoritesFile: Sendable {
  /// Absolute.
  let path: FilePath

  /// What stands in it.
  enum Contents {
    case marks([FilePath: FavoriteMark])
    /// With the marks that could be understood, and its bytes where it could be read at all.
    case broken([FilePath: FavoriteMark], [UInt8]?)
    case newer
  }

  /// How long another picker may take to write.
  private static let patience = Duration.seconds(3)

  func read() -> Contents {
    do throws(FileFailure) {
      let status = try FileStatus(at: path.bytes, followingLinks: true)
      let bytes = try OpenFile(at: path.bytes).bytes(at: 0, count: Int(status.bytes))
      guard bytes.count == status.bytes else { return .broken([:], nil) }
      return switch FavoritesText.read(bytes) {
      case .whole(let marks): .marks(marks)
      case .broken(let marks): .broken(marks, bytes)
      case .newer: .newer
      }
    } catch {
      return error.isMissing ? .marks([:]) : .broken([:], nil)
    }
  }

  /// Reads the marks, changes them and writes them, while no other picker does.
  ///
  /// - Parameter report: told of a broken file, after it was kept aside.
  /// - Returns: the marks that stand in it now.
  func change(
    _ edits: [FavoriteEdit], report: (FavoritesProblem) -> Void
  ) throws(FavoritesProblem) -> [FilePath: FavoriteMark] {
    let marks: [FilePath: FavoriteMark]?
    do throws(FileFailure) {
      try Folder.make(path.parent.bytes, mode: 0o700)
      let lock = path.bytes + Array(".lock".utf8)
      marks = try FileLock.holding(lock, patience: Self.patience) { () throws(FileFailure) in
        try write(edits, report)
      }
    } catch {
      throw .notWritable(path)
    }
    guard let marks else { throw .newer(path) }
    return marks
  }

  /// Nil where the file is not ours to write.
  private func write(
    _ edits: [FavoriteEdit], _ report: (FavoritesProblem) -> Void
  ) throws(FileFailure) -> [FilePath: FavoriteMark]? {
    var marks: [FilePath: FavoriteMark]
    var before: [FilePath: FavoriteMark]?
    switch read() {
    case .newer: return nil
    case .marks(let found): (marks, before) = (found, found)
    case .broken(let found, let bytes):
      report(.broken(keptAs: try keepAside(bytes)))
      marks = found
    }
    for edit in edits { edit.apply(to: &marks) }
    if marks != before {
      try AtomicFile.write(
        FavoritesText.bytes(of: marks), to: path.bytes, mode: 0o600, durably: true)
    }
    return marks
  }

  /// A copy of what could be read; what could not be read at all gets another name.
  private func keepAside(_ bytes: [UInt8]?) throws(FileFailure) -> FilePath {
    var number = 1
    var aside: FilePath { FilePath(bytes: path.bytes + Array(".broken-\(number)".utf8)) }
    while (try? FileStatus(at: aside.bytes, followingLinks: false)) != nil { number += 1 }
    if let bytes {
      try AtomicFile.write(bytes, to: aside.bytes, mode: 0o600, durably: true)
    } else {
      try FileMove.rename(path.bytes, to: aside.bytes)
    }
    return aside
  }
}
