internal import GLib
internal import PickerModel

/// Files in the Trash. They are kept apart from those of folders by a name that no folder has, so that whoever
/// forgets what is not in the library, in which a trash folder may lie, leaves them alone.
extension LibraryIndex {
  private static let prefix = Array("trash:".utf8)

  private static func key(_ folder: FilePath) -> FilePath {
    FilePath(bytes: prefix + folder.bytes)
  }

  /// What the index remembers of files that have not changed since, by their paths. Blocks.
  func facts(ofTrashed files: [FactsRequest]) -> [FilePath: PhotoFacts] {
    var found: [FilePath: PhotoFacts] = [:]
    for (folder, files) in Dictionary(grouping: files, by: \.path.parent) {
      let known = Dictionary(
        self.files(in: Self.key(folder)).map { (Array($0.name), $0) }, uniquingKeysWith: { $1 })
      for file in files {
        if let row = known[Array(file.path.name)], row.stamp == IndexedFile.Stamp(file.file) {
          found[file.path] = row.facts
        }
      }
    }
    return found
  }

  /// Keeps what was read of files in the Trash, when nobody waits for it. What the index holds of others there
  /// stays for as long as these are there: a picker that offers others may show them.
  ///
  /// - Parameter trash: the folders in which deleted files lie.
  func keepLater(trashed photos: [Photo], in trash: [FilePath]) {
    writer.start { [self] in
      let photos = Dictionary(grouping: photos, by: \.id.path.parent)
      var rows: [FilePath: [IndexedFile]] = [:]
      for folder in Set(photos.keys).union(foldersKept(in: trash)) {
        let before = files(in: Self.key(folder))
        let now = Self.row(photos[folder] ?? [], before, in: folder)
        if now != before { rows[Self.key(folder)] = now }
      }
      if !rows.isEmpty { keep(rows) }
    }
  }

  private func foldersKept(in trash: [FilePath]) -> [FilePath] {
    folders.compactMap { key in
      guard key.bytes.starts(with: Self.prefix) else { return nil }
      let folder = FilePath(bytes: key.bytes.dropFirst(Self.prefix.count))
      return trash.contains(where: folder.isWithin) ? folder : nil
    }
  }

  private static func row(
    _ photos: [Photo], _ before: [IndexedFile], in folder: FilePath
  ) -> [IndexedFile] {
    let new = photos.map { IndexedFile($0) }
    let known = Set(new.map { Array($0.name) })
    let others = before.filter { !known.contains(Array($0.name)) }
    let there = others.isEmpty ? [] : names(in: folder)
    return (new + others.filter { there.contains(Array($0.name)) })
      .sorted { $0.name.lexicographicallyPrecedes($1.name) }
  }

  private static func names(in folder: FilePath) -> Set<[UInt8]> {
    var names: Set<[UInt8]> = []
    guard var directory = try? Directory(at: folder.bytes) else { return names }
    while let name = try? directory.next()?.name { names.insert(name) }
    return names
  }
}
