import PickerModel
import TestSupport
import Testing

@testable import PickerLibrary

struct TrashAlbumTests {
  private static func names(_ album: TrashAlbum) -> [String] { album.photos.map(\.displayName) }

  @Test func whatWasDeletedLastGoesFirst() async throws {
    let trash = try TestTrash()
    try trash.add("a.jpg", from: "/p/a.jpg", at: "2024-05-01T10:20:30")
    try trash.add("b.jpg", from: "/p/b.jpg", at: "2024-06-01T10:20:30")
    try trash.add("d.jpg", from: "/p/d.jpg", at: nil)
    try trash.add("c.jpg", from: "/p/10.jpg", at: "2024-05-01T10:20:30")
    try trash.add("e.jpg", from: "/p/9.jpg", at: "2024-05-01T10:20:30")
    let album = await trash.album()
    #expect(Self.names(album) == ["b.jpg", "e.jpg", "c.jpg", "a.jpg", "d.jpg"])
    #expect(album.isLoaded)
  }

  @Test func originalPathsAndTimesAreTold() async throws {
    let trash = try TestTrash()
    let home = try trash.add("a.2.jpg", from: "/home/u/a%20b.jpg")
    let card = try trash.add("c.jpg", from: "DCIM/c.jpg", at: nil, in: TestTrash.volumeTrash)
    let album = await trash.album()
    let date = CivilTime(year: 2024, month: 5, day: 1, hour: 10, minute: 20, second: 30)
    #expect(
      album.trashed == [
        home: TrashedPhoto(original: FilePath("/home/u/a b.jpg"), deleted: date),
        card: TrashedPhoto(original: trash.path("volume/DCIM/c.jpg"), deleted: nil),
      ])
  }

  @Test func onlyPicturesAreListed() async throws {
    let trash = try TestTrash()
    try trash.add("a.jpg", from: "/p/a.jpg")
    // The name that it had counts, not the one that it got.
    try trash.add("b.jpg.2", from: "/p/b.jpg")
    try trash.add("c.txt", from: "/p/c.txt")
    try trash.add("d.mp4", from: "/p/d.mp4")
    try trash.add(".hidden.jpg", from: "/p/.hidden.jpg")
    try trash.folder.addEmpty("data/Trash/files/orphan.jpg")
    try trash.folder.add(
      "data/Trash/info/gone.jpg.trashinfo", data: Array("[Trash Info]\nPath=/p/gone.jpg\n".utf8))
    try trash.folder.addLink("data/Trash/files/link.jpg", to: "a.jpg")
    try trash.folder.add(
      "data/Trash/info/link.jpg.trashinfo", data: Array("[Trash Info]\nPath=/p/link.jpg\n".utf8))
    try trash.folder.addFIFO("data/Trash/info/pipe.jpg.trashinfo")
    #expect(Self.names(await trash.album()) == ["a.jpg", "b.jpg.2"])
    let videos = await trash.album(filter: MediaFilter(media: .videos))
    #expect(Self.names(videos) == ["d.mp4"])
    let pngs = await trash.album(filter: MediaFilter(types: [MediaType("image/png")]))
    #expect(Self.names(pngs) == [])
  }

  @Test func picturesInFoldersThatWereDeletedAreListed() async throws {
    let trash = try TestTrash()
    let files = "data/Trash/files" as ByteString
    try trash.addFolder("Trip.2", from: "/p/Trip")
    for name in ["a.jpg", "deep/er/b.jpg", "c.txt", ".d.jpg", ".deep/e.jpg", "@eaDir/f.jpg"] {
      try trash.folder.addEmpty(files.appending("Trip.2/\(name)"))
    }
    try trash.folder.addEmpty(files.appending("Trip.2/kept out/.nomedia"))
    try trash.folder.addEmpty(files.appending("Trip.2/kept out/g.jpg"))
    try trash.folder.addLink(files.appending("Trip.2/deep/back"), to: "..")
    try trash.folder.addLink(files.appending("Trip.2/link.jpg"), to: "a.jpg")
    try trash.addFolder(".config", from: "/p/.config")
    try trash.folder.addEmpty(files.appending(".config/h.jpg"))
    try trash.folder.addLink(files.appending("linked"), to: "Trip.2")
    try trash.folder.add(
      "data/Trash/info/linked.trashinfo", data: Array("[Trash Info]\nPath=/p/linked\n".utf8))
    let album = await trash.album()
    let originals = album.photos.map { album.trashed[$0.id]?.original.display }
    #expect(originals == ["/p/Trip/a.jpg", "/p/Trip/deep/er/b.jpg"])
    #expect(album.trashed.values.allSatisfy { $0.deleted?.day == 1 })
    let scoped = await trash.album(scope: [FilePath("/p/Trip/deep")])
    #expect(Self.names(scoped) == ["b.jpg"])
  }

  @Test func sharedTrashFoldersCountWhereTheyAreSafe() async throws {
    let trash = try TestTrash()
    let shared: ByteString = "volume/.Trash/\(TestTrash.user)"
    try trash.add("a.jpg", from: "a.jpg", in: shared)
    try trash.add("b.jpg", from: "b.jpg", in: TestTrash.volumeTrash)
    try Files.setMode(0o777, of: trash.folder.path("volume/.Trash"))
    #expect(Self.names(await trash.album()) == ["b.jpg"], "not sticky")
    try Files.setMode(0o1777, of: trash.folder.path("volume/.Trash"))
    #expect(Self.names(await trash.album()) == ["a.jpg", "b.jpg"])
    try Files.rename(trash.folder.path("volume/.Trash"), to: trash.folder.path("volume/elsewhere"))
    try trash.folder.addLink("volume/.Trash", to: "elsewhere")
    #expect(Self.names(await trash.album()) == ["b.jpg"], "a link")
  }

  @Test func aLibraryOfSomeFoldersShowsWhatWasDeletedThere() async throws {
    let trash = try TestTrash()
    let pictures = trash.folder.path("home/Pictures")
    try trash.folder.addLink("link", to: "home/Pictures")
    try trash.add("a.jpg", from: pictures.appending("a.jpg"))
    try trash.add("b.jpg", from: pictures.appending("gone/deep/b.jpg"))
    try trash.add("c.jpg", from: trash.folder.path("home/c.jpg"))
    try trash.add("d.jpg", from: pictures + "2/d.jpg")
    #expect(Self.names(await trash.album(scope: [FilePath(pictures)])) == ["a.jpg", "b.jpg"])
    #expect(Self.names(await trash.album(scope: [trash.path("link")])) == ["a.jpg", "b.jpg"])
    #expect(Self.names(await trash.album(scope: [])) == [])
    #expect(Self.names(await trash.album()).count == 4)
  }

  @Test func photosAreReadOnce() async throws {
    let trash = try TestTrash()
    try trash.add("a.jpg", from: "/p/a.jpg")
    let album = await trash.album()
    let before = try #require(album.photos.first)
    try trash.add("b.jpg", from: "/p/b.jpg", at: "2020-01-01T00:00:00")
    await trash.reload(album)
    #expect(Self.names(album) == ["a.jpg", "b.jpg"])
    #expect(album.photos.first === before)
  }

  @Test func aSecondStartReadsNothing() async throws {
    let trash = try TestTrash()
    let index = LibraryIndex(at: trash.path("cache/index.db"))
    /// What is shown, and how many files were read for it.
    func start(scope: [FilePath]? = nil) async -> String {
      let facts = StubFacts()
      let album = await trash.album(scope: scope, facts: facts, index: index)
      await index.finish()
      return "\(Self.names(album).joined(separator: " ")): \(facts.batchSizes.reduce(0, +))"
    }
    try trash.add("a.jpg", from: "/p/a.jpg")
    try trash.addFolder("Trip", from: "/p/Trip")
    try trash.folder.addEmpty("data/Trash/files/Trip/b.jpg")
    #expect(await start() == "a.jpg b.jpg: 2")
    #expect(await start() == "a.jpg b.jpg: 0")
    #expect(await start(scope: [FilePath("/p/Trip")]) == "b.jpg: 0")
    try trash.add("c.jpg", from: "/p/c.jpg", at: "2023-01-01T00:00:00")
    #expect(await start(scope: [FilePath("/q")]) == ": 0")
    #expect(await start() == "a.jpg b.jpg c.jpg: 1")
    try trash.add("a.jpg", from: "/p/a.jpg", data: [1, 2])
    #expect(await start() == "a.jpg b.jpg c.jpg: 1", "one that is another now")
    // What is gone is forgotten.
    Files.removeAll(trash.folder.path("data/Trash"))
    #expect(await start() == ": 0")
    #expect(index.folders == [])
  }
}
