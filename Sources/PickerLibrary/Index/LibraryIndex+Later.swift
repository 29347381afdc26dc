internal import GLib
internal import PickerModel

/// What is written when nobody waits for it.
extension LibraryIndex {
  /// Keeps what is in folders.
  ///
  /// - Parameter media: what was looked for. What the index holds of other files stays.
  func keepLater(_ folders: [FilePath: [Photo]], media: MediaFilter) {
    later { index in
      var rows: [FilePath: [IndexedFile]] = [:]
      for (path, files) in folders {
        var kept = files.map { IndexedFile($0) }
        if media.media != .all {
          kept += index.files(in: path).filter {
            media.type(ofName: $0.name) == nil
          }
        }
        rows[path] = kept.sorted { $0.name.lexicographicallyPrecedes($1.name) }
      }
      index.keep(rows)
    }
  }

  /// Drops what it holds of other folders in the library.
  func forgetOthers(than folders: Set<FilePath>, in library: [FilePath]) {
    later { index in
      let gone = index.folders.filter { folder in
        !folders.contains(folder) && library.contains(where: folder.isWithin)
      }
      if !gone.isEmpty { index.keep(Dictionary(uniqueKeysWithValues: gone.map { ($0, []) })) }
    }
  }

  /// Returns when all is written that was to be so far, and the file is closed: SQLite then has no log beside
  /// it. Whoever asks again opens it again.
  package func finish() async { try? await writer.run { [self] in close() } }

  private func later(_ work: @escaping @Sendable (LibraryIndex) -> Void) {
    writer.start { [self] in work(self) }
  }
}
