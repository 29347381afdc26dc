internal import GLib
package import PickerModel

/// A deleted file that may be a picture, by the name that it had.
package struct TrashEntry: Hashable, Sendable {
  /// Where it lies now, as it is, and what its name says.
  package let file: FactsRequest
  package let information: TrashInformation
  /// The file that tells of it.
  package let informationFile: FilePath

  /// What is more than one page of text is no information on a file.
  private static let longest = 1 << 16
  private static let suffix = Array(".trashinfo".utf8)

  /// The files in a trash folder. What was deleted with its folder is not listed: the specification makes the
  /// folder one entry, to be put back as a whole. Nor are links. Blocks.
  package static func all(in folder: TrashFolder, media: MediaFilter.Media) -> [TrashEntry] {
    guard var names = try? Directory(at: folder.information.bytes) else { return [] }
    var entries: [TrashEntry] = []
    while let name = try? names.next()?.name {
      guard name.count > suffix.count, name.suffix(suffix.count).elementsEqual(suffix) else {
        continue
      }
      let entry = TrashEntry(
        Array(name.dropLast(suffix.count)), in: folder, media: MediaFilter(media: media))
      if let entry { entries.append(entry) }
    }
    return entries
  }

  private init?(_ name: [UInt8], in folder: TrashFolder, media: MediaFilter) {
    let path = folder.files.appending(name)
    informationFile = folder.information.appending(name + Self.suffix)
    guard let text = try? OpenFile(at: informationFile.bytes).bytes(at: 0, count: Self.longest),
      let information = TrashInformation(text, base: folder.base),
      let type = media.type(ofName: Array(information.original.name)),
      let status = try? FileStatus(at: path.bytes, followingLinks: false), status.kind == .file
    else { return nil }
    self.information = information
    file = FactsRequest(path: path, file: FileStamp(status), type: type)
  }

  /// Puts the file back to where it was, and makes the folders that are missing. Blocks.
  package func restore() throws(RestoreFailure) {
    let original = information.original
    guard isThere else { throw .gone }
    do throws(FileFailure) {
      try Folder.make(original.parent.bytes, mode: 0o777)
      try FileMove.move(file.path.bytes, to: original.bytes)
    } catch {
      if error.isOccupied { throw .occupied(original) }
      throw isThere ? .notWritable(original.parent) : .gone
    }
    // Only now: as long as the file lies there, this is all that tells where it came from.
    PrivateFile.remove(informationFile.bytes)
  }

  private var isThere: Bool {
    (try? FileStatus(at: file.path.bytes, followingLinks: false)) != nil
  }
}
