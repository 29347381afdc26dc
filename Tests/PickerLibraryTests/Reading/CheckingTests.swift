import PickerLibrary
import PickerModel
import TestSupport
import Testing

/// Looking again at photos that were chosen.
struct CheckingTests {
  private static let library = FolderLibrary(
    folders: [], filter: MediaFilter(), facts: StubFacts(), rules: WalkRules())

  @Test func vanishedPhotos() async throws {
    let folder = try TestLibrary()
    try folder.addEmpty("here.jpg")
    try folder.addLink("link.jpg", to: "here.jpg")
    try folder.addLink("dangling.jpg", to: "gone.jpg")
    try folder.addFolder("folder.jpg")
    try folder.addFIFO("pipe.jpg")
    let names = ["here.jpg", "link.jpg", "dangling.jpg", "folder.jpg", "pipe.jpg", "gone.jpg"]
    let ids = names.map { PhotoID(FilePath(folder.path(ByteString($0)))) }
    #expect(await Self.library.vanished(among: ids) == Set(ids[2...]))
    #expect(await Self.library.vanished(among: []) == [])
  }

  @Test func photosAtPaths() async throws {
    let folder = try TestLibrary()
    let paths = [
      try folder.add("b.png", data: [1, 2]), folder.path("gone.jpg"),
      try folder.addEmpty("odd.name"), try folder.addEmpty("a.jpg"),
    ].map { FilePath($0) }
    let photos = await Self.library.photos(at: paths)
    #expect(photos.map(\.id.path) == [paths[0], paths[2], paths[3]])
    #expect(photos.map(\.file.bytes) == [2, 0, 0])
    #expect(
      photos.map(\.facts.type.name) == ["image/png", "application/octet-stream", "image/jpeg"])
  }
}
