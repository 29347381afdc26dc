import PickerModel

extension PhotoGrid {
  /// Where one is in an album.
  package struct Place {
    /// Nil at the very top, where new photos should be seen as they come.
    var top: Anchor?
    var focus: PhotoID?

    mutating func rename(_ moves: PhotoMoves) { self = renamed(moves) }

    func renamed(_ moves: PhotoMoves) -> Place {
      if moves.isEmpty { return self }
      return Place(
        top: top.map { Anchor(id: moves[$0.id], offset: $0.offset, isWhole: $0.isWhole) },
        focus: focus.map { moves[$0] })
    }
  }

  /// A photo, and how far the top of its row is above that of the view, in logical pixels.
  struct Anchor {
    let id: PhotoID
    let offset: Double
    /// Whether all of it is to stay in sight.
    var isWhole = false
  }
}
