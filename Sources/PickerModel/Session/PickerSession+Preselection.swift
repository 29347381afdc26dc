// What is checked from the start, by paths that the library may not know.

extension PickerSession {
  /// Checks photos before any is shown, as many as the limit lets in. One that the library shows by another path
  /// goes by that from then on, as the selection is by the file.
  package func preselect(_ photos: [PreselectedPhoto]) {
    guard isOpen else { return }
    _ = selection.append(photos.map(\.id))
    unplaced += photos
  }

  /// Looks for them in what is known of the library.
  func placePreselected() async {
    if unplaced.isEmpty { return }
    let moves = await library.paths(of: unplaced)
    unplaced.removeAll { moves[$0.id] != nil }
    follow(moves.filter { $0 != $1 && selection.contains($0) })
  }
}

extension LibrarySnapshot {
  /// By which paths those of the photos go that are in the library. Runs off the main actor.
  @concurrent
  nonisolated func paths(of wanted: [PreselectedPhoto]) async -> [PhotoID: PhotoID] {
    let byInode = Dictionary(grouping: wanted, by: \.inode)
    var paths: [PhotoID: PhotoID] = [:]
    for photo in album(.kind(.all))?.photos ?? [] {
      for one in byInode[photo.file.inode] ?? [] where one.isSameFile(as: photo) {
        paths[one.id] = photo.id
      }
    }
    return paths
  }
}
