/// A range of an album that is taken, or dropped, from one photo to wherever the pointer or a key has led:
/// what it leaves again becomes as it was before.
struct Sweep {
  /// The album in its order.
  let photos: [Photo]
  let takes: Bool
  /// Where in the album it began, and where it has led.
  let origin: Int
  private(set) var end: Int
  /// The first photo that could not be taken; nil where all could.
  private var refused: Int?
  /// What it changed so far, away from the origin.
  private var changes: [Change] = []

  private struct Change {
    let index: Int
    /// In the selection; nil where the photo was taken.
    let place: Int?
  }

  /// Begins with one photo. Where that is as it should be already, nothing is changed.
  init(
    over photos: [Photo], from origin: Int, takes: Bool, in selection: inout Selection
  ) {
    self.photos = photos
    self.takes = takes
    self.origin = origin
    end = origin
    advance([origin], in: &selection)
  }

  /// Whether some of the range could not be taken.
  var isRefused: Bool { refused != nil }

  var endPhoto: PhotoID { photos[end].id }
  var originPhoto: PhotoID { photos[origin].id }

  /// Leads it to a photo. Costs as much as there is between it and where the range ended before.
  ///
  /// - Returns: what was changed.
  mutating func move(to index: Int, in selection: inout Selection) -> Selection.Outcome {
    let (before, changedBefore) = (end, changes.count)
    end = index
    let gaveBack = giveBack(in: &selection)
    let isOtherSide = (before < origin) != (index < origin)
    let start = isOtherSide ? origin : before
    if index > max(origin, start) {
      advance((max(origin, start) + 1)...index, in: &selection)
    } else if index < min(origin, start) {
      advance((index..<min(origin, start)).reversed(), in: &selection)
    }
    if isRefused { return .limitReached }
    return gaveBack || changes.count != changedBefore ? .changed : .unchanged
  }

  /// Makes all as it was before.
  mutating func undo(in selection: inout Selection) {
    while let change = changes.popLast() { undo(change, in: &selection) }
  }

  private mutating func advance(
    _ indices: some Sequence<Int>, in selection: inout Selection
  ) {
    for index in indices where !isRefused {
      let photo = photos[index].id
      if !takes {
        if let place = selection.drop(photo) { changes.append(Change(index: index, place: place)) }
        continue
      }
      switch selection.take(photo) {
      case .changed: changes.append(Change(index: index, place: nil))
      case .unchanged: break
      case .limitReached: refused = index
      }
    }
  }

  private mutating func giveBack(in selection: inout Selection) -> Bool {
    let range = min(origin, end)...max(origin, end)
    if let index = refused, !range.contains(index) { refused = nil }
    var isAny = false
    while let change = changes.last, !range.contains(change.index) {
      undo(change, in: &selection)
      changes.removeLast()
      isAny = true
    }
    return isAny
  }

  private func undo(_ change: Change, in selection: inout Selection) {
    let photo = photos[change.index].id
    if let place = change.place {
      selection.undoDrop(photo, at: place)
    } else {
      selection.undoTake(photo)
    }
  }
}
