internal import GLib
internal import PickerModel

/// The photos that a large library begins with: the first screen of the next start need not wait for all
/// the others. A smaller one is read whole before a window is up.
extension LibraryIndex {
  /// Of a library with fewer photos nothing is kept.
  static let leastPhotos = 20_000
  /// More than the first screen of a large display shows.
  static let headLength = 240
  /// Of no more libraries, those that were read last.
  private static let libraries: Int64 = 8

  /// The photos that were first and that are as they were, asked one by one. Blocks.
  ///
  /// - Parameter library: which photos they are the first of, and in which order.
  func head(of library: [UInt8]) -> [Photo] {
    headRows(of: library).compactMap { row in
      guard let path = row.path, let file = row.photo?.first,
        let request = FactsRequest(at: path), file.stamp == IndexedFile.Stamp(request.file)
      else { return nil }
      return Photo(id: PhotoID(path), file: request.file, facts: file.facts)
    }
  }

  /// Keeps the first photos, when nobody waits for it.
  func keepHeadLater(_ photos: [Photo], of library: [UInt8]) {
    let rows = photos.map { photo in
      HeadRow(folder: photo.id.path.parent.bytes, file: IndexedFile.encode([IndexedFile(photo)]))
    }
    writer.start { [self] in
      if headRows(of: library) != rows { keep(rows, of: library) }
    }
  }

  private struct HeadRow: Sendable, Equatable {
    let folder: [UInt8]
    /// As in the rows of folders.
    let file: [UInt8]

    var photo: [IndexedFile]? { IndexedFile.decode(file) }
    var path: FilePath? {
      photo?.first.map { FilePath(bytes: folder).appending(Array($0.name)) }
    }
  }

  private func headRows(of library: [UInt8]) -> [HeadRow] {
    let rows = perform { database throws(DatabaseFailure) in
      try database.run(
        "SELECT folder, file FROM head WHERE library = ? ORDER BY place", [.bytes(library)])
    }
    return (rows ?? []).compactMap { row in
      guard row.count == 2, let folder = row[0].bytes, let file = row[1].bytes else { return nil }
      return HeadRow(folder: folder, file: file)
    }
  }

  private func keep(_ rows: [HeadRow], of library: [UInt8]) {
    perform { database throws(DatabaseFailure) in
      try database.transaction { (database) throws(DatabaseFailure) in
        try database.run("DELETE FROM head WHERE library = ?", [.bytes(library)])
        for (place, row) in zip(Int64(0)..., rows) {
          try database.run(
            "INSERT INTO head VALUES (?, ?, ?, ?)",
            [.bytes(library), .number(place), .bytes(row.folder), .bytes(row.file)])
        }
        try database.run(
          """
          DELETE FROM head WHERE library NOT IN
          (SELECT library FROM head GROUP BY library ORDER BY max(rowid) DESC LIMIT ?)
          """, [.number(Self.libraries)])
      }
    }
  }
}
