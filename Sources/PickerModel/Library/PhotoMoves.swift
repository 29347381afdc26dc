/// Which photos go by another name, through however many renames: the new name by the old one.
package struct PhotoMoves: Sendable, Equatable {
  private var targets: [PhotoID: PhotoID]

  /// - Parameter targets: renames of one moment, so that names can also change places.
  package init(_ targets: [PhotoID: PhotoID] = [:]) { self.targets = targets }

  package var isEmpty: Bool { targets.isEmpty }

  /// The name that the photo goes by.
  package subscript(photo: PhotoID) -> PhotoID { targets[photo] ?? photo }

  /// Takes renames that came after those before.
  package mutating func append(_ later: [PhotoID: PhotoID]) {
    if later.isEmpty { return }
    let known = Set(targets.values)
    targets = targets.mapValues { later[$0] ?? $0 }
    for (old, new) in later where !known.contains(old) { targets[old] = new }
  }

  /// All of them, the new name by the old one.
  package var all: [PhotoID: PhotoID] { targets }
}

extension AsyncStream<LibrarySnapshot>.Continuation {
  /// Yields a snapshot; where one before it was not taken in time and is lost, what moved in that one
  /// comes along.
  package func yieldKeepingMoves(_ snapshot: LibrarySnapshot) {
    guard case .dropped(let lost) = yield(snapshot), !lost.moved.isEmpty else { return }
    var moves = PhotoMoves(lost.moved)
    moves.append(snapshot.moved)
    var whole = snapshot
    whole.moved = moves.all
    yield(whole)
  }
}
