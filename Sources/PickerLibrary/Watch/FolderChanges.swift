internal import PickerModel

/// What has to be looked at anew in a library, after things have settled.
struct FolderChanges: Sendable, Equatable {
  /// Something directly in these folders changed, or they themselves did: each has to be listed anew,
  /// and what it holds of new folders walked. Some may be gone, and some may never have been known.
  var folders: Set<FilePath> = []
  /// Files and folders that go by another path, by the one before. What was below a folder moved along.
  private(set) var moves: [FilePath: FilePath] = [:]
  /// The same, by the path of now.
  private var origins: [FilePath: FilePath] = [:]
  /// Anything may have changed anywhere: the kernel dropped events, or file systems were mounted.
  var isEverywhere = false

  var isEmpty: Bool { folders.isEmpty && moves.isEmpty && !isEverywhere }

  /// Of a chain of moves only the ends matter, and of one that leads back to its start nothing. What
  /// came to the path before was overwritten.
  mutating func addMove(from old: FilePath, to new: FilePath) {
    let start = origins.removeValue(forKey: old) ?? old
    moves[start] = nil
    if let overwritten = origins.removeValue(forKey: new) { moves[overwritten] = nil }
    if start == new { return }
    moves[start] = new
    origins[new] = start
  }

  /// Adds what came later.
  mutating func merge(_ later: FolderChanges) {
    folders.formUnion(later.folders)
    isEverywhere = isEverywhere || later.isEverywhere
    moves = Self.composed(moves, later.moves)
    origins = Dictionary(moves.map { ($1, $0) }, uniquingKeysWith: { $1 })
  }

  /// The moves of a time and of the one after it. Those of each are of one moment, so names may change
  /// places in it.
  static func composed(
    _ moves: [FilePath: FilePath], _ later: [FilePath: FilePath]
  ) -> [FilePath: FilePath] {
    if later.isEmpty { return moves }
    let known = Set(moves.values)
    var all = moves.mapValues { later[$0] ?? $0 }
    for (old, new) in later where !known.contains(old) { all[old] = new }
    return all.filter { $0 != $1 }
  }
}
