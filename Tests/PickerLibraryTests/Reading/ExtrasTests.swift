import PickerLibrary
import PickerModel
import TestSupport
import Testing

/// The user's marks and the Trash, in the snapshots of a library.
struct ExtrasTests {
  private let test: TestTrash
  private let library: FolderLibrary
  private var file: FilePath { test.path("data/photo-picker/favorites") }

  init() throws {
    test = try TestTrash()
    let favorites = FavoritesStore(file: test.path("data/photo-picker/favorites"))
    let trash = TrashAlbum(test.trash, scope: nil, filter: MediaFilter(), facts: StubFacts())
    library = FolderLibrary(
      folders: [test.path("home/Pictures")], filter: MediaFilter(), facts: StubFacts(),
      rules: WalkRules(), extras: LibraryExtras(favorites: favorites, trash: trash))
  }

  /// The first complete snapshot, and then the first after each change in which something is so.
  private final class Watcher {
    private var iterator: AsyncStream<LibrarySnapshot>.Iterator

    init(_ library: FolderLibrary) {
      iterator = library.snapshots(in: .name).makeAsyncIterator()
      library.readContents()
    }

    func first(
      where isSo: (LibrarySnapshot) -> Bool = { _ in true }
    ) async throws -> LibrarySnapshot {
      while let snapshot = await iterator.next(isolation: #isolation) {
        if snapshot.isComplete, isSo(snapshot) { return snapshot }
      }
      throw TestFailure("the snapshots have ended")
    }
  }

  private func names(_ kind: AlbumKind, in snapshot: LibrarySnapshot) -> [String] {
    snapshot.album(.kind(kind))?.photos.map(\.displayName) ?? []
  }

  private func photo(_ name: String, in snapshot: LibrarySnapshot) throws -> Photo {
    try #require(snapshot.album(.kind(.all))?.photos.first { $0.displayName == name })
  }

  @Test(.timeLimit(.minutes(1)))
  func heartsComeAtOnceAndStay() async throws {
    for name in ["a", "b", "c"] { try test.folder.addEmpty("home/Pictures/\(name).jpg") }
    let watcher = Watcher(library)
    let first = try await watcher.first()
    #expect(names(.favorites, in: first) == [] && first.favorites == [])
    let (a, b) = (try photo("a.jpg", in: first), try photo("b.jpg", in: first))
    #expect(await library.setFavorite(true, b))
    #expect(await library.setFavorite(true, a))
    let both = try await watcher.first { self.names(.favorites, in: $0).count == 2 }
    #expect(names(.favorites, in: both) == ["a.jpg", "b.jpg"])
    #expect(both.favorites == [a.id, b.id])
    #expect(await library.setFavorite(false, a))
    _ = try await watcher.first { self.names(.favorites, in: $0) == ["b.jpg"] }
    // And at the next start, by another name.
    try Files.rename(
      test.folder.path("home/Pictures/b.jpg"), to: test.folder.path("home/Pictures/new.jpg"))
    let other = FolderLibrary(
      folders: [test.path("home/Pictures")], filter: MediaFilter(), facts: StubFacts(),
      rules: WalkRules(), extras: LibraryExtras(favorites: FavoritesStore(file: file)))
    #expect(names(.favorites, in: try await Watcher(other).first()) == ["new.jpg"])
  }

  @Test(.timeLimit(.minutes(1)))
  func heartsMoveWithTheirPhotosWhileTheWindowIsOpen() async throws {
    for name in ["a", "b"] { try test.folder.addEmpty("home/Pictures/\(name).jpg") }
    let watcher = Watcher(library)
    #expect(await library.setFavorite(true, try photo("b.jpg", in: try await watcher.first())))
    try test.folder.addFolder("home/Pictures/deep")
    try Files.rename(
      test.folder.path("home/Pictures/b.jpg"), to: test.folder.path("home/Pictures/deep/c.jpg"))
    library.lookAgain()
    let moved = try await watcher.first { self.names(.favorites, in: $0) == ["c.jpg"] }
    #expect(moved.favorites == [PhotoID(test.path("home/Pictures/deep/c.jpg"))])
  }

