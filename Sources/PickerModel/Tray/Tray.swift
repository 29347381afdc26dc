/// The photos that were chosen, in an order that the user makes, each file once, within limits. What is
/// taken away or moved can be put back.
package struct Tray: Sendable, Equatable {
  package let limits: SelectionLimits
  package private(set) var items: [TrayItem] = []
  /// What can be undone, the last at the end.
  private var changes: [TrayChange] = []

  /// So many changes can be undone.
  static let memory = 100

  package init(limits: SelectionLimits = .any) { self.limits = limits }

  package var count: Int { items.count }
  package var isEmpty: Bool { items.isEmpty }
  package var isFull: Bool { limits.maximum.map { count >= $0 } ?? false }
  package var isEnough: Bool { count >= limits.minimum }
  package var canUndo: Bool { !changes.isEmpty }
  /// What would be undone next; nil for nothing.
  package var lastChange: TrayChange.Kind? { changes.last?.kind }

  /// The chosen photos, as the selection knows them.
  package var order: [PhotoID] { items.map(\.id) }

  package func place(of photo: PhotoID) -> Int? { items.firstIndex { $0.id == photo } }

  package func contains(_ photo: PhotoID) -> Bool { place(of: photo) != nil }

  // MARK: Changes

  /// Adds those that are not in it, at the end, as many as the limit lets in.
  package mutating func add(_ added: some Sequence<TrayItem>) -> Selection.Outcome {
    var outcome = Selection.Outcome.unchanged
    var (ids, files) = (Set(order), Set(items.compactMap { FileKey($0.photo) }))
    for item in added {
      let file = FileKey(item.photo)
      if ids.contains(item.id) || file.map(files.contains) ?? false { continue }
      if isFull { return .limitReached }
      ids.insert(item.id)
      if let file { files.insert(file) }
      items.append(item)
      outcome = .changed
    }
    return outcome
  }

  /// Puts another photo in the place of one. Where it was in the tray already, it comes here from there.
  package mutating func replace(_ photo: PhotoID, with item: TrayItem) -> Selection.Outcome {
    guard let place = place(of: photo), !items[place].isSameFile(as: item) else {
      return .unchanged
    }
    note(.replaced, incoming: item.id)
    items[place] = item
    items = items.enumerated().filter { $0 == place || !$1.isSameFile(as: item) }.map(\.element)
    return .changed
  }

  /// Takes a photo to another place, and those between make room.
  package mutating func move(_ photo: PhotoID, to place: Int) -> Selection.Outcome {
    guard let from = self.place(of: photo), items.indices.contains(place), from != place else {
      return .unchanged
    }
    note(.moved)
    items.insert(items.remove(at: from), at: place)
    return .changed
  }

  package mutating func remove(_ photos: Set<PhotoID>) -> Selection.Outcome {
    guard items.contains(where: { photos.contains($0.id) }) else { return .unchanged }
    note(.removed)
    items.removeAll { photos.contains($0.id) }
    return .changed
  }

  /// Has a copy stand for a photo, or the photo itself again.
  package mutating func show(_ edited: EditedPhoto?, for photo: PhotoID) -> Selection.Outcome {
    guard let place = place(of: photo), items[place].edited != edited else { return .unchanged }
    note(.edited)
    items[place].edited = edited
    return .changed
  }

  /// Becomes what a selection says: those that stay keep their order, those that it does not hold go, and new
  /// ones come at the end.
  ///
  /// - Parameter found: the photos of the selection that are not in the tray; one that is not among them is
  ///   left out.
  package mutating func takeOver(_ order: [PhotoID], _ found: [PhotoID: Photo]) {
    let kept = Set(order)
    _ = remove(Set(items.lazy.map(\.id).filter { !kept.contains($0) }))
    _ = add(order.compactMap { found[$0] }.map { TrayItem($0) })
  }

  /// Has these copies stand for their photos, and each other photo for itself; that is no change to be undone.
  mutating func use(_ edits: [PhotoID: EditedPhoto]) {
    for index in items.indices { items[index].edited = edits[items[index].id] }
  }

  /// Takes away what is no longer there; that cannot be undone.
  package mutating func drop(_ gone: Set<PhotoID>) {
    let isLeft: (TrayItem) -> Bool = { !gone.contains($0.id) && !gone.contains($0.shown.id) }
    items = items.filter(isLeft)
    for index in changes.indices { changes[index].before = changes[index].before.filter(isLeft) }
  }

  /// Calls photos by other names.
  package mutating func rename(_ moved: [PhotoID: PhotoID]) {
    var seen = Set<PhotoID>()
    items = items.map { $0.renamed(moved) }.filter { seen.insert($0.id).inserted }
    for index in changes.indices {
      changes[index].rename(moved)
    }
  }

  // MARK: Undoing

  /// Takes the last change back that was no addition. What was added since stays, at the end; where there is
  /// no room for all, nothing is undone.
  ///
  /// - Returns: what came of it, and for what; nil where there is nothing to undo.
  package mutating func undo() -> (kind: TrayChange.Kind, outcome: Selection.Outcome)? {
    guard let change = changes.last else { return nil }
    let known = Set(change.before.map(\.id) + [change.incoming].compactMap(\.self))
    let restored = change.before + items.filter { !known.contains($0.id) }
    if let maximum = limits.maximum, restored.count > maximum {
      return (change.kind, .limitReached)
    }
    changes.removeLast()
    items = restored
    return (change.kind, .changed)
  }

  /// Called before a change.
  private mutating func note(_ kind: TrayChange.Kind, incoming: PhotoID? = nil) {
    changes.append(TrayChange(kind: kind, before: items, incoming: incoming))
    if changes.count > Self.memory { changes.removeFirst() }
  }
}
