/// A change of the tray that can be undone.
package struct TrayChange: Sendable, Equatable {
  package enum Kind: Sendable {
    case removed, moved, replaced, edited
  }

  let kind: Kind
  /// What was in the tray.
  var before: [TrayItem]
  /// What came with the change, and goes with it.
  var incoming: PhotoID?

  mutating func rename(_ moved: [PhotoID: PhotoID]) {
    before = before.map { $0.renamed(moved) }
    incoming = incoming.map { moved[$0] ?? $0 }
  }
}
