// The intents that change what is checked.

extension PickerSession {
  package func toggle(_ photo: PhotoID) {
    guard isOpen else { return }
    (anchor, sweep) = (photo, nil)
    let place = selection.drop(photo)
    let outcome = place == nil ? selection.add(photo) : .changed
    note(outcome)
    lastToggle = Toggle(photo: photo, place: place, outcome: outcome)
  }

  /// Checks this photo, and where only one may be chosen no other.
  package func choose(_ photo: PhotoID) {
    guard isOpen else { return }
    (anchor, sweep) = (photo, nil)
    note(selection.add(photo))
  }

  /// Checks all photos of the album, in its order, as many as the limit lets in.
  package func selectAll() {
    guard isOpen else { return }
    sweep = nil
    note(selection.append(photos.lazy.map(\.id)))
  }

  package func selectNone() {
    guard isOpen else { return }
    (anchor, sweep) = (nil, nil)
    selection.removeAll()
    note(.changed)
  }

  /// Unchecks what is checked of the album, and checks the others in its order, as many as the limit lets
  /// in. What is checked elsewhere stays so.
  package func invertSelection() {
    guard isOpen else { return }
    (anchor, sweep) = (nil, nil)
    let photos = photos
    let others = photos.filter { !selection.contains($0.id) }
    selection.remove(photos.lazy.map(\.id))
    note(selection.append(others.lazy.map(\.id)))
  }

  // MARK: Ranges

  /// Shift and a click: checks all from the photo that was toggled last to this one, in the order of the
  /// grid; or unchecks them, where that one is not checked. Where only one may be chosen, toggles this one.
  package func extend(to photo: PhotoID) {
    guard isOpen else { return }
    guard let anchor, !request.limits.replaces, index(of: photo) != nil,
      begin(at: anchor, takes: selection.contains(anchor))
    else { return toggle(photo) }
    lead(to: photo)
  }

  /// Shift and a key that leads from one photo to another: the range that ends at the one ends at the other
  /// now, and gives back what it leaves. Where no range ends there, one begins, which checks; or unchecks,
  /// where the photo was just unchecked.
  package func extend(from focused: PhotoID, to photo: PhotoID) {
    guard isOpen else { return }
    if request.limits.replaces { return choose(photo) }
    if sweep?.endPhoto != focused {
      let takes = focused != anchor || selection.contains(focused)
      guard begin(at: focused, takes: takes) else { return choose(photo) }
      anchor = focused
    }
    lead(to: photo)
  }

  /// A drag begins on a photo: it checks the photo and the range that it then covers, or unchecks them where
  /// this one is checked. Where only one may be chosen, it is the one that the drag is over.
  package func beginDrag(at photo: PhotoID) {
    guard isOpen else { return }
    if request.limits.replaces { return choose(photo) }
    guard begin(at: photo, takes: !selection.contains(photo)) else { return }
    anchor = photo
    note(sweep?.isRefused == true ? .limitReached : .changed)
  }

  /// The drag is over another photo: its range ends there now, and gives back what it leaves.
  package func drag(to photo: PhotoID) {
    guard isOpen else { return }
    request.limits.replaces ? choose(photo) : lead(to: photo)
  }

  private func begin(at photo: PhotoID, takes: Bool) -> Bool {
    sweep = nil
    let photos = photos
    guard let origin = index(of: photo) else { return false }
    sweep = Sweep(over: photos, from: origin, takes: takes, in: &selection)
    return true
  }

  private func lead(to photo: PhotoID) {
    refreshSweep()
    guard var sweep, let index = index(of: photo), index != sweep.end else { return }
    self.sweep = nil  // So that its storage is not copied.
    let wasRefused = sweep.isRefused
    let outcome = sweep.move(to: index, in: &selection)
    self.sweep = sweep
    if wasRefused, sweep.isRefused { return }  // One try, told once.
    note(outcome)
  }

  /// Where the album has changed meanwhile, the range is drawn anew in what it is now.
  private func refreshSweep() {
    guard var before = sweep, before.photos != photos else { return }
    sweep = nil
    before.undo(in: &selection)
    if begin(at: before.originPhoto, takes: before.takes) { lead(to: before.endPhoto) }
  }

  private func index(of photo: PhotoID) -> Int? { photos.firstIndex { $0.id == photo } }

  func note(_ outcome: Selection.Outcome) {
    lastToggle = nil
    switch outcome {
    case .limitReached:
      refusals += 1
      notice = .limit(request.limits.maximum ?? 0)
    case .changed, .unchanged:
      if case .limit = notice { notice = nil }
    }
  }
}
