import GLib
import PickerLibrary
import PickerModel
import PickerUI
import Thumbnails

/// The library that an invocation asks for, and who reads its files.
struct Library {
  let folders: [FilePath]
  let source: FolderLibrary
  let decoder: DecoderPool
  /// Pictures, and stills of videos.
  let pictures: VideoStills
  /// Nil where nothing is kept.
  let index: LibraryIndex?
  let caches: CacheTrouble

  /// - Parameters:
  ///   - added: folders of the user's settings, as URIs; without effect where the command line names
  ///     folders.
  ///   - trouble: told what stands in the way of keeping hearts, on any thread.
  ///   - other: whose readers and index are used; nil for new ones.
  @MainActor
  init(
    _ invocation: Invocation, added: [String], like other: Library? = nil,
    trouble: @escaping @Sendable (FavoritesProblem) -> Void = { _ in }
  ) {
    folders = invocation.folders.isEmpty ? Self.usersFolders(added) : invocation.folders
    decoder =
      other?.decoder
      ?? DecoderPool(program: DecoderPlace.path) { Log.message(Messages.noDecoder($0)) }
    pictures =
      other?.pictures
      ?? VideoStills(decoder: decoder, optOuts: .users) { Log.message(Messages.noStills($0)) }
    let caches = other?.caches ?? CacheTrouble()
    self.caches = caches
    index =
      invocation.isPrivate ? nil : other?.index ?? LibraryIndex { caches.note($0) }
    let filter = invocation.request.filter
    let scope = invocation.folders.isEmpty ? nil : folders
    source = FolderLibrary(
      folders: folders, filter: filter, facts: decoder, index: index,
      watching: invocation.opensWindow ? .standard : nil,
      extras: LibraryExtras(
        favorites: FavoritesStore(file: FavoritesStore.usersFile) {
          Log.message(Sentences.favorites($0))
          trouble($0)
        },
        trash: TrashAlbum(
          .standard, scope: scope, filter: filter, facts: decoder, index: index)))
  }

  static func problem(with folder: FilePath) -> FolderProblem? {
    FolderLibrary.problem(with: folder)
  }

  /// The Pictures folder where there is one, and what the user added, which may lie on a disk that is not there
  /// now.
  private static func usersFolders(_ added: [String]) -> [FilePath] {
    let pictures = UserFolders.pictures.map { [FilePath(bytes: $0)] } ?? []
    let others = added.compactMap { uri in
      let path = FileURI.path(of: uri)
      if path == nil { Log.message(Messages.noFolder(uri)) }
      return path.map { FilePath(bytes: $0) }
    }
    return pictures.filter { Process.exists($0.bytes) } + others
  }

  /// What the output tells of these photos, read anew, so that it is true now.
  func records(of photos: [PhotoID]) async -> [PhotoRecord] {
    let found = await source.photos(at: photos.map(\.path))
    let sizes = await decoder.pixelSizes(of: found.map(\.id.path))
    return zip(found, sizes).map { photo, size in
      PhotoRecord(path: photo.id.path, bytes: photo.file.bytes, facts: photo.facts, size: size)
    }
  }
}
