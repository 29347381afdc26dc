// A click that turns out to be the first of a double click was not meant to check anything.

extension PickerSession {
  /// What a toggle did.
  struct Toggle {
    let photo: PhotoID
    /// The place that the photo left empty; nil where it was not checked before.
    let place: Int?
    let outcome: Selection.Outcome
  }

  /// Undoes the last toggle, the photo's place in the order included. Without effect where another photo
  /// was toggled last, or something else was changed since.
  package func takeBackToggle(of photo: PhotoID) {
    guard isOpen, let last = lastToggle, last.photo == photo else { return }
    lastToggle = nil
    if last.outcome == .limitReached { return dismissNotice() }
    guard selection.contains(photo) == (last.place == nil) else { return }
    if let place = last.place {
      selection.undoDrop(photo, at: place)
    } else {
      selection.undoTake(photo)
    }
  }
}
