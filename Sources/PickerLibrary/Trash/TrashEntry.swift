internal import GLib
package import PickerModel

/// A deleted file that may be a picture, by the name that it had.
package struct TrashEntry: Hashable, Sendable {
  /// Where it lies now, as it is, and what its name says.
  package let file: FactsRequest
  package let information: TrashInformation
  /// What tells of it alone; nil where it was deleted with its folder.
  private let informationFile: FilePath?

  /// What is more than one page of text is no information on a file.
  private static let longest = 1 << 16
  private static let suffix = Array(".trashinfo".utf8)

  /// The files in a trash folder, and those in folders that were deleted as a whole. Links are not followed,
  /// and what was hidden before stays so. Blocks.
  package static func all(in folder: TrashFolder, media: MediaFilter.Media) -> [TrashEntry] {
    guard var names = try? Directory(at: folder.information.bytes) else { return [] }
    var entries: [TrashEntry] = []
    while let name = try? names.next()?.name {
      guard name.count > suffix.count, name.suffix(suffix.count).elementsEqual(suffix) else {
        continue
      }
      entries += all(
        named: Array(name.dropLast(suffix.count)), in: folder, media: MediaFilter(media: media))
    }
    return entries
  }

  /// What was deleted under one name.
  private static func all(
    named name: [UInt8], in folder: TrashFolder, media: MediaFilter
  ) -> [TrashEntry] {
    let path = folder.files.appending(name)
    let informationFile = folder.information.appending(name + suffix)
    guard let text = try? OpenFile(at: informationFile.bytes).bytes(at: 0, count: longest),
      let information = TrashInformation(text, base: folder.base),
      !WalkRules.isHidden(Array(information.original.name)),
      let status = try? FileStatus(at: path.bytes, followingLinks: false)
    else { return [] }
    if status.kind == .folder {
      return TrashedFolder(media: media).entries(in: path, from: information)
    }
    let entry = TrashEntry(path, status, media, information, told: informationFile)
    return entry.map { [$0] } ?? []
  }

  /// Nil where it is not the file of a photo, by the name that it had.
  init?(
    _ path: FilePath, _ status: FileStatus, _ media: MediaFilter, _ information: TrashInformation,
    told informationFile: FilePath? = nil
  ) {
    guard status.kind == .file, let type = media.type(ofName: Array(information.original.name))
    else { return nil }
    self.information = information
    self.informationFile = informationFile
    file = FactsRequest(path: path, file: FileStamp(status), type: type)
  }

  /// Puts the file back to where it was, and makes the folders that are missing. What was deleted with it
  /// stays in the Trash. Blocks.
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
    if let informationFile { PrivateFile.remove(informationFile.bytes) }
  }

  private var isThere: Bool {
    (try? FileStatus(at: file.path.bytes, followingLinks: false)) != nil
  }
}
