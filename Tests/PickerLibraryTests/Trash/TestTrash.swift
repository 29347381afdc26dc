import GLib
import PickerLibrary
import PickerModel
import TestSupport

/// A home and a volume with their trash folders, made for one test.
struct TestTrash {
  let folder: TestLibrary
  let trash: Trash

  static let user = GLib.Process.user

  init() throws {
    folder = try TestLibrary(name: "disk")
    let table = "40 22 8:17 / \(folder.path("volume")) rw - ext4 /dev/sdb1 rw\n"
    try folder.addFolder("volume")
    try folder.addFolder("home/Pictures")
    let mounts = try folder.add("mounts", data: Array(table.utf8))
    trash = Trash(
      data: FilePath(folder.path("data")), user: Self.user, mountTable: FilePath(mounts))
  }

  static let homeTrash: ByteString = "data/Trash"

  static var volumeTrash: ByteString { "volume/.Trash-\(user)" }

  func path(_ name: ByteString) -> FilePath { FilePath(folder.path(name)) }

  /// Puts a file of some bytes into a trash folder; gives where it lies.
  @discardableResult
  func add(
    _ name: ByteString, from original: ByteString, at date: String? = "2024-05-01T10:20:30",
    in trash: ByteString = homeTrash, data: [UInt8] = [1]
  ) throws -> PhotoID {
    let date = date.map { "DeletionDate=\($0)\n" } ?? ""
    let text = Array("[Trash Info]\nPath=".utf8) + original.bytes + Array("\n\(date)".utf8)
    try folder.add(trash.appending("info").appending(name + ".trashinfo"), data: text)
    return PhotoID(FilePath(try folder.add(trash.appending("files").appending(name), data: data)))
  }

  /// Puts an empty folder into the home's trash folder.
  func addFolder(_ name: ByteString, from original: String) throws {
    try folder.addFolder(Self.homeTrash.appending("files").appending(name))
    let text = "[Trash Info]\nPath=\(original)\nDeletionDate=2024-05-01T10:20:30\n"
    try folder.add(
      Self.homeTrash.appending("info").appending(name + ".trashinfo"), data: Array(text.utf8))
  }

  /// The album, when it is read.
  func album(
    scope: [FilePath]? = nil, filter: MediaFilter = MediaFilter(), facts: StubFacts = StubFacts(),
    index: LibraryIndex? = nil
  ) async -> TrashAlbum {
    let album = TrashAlbum(trash, scope: scope, filter: filter, facts: facts, index: index)
    album.readContents()
    await reload(album)
    return album
  }

  func reload(_ album: TrashAlbum) async {
    await withCheckedContinuation { continuation in
      let once = Once { continuation.resume() }
      album.load { once.run() }
    }
  }
}
