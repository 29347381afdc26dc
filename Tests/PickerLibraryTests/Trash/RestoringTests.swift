import PickerLibrary
import PickerModel
import TestSupport
import Testing

struct RestoringTests {
  private static func restore(
    _ photo: PhotoID, of album: TrashAlbum
  ) async -> Result<FilePath, RestoreFailure> {
    do throws(RestoreFailure) {
      return .success(try await album.restore(photo))
    } catch {
      return .failure(error)
    }
  }

  @Test func thePhotoIsWhereItWas() async throws {
    let trash = try TestTrash()
    let original = trash.folder.path("home/Pictures/gone/deep/a b.jpg")
    let photo = try trash.add(
      "a.jpg", from: ByteString(original.text.replacing(" ", with: "%20")), data: [1, 2, 3])
    let album = await trash.album()
    #expect(await Self.restore(photo, of: album) == .success(FilePath(original)))
    #expect(try Files.read(original).bytes == [1, 2, 3])
    #expect(try Files.names(in: trash.folder.path("data/Trash/files")) == [])
    #expect(try Files.names(in: trash.folder.path("data/Trash/info")) == [])
    #expect(album.photos == [] && album.trashed == [:])
    #expect(await Self.restore(photo, of: album) == .failure(.gone))
  }

  @Test func onAVolumeToo() async throws {
    let trash = try TestTrash()
    let photo = try trash.add("a.jpg", from: "DCIM/a.jpg", in: TestTrash.volumeTrash)
    let path = trash.path("volume/DCIM/a.jpg")
    #expect(await Self.restore(photo, of: await trash.album()) == .success(path))
    #expect(Files.exists(ByteString(path.bytes)))
  }

  @Test func outOfAFolderThatWasDeleted() async throws {
    let trash = try TestTrash()
    let original = trash.folder.path("home/Pictures/Trip")
    try trash.addFolder("Trip", from: original.text)
    for name in ["deep/a.jpg", "deep/b.jpg", "notes.txt"] {
      try trash.folder.addEmpty("data/Trash/files/Trip/\(name)")
    }
    let album = await trash.album()
    let photo = try #require(album.photos.first { $0.displayName == "a.jpg" })
    let path = FilePath(original.appending("deep/a.jpg"))
    #expect(await Self.restore(photo.id, of: album) == .success(path))
    #expect(Files.exists(ByteString(path.bytes)))
    #expect(try Files.names(in: trash.folder.path("data/Trash/files/Trip")).count == 2)
    #expect(try Files.names(in: trash.folder.path("data/Trash/files/Trip/deep")) == ["b.jpg"])
    #expect(Files.exists(trash.folder.path("data/Trash/info/Trip.trashinfo")))
    #expect(album.photos.map(\.displayName) == ["b.jpg"])
    #expect(await trash.album().photos.map(\.displayName) == ["b.jpg"])
  }

  @Test(arguments: ["file", "folder", "dangling link"])
  func nothingIsWrittenOver(kind: String) async throws {
    let trash = try TestTrash()
    let original: ByteString = "home/Pictures/a.jpg"
    let photo = try trash.add("a.jpg", from: trash.folder.path(original))
    switch kind {
    case "file": try trash.folder.add(original, data: [9])
    case "folder": try trash.folder.addFolder(original)
    default: try trash.folder.addLink(original, to: "nowhere")
    }
    let before = try Files.information(trash.folder.path(original))
    let album = await trash.album()
    #expect(await Self.restore(photo, of: album) == .failure(.occupied(trash.path(original))))
    #expect(try Files.information(trash.folder.path(original)) == before)
    #expect(try Files.read(ByteString(photo.path.bytes)).bytes == [1])
    #expect(Files.exists(trash.folder.path("data/Trash/info/a.jpg.trashinfo")))
    #expect(album.photos.count == 1)
  }

  @Test func whereNoFolderCanBeMade() async throws {
    let trash = try TestTrash()
    try trash.folder.add("home/file", data: [])
    let photo = try trash.add("a.jpg", from: trash.folder.path("home/file/a.jpg"))
    let album = await trash.album()
    #expect(await Self.restore(photo, of: album) == .failure(.notWritable(trash.path("home/file"))))
    #expect(Files.exists(ByteString(photo.path.bytes)))
  }

  @Test func whatHasGoneFromTheTrash() async throws {
    let trash = try TestTrash()
    let photo = try trash.add("a.jpg", from: trash.folder.path("home/Pictures/a.jpg"))
    let album = await trash.album()
    try Files.remove(ByteString(photo.path.bytes))
    #expect(await Self.restore(photo, of: album) == .failure(.gone))
    #expect(album.photos == [])
    #expect(!Files.exists(trash.folder.path("home/Pictures/a.jpg")))
    #expect(await Self.restore(PhotoID(FilePath("/etc/passwd")), of: album) == .failure(.gone))
  }
}
