// What becomes of the selection when the library changes under it.

extension PickerSession {
  /// Which photos go by another name since this was asked last.
  package func takeMoves() -> PhotoMoves {
    defer { untoldMoves = PhotoMoves() }
    return untoldMoves
  }

  /// The user is back at the window: what changed without a word is looked for.
  package func lookAgain() { source.lookAgain() }

  /// Renamed photos stay checked, in their place; so does the one from which a range starts.
  func follow(_ moved: [PhotoID: PhotoID]) {
    if moved.isEmpty { return }
    renamed(moved)
    guard result == nil else { return }
    untoldMoves.append(moved)
    sweep = nil
    selection.rename(moved)
    anchor = anchor.map { moved[$0] ?? $0 }
    for (old, new) in moved {
      if let heart = hearts.removeValue(forKey: old) { hearts[new] = heart }
      if let edited = edits.removeValue(forKey: old) { edits[new] = edited }
    }
  }

  /// Drops what is checked and no longer there, with a notice. Only what the whole library does not
  /// hold is looked for on disk: a photo that was checked from elsewhere stays.
  func dropVanished() {
    guard library.isComplete, !selection.isEmpty, result == nil else { return }
    guard !isLooking else {
      looksAgain = true
      return
    }
    isLooking = true
    Task { [weak self] in await self?.lookForSelection() }
  }

  private func lookForSelection() async {
    repeat {
      looksAgain = false
      let absent = await library.absent(among: selection.order)
      let gone = absent.isEmpty ? [] : await vanished(among: absent)
      if isOpen { drop(gone.filter(selection.contains)) }
    } while looksAgain && result == nil
    isLooking = false
  }
}

extension LibrarySnapshot {
  /// Those of the photos that are in no album, in their order. Runs off the main actor.
  @concurrent
  fileprivate nonisolated func absent(among wanted: [PhotoID]) async -> [PhotoID] {
    var absent = Set(wanted)
    for id in [AlbumID.kind(.all), .kind(.recentlyDeleted)] {
      for photo in album(id)?.photos ?? [] where !absent.isEmpty { absent.remove(photo.id) }
    }
    return wanted.filter(absent.contains)
  }
}
