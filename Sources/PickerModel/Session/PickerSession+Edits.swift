// Edited copies, which take the places of their photos in what is handed on.

extension PickerSession {
  /// What is used in place of a photo; nil where it is used as it is.
  package func edited(_ photo: PhotoID) -> EditedPhoto? { edits[photo] }

  /// What is handed on for a photo: its edited copy where there is one.
  package func outcome(of photo: PhotoID) -> PhotoID { edits[photo]?.copy.id ?? photo }

  /// What is handed on for photos, in their order.
  package func outcomes(of photos: [PhotoID]) -> [PhotoID] {
    edits.isEmpty ? photos : photos.map(outcome)
  }

  /// Uses an edited copy in place of a photo, which is checked where it was not, as far as the limit lets it.
  package func use(_ edited: EditedPhoto, for photo: PhotoID) {
    guard result == nil else { return }
    replace(photo, by: edited)
    if !selection.contains(photo) { choose(photo) }
  }

  /// Uses the photo as it is.
  package func useOriginal(_ photo: PhotoID) {
    if result == nil { replace(photo, by: nil) }
  }

  /// What other programs are given of photos before there is a result, on the clipboard or by a drag.
  package func handOut(_ photos: [PhotoID]) -> [PhotoID] {
    if edits.isEmpty { return photos }
    let outcomes = photos.map(outcome)
    handedOut.formUnion(Set(outcomes).subtracting(photos))
    return outcomes
  }

  /// Copies that were made and that nobody has.
  ///
  /// - Parameter given: what is handed on in the end.
  package func unusedCopies(given: [PhotoID]) -> [PhotoID] {
    let copies = replacedCopies + edits.values.map(\.copy.id)
    let used = copies.isEmpty ? [] : handedOut.union(given)
    return copies.filter { !used.contains($0) }
  }

  /// Uses what a tray holds of its photos from here on.
  func adopt(_ items: [TrayItem]) {
    for item in items where edits[item.id] != item.edited { replace(item.id, by: item.edited) }
  }

  private func replace(_ photo: PhotoID, by edited: EditedPhoto?) {
    if let before = edits[photo] { replacedCopies.append(before.copy.id) }
    edits[photo] = edited
  }

  /// Those of the photos of which there is nothing more to hand on.
  func vanished(among photos: [PhotoID]) async -> Set<PhotoID> {
    if edits.isEmpty { return await source.vanished(among: photos) }
    let gone = await source.vanished(among: outcomes(of: photos))
    return gone.isEmpty ? [] : Set(photos.filter { gone.contains(outcome(of: $0)) })
  }
}
