import PickerLibrary
import PickerModel
import TestSupport

extension FilePath {
  init(_ path: ByteString) { self.init(bytes: path.bytes) }
}

extension TestLibrary {
  var rootPath: FilePath { FilePath(root) }

  /// What a library over this folder shows when all is known.
  func snapshot(
    of folders: [ByteString]? = nil, filter: MediaFilter = MediaFilter(),
    sort: SortOrder = .name, facts: StubFacts = StubFacts(), rules: WalkRules = WalkRules()
  ) async throws -> LibrarySnapshot {
    let library = FolderLibrary(
      folders: (folders ?? [root]).map(FilePath.init), filter: filter, facts: facts, rules: rules,
      pace: .unhurried)
    guard let last = await library.untilComplete(in: sort).last else {
      throw TestFailure("nothing complete")
    }
    return last
  }

  /// The paths of all photos below this folder, in the order of their names; where a folder is named,
  /// of those below that one.
  func list(
    _ folders: ByteString..., filter: MediaFilter = MediaFilter(), rules: WalkRules = WalkRules()
  ) async throws -> [ByteString] {
    let named = folders.isEmpty ? nil : folders
    let snapshot = try await snapshot(of: named, filter: filter, rules: rules)
    return snapshot.paths.map(name)
  }

  /// The path from this folder, where it leads into it.
  private func name(of path: FilePath) -> ByteString {
    let prefix = root.bytes + Array("/".utf8)
    return ByteString(path.bytes.dropFirst(path.bytes.starts(with: prefix) ? prefix.count : 0))
  }
}

extension LibrarySnapshot {
  /// The paths of all photos.
  var paths: [FilePath] { album(.kind(.all))?.photos.map(\.id.path) ?? [] }
}

extension FolderLibrary {
  /// What is shown up to the first snapshot that is complete. No screen is waited for.
  func untilComplete(in sort: SortOrder) async -> [LibrarySnapshot] {
    let snapshots = snapshots(in: sort)
    readContents()
    var shown: [LibrarySnapshot] = []
    for await snapshot in snapshots {
      shown.append(snapshot)
      if snapshot.isComplete { break }
    }
    return shown
  }
}

extension SnapshotPace {
  /// So slow that nothing is shown but what is complete.
  static let unhurried = SnapshotPace(first: .seconds(600), longest: .seconds(600))
}