  @Test(.timeLimit(.minutes(1)))
  func whatWasDeletedIsInItsAlbumUntilItIsPutBack() async throws {
    try test.folder.addEmpty("home/Pictures/a.jpg")
    let original = test.folder.path("home/Pictures/deep/b.jpg")
    let deleted = try test.add("b.jpg", from: original)
    let watcher = Watcher(library)
    let first = try await watcher.first()
    #expect(names(.all, in: first) == ["a.jpg"])
    #expect(names(.recent, in: first) == ["a.jpg"])
    #expect(first.album(.kind(.recentlyDeleted))?.photos.map(\.id) == [deleted])
    #expect(first.trashed[deleted]?.original == FilePath(original))
    try await library.restore(deleted)
    let restored = try await watcher.first { self.names(.all, in: $0) == ["a.jpg", "b.jpg"] }
    #expect(names(.recentlyDeleted, in: restored) == [] && restored.trashed == [:])
    await #expect(throws: RestoreFailure.gone) { try await library.restore(deleted) }
  }

  @Test(.timeLimit(.minutes(1)))
  func anEmptyLibraryWithATrash() async throws {
    let deleted = try test.add("b.jpg", from: "/p/b.jpg")
    let snapshot = try await Watcher(library).first()
    #expect(snapshot.albums.map(\.id) == [.kind(.recentlyDeleted)])
    #expect(snapshot.trashed.keys.map(\.self) == [deleted])
  }

  // MARK: What others change

  /// Another picker's library over the same files, that is watched.
  private func watched() async throws -> Watcher {
    try test.folder.addEmpty("home/Pictures/a.jpg")
    let trash = TrashAlbum(test.trash, scope: nil, filter: MediaFilter(), facts: StubFacts())
    let watcher = Watcher(
      FolderLibrary(
        folders: [test.path("home/Pictures")], filter: MediaFilter(), facts: StubFacts(),
        rules: WalkRules(), watching: WatchRules(limit: 100),
        extras: LibraryExtras(favorites: FavoritesStore(file: file), trash: trash)))
    #expect(names(.all, in: try await watcher.first()) == ["a.jpg"])
    return watcher
  }

  @Test(.timeLimit(.minutes(1)), arguments: [true, false])
  func whatAnotherProgramDeletesIsShown(hasTrashFolder: Bool) async throws {
    if hasTrashFolder {
      try test.folder.addFolder("data/Trash/info")
      try test.folder.addFolder("data/Trash/files")
    } else {
      try test.folder.addFolder("data")
    }
    let watcher = try await watched()
    let began = ContinuousClock.now
    let deleted = try test.add("b.jpg", from: "/p/b.jpg")
    let shown = try await watcher.first { self.names(.recentlyDeleted, in: $0) == ["b.jpg"] }
    // A busy machine; a second is what it takes at most on an idle one.
    #expect(ContinuousClock.now - began < .seconds(3))
    #expect(shown.trashed[deleted]?.original == FilePath("/p/b.jpg"))
    try test.add("c.jpg", from: "c.jpg", at: "2020-01-01T00:00:00", in: TestTrash.volumeTrash)
    _ = try await watcher.first { self.names(.recentlyDeleted, in: $0) == ["b.jpg", "c.jpg"] }
    // Put back.
    try Files.rename(ByteString(deleted.path.bytes), to: test.folder.path("home/Pictures/b.jpg"))
    try Files.remove(test.folder.path("data/Trash/info/b.jpg.trashinfo"))
    _ = try await watcher.first {
      self.names(.recentlyDeleted, in: $0) == ["c.jpg"]
        && self.names(.all, in: $0) == ["a.jpg", "b.jpg"]
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func whatIsTakenOutOfADeletedFolderIsShown() async throws {
    try test.addFolder("Trip", from: "/p/Trip")
    for name in ["b.jpg", "c.jpg"] { try test.folder.addEmpty("data/Trash/files/Trip/\(name)") }
    let watcher = try await watched()
    // The watch of the folder comes when it is known.
    try await Task.sleep(for: .milliseconds(700))
    try Files.remove(test.folder.path("data/Trash/files/Trip/b.jpg"))
    _ = try await watcher.first { self.names(.recentlyDeleted, in: $0) == ["c.jpg"] }
  }

  @Test(.timeLimit(.minutes(1)))
  func heartsThatAnotherPickerGivesAreShown() async throws {
    let watcher = try await watched()
    let first = try await Watcher(library).first()
    #expect(await library.setFavorite(true, try photo("a.jpg", in: first)))
    let given = try await watcher.first { self.names(.favorites, in: $0) == ["a.jpg"] }
    #expect(await library.setFavorite(false, try photo("a.jpg", in: given)))
    _ = try await watcher.first { self.names(.favorites, in: $0) == [] }
  }
}
