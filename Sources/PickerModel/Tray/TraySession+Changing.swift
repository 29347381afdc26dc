// The intents that change what is in the tray.

extension TraySession {
  package func remove(_ photo: PhotoID) {
    guard isOpen else { return }
    note(tray.remove([photo]), of: .removed)
  }

  package func move(_ photo: PhotoID, to place: Int) {
    guard isOpen else { return }
    note(tray.move(photo, to: place), of: .moved)
  }

  /// - Parameter steps: how many places towards the end; negative towards the beginning.
  package func move(_ photo: PhotoID, by steps: Int) {
    guard let place = tray.place(of: photo) else { return }
    move(photo, to: min(max(0, place + steps), tray.count - 1))
  }

  /// Has an edited copy stand for a photo; nil: the photo itself again.
  package func show(_ edited: EditedPhoto?, for photo: PhotoID) {
    guard isOpen else { return }
    note(tray.show(edited, for: photo), of: .edited)
  }

  /// Takes back what was removed, replaced, moved or edited last.
  package func undo() {
    guard isOpen, let undone = tray.undo() else { return }
    note(undone.outcome)
  }

  /// Adds files from outside the library's grid: taken by the camera, dropped or pasted. What cannot be added
  /// is told in a notice.
  package func add(_ paths: [FilePath]) async {
    guard isOpen, !paths.isEmpty else { return }
    var seen = Set<FilePath>()
    let wanted = paths.filter { seen.insert($0).inserted }
    let found = await picking.source.photos(at: wanted)
    let isOffered = picking.request.filter.offers
    let photos = await inLibrary(found.filter { isOffered($0.facts.type) })
    guard isOpen else { return }
    let there = Set(found.map(\.id.path))
    let missing = wanted.filter { !there.contains($0) }
    let others = found.filter { !isOffered($0.facts.type) }.map(\.id.path)
    let outcome = tray.add(photos.map { TrayItem($0) })
    if outcome == .limitReached {
      note(outcome)
    } else if !others.isEmpty {
      notice = .notOffered(others)
    } else {
      notice = missing.isEmpty ? nil : .missing(missing)
    }
  }

  /// Says so where not one photo more may be added, before anything is made of it.
  ///
  /// - Returns: whether that is so.
  package func refuseWhereFull() -> Bool {
    guard isOpen, tray.isFull else { return !isOpen }
    note(.limitReached)
    return true
  }

  /// Photos that the library shows by another path go by that, as the selection is by the file.
  private func inLibrary(_ photos: [Photo]) async -> [Photo] {
    let files = photos.filter { FileKey($0) != nil }.map {
      PreselectedPhoto(id: $0.id, device: $0.file.device, inode: $0.file.inode)
    }
    let paths = await picking.library.paths(of: files)
    return photos.map { photo in
      guard let id = paths[photo.id], id != photo.id else { return photo }
      return Photo(id: id, file: photo.file, facts: photo.facts)
    }
  }

  /// Tells what came of a change.
  func note(_ outcome: Selection.Outcome, of change: TrayChange.Kind? = nil) {
    switch outcome {
    case .limitReached:
      refusals += 1
      notice = .limit(tray.limits.maximum ?? 0)
    case .unchanged: break
    case .changed:
      // A photo that moved is seen to be elsewhere.
      let isTold = change == .removed || change == .replaced
      notice = isTold ? change.map(Notice.undoable) : nil
    }
  }

  // MARK: Questions

  /// Asks whether to go on with photos of a tray that was never finished.
  ///
  /// - Returns: false where it is not asked, as there are photos in the tray already.
  @discardableResult
  package func offer(_ items: [TrayItem]) -> Bool {
    guard isOpen, !items.isEmpty, tray.isEmpty, question == nil else { return false }
    offered = items
    question = .goingOn(items.count)
    return true
  }

  package enum Answer: Sendable {
    case yes, no
  }

  /// - Parameter answer: to the question that stands.
  package func answer(_ answer: Answer) {
    guard let question else { return }
    self.question = nil
    switch (question, answer) {
    case (.leaving, .yes): cancel()
    case (.leaving, .no): break
    case (.goingOn, .yes): goOn()
    case (.goingOn, .no):
      offered = []
      changed([])
    }
  }

  private func goOn() {
    let items = offered
    offered = []
    showTray()
    picking.cancel()
    note(tray.add(items))
  }
}
