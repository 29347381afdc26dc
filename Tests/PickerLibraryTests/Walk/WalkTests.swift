import Glibc
import PickerLibrary
import PickerModel
import TestSupport
import Testing

/// What a walk lists.
struct WalkTests {
  @Test func picturesByTheirNamesInAllFolders() async throws {
    let library = try TestLibrary()
    for name in ["a.jpg", "B.PNG", "trip/c.heic", "trip/deep/er/d.WebP", "e.svg"] as [ByteString] {
      try library.addEmpty(name)
    }
    for name in ["notes.txt", "jpg", "x.jpg~", "trip/clip.mp4", "jpeg."] as [ByteString] {
      try library.addText(name)
    }
    #expect(
      try await library.list() == ["a.jpg", "B.PNG", "trip/c.heic", "trip/deep/er/d.WebP", "e.svg"])
    #expect(try await library.list(filter: MediaFilter(media: .videos)) == ["trip/clip.mp4"])
    #expect(try await library.list(filter: MediaFilter(media: .all)).count == 6)
  }

  @Test func contentsDecideOnTheTypeNotNames() async throws {
    let library = try TestLibrary()
    try library.addPNG("really-a-png.jpg")
    try library.addText("text.jpg")
    let facts = StubFacts { request in
      request.path.name.starts(with: "really".utf8) ? MediaType("image/png") : request.type
    }
    let (png, jpeg) = (MediaType("image/png"), MediaType("image/jpeg"))
    let pngs = try await library.snapshot(filter: MediaFilter(types: [png]), facts: facts)
    #expect(pngs.paths.map(\.displayName) == ["really-a-png.jpg"])
    let jpegs = try await library.snapshot(filter: MediaFilter(types: [jpeg]), facts: facts)
    #expect(jpegs.paths.map(\.displayName) == ["text.jpg"])
    let all = try await library.snapshot(facts: facts)
    #expect(all.album(.kind(.all))?.photos.map(\.facts.type) == [png, jpeg])
  }

  @Test func namesAreBytes() async throws {
    let library = try TestLibrary()
    let names: Set<ByteString> = [
      "with space.jpg", "new\nline.jpg", "<b>&.jpg", "-rf.jpg", "\u{e9}.jpg", "e\u{301}.jpg",
      ByteString(Array("caf".utf8) + [0xe9] + Array(".jpg".utf8)), "\u{202e}gpj.exe.jpg",
      ByteString(Array(repeating: UInt8(ascii: "x"), count: 251) + Array(".jpg".utf8)),
    ]
    for name in names { try library.addEmpty(name) }
    #expect(Set(try await library.list()) == names)
  }

  @Test func whatIsNoFileIsNeitherListedNorOpened() async throws {
    let library = try TestLibrary()
    let odd = [try library.addFIFO("pipe.jpg"), try library.addSocket("socket.jpg")]
    try library.addLink("to-pipe.jpg", to: "pipe.jpg")
    try library.addLink("zero.jpg", to: "/dev/zero")
    try library.addEmpty("folder.jpg/inside.jpg")
    let opened = try OpenCounter(odd)
    #expect(try await library.list() == ["folder.jpg/inside.jpg"])
    #expect(!opened.wasOpened())
  }

  @Test func oneStatusTellsAllOfAFile() async throws {
    let library = try TestLibrary()
    try library.add("a.jpg", data: [1, 2, 3], modified: 1_600_000_000)
    let photo = try #require(try await library.snapshot().album(.kind(.all))?.photos.first)
    var information = stat()
    let result = library.path("a.jpg").withCString { stat($0, &information) }
    try #require(result == 0)
    #expect(photo.file.bytes == 3)
    #expect(photo.file.modified == Timestamp(seconds: 1_600_000_000))
    #expect(photo.file.inode == UInt64(information.st_ino))
    #expect(abs(photo.file.arrived.seconds - Int64(time(nil))) < 60)
  }

  @Test func anEmptyFolderIsAnEmptyLibrary() async throws {
    #expect(try await TestLibrary().snapshot() == LibrarySnapshot(isComplete: true))
    let none = FolderLibrary(folders: [], filter: MediaFilter(), facts: StubFacts())
    #expect(await none.untilComplete(in: .newest) == [LibrarySnapshot(isComplete: true)])
  }
}
