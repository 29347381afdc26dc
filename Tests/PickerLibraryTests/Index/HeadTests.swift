import PickerModel
import TestSupport
import Testing

@testable import PickerLibrary

/// The photos that a large library began with, shown before the others are met.
struct HeadTests {
  private let fixture: IndexTests.Fixture
  private let name = Array("a library".utf8)

  init() throws { fixture = try IndexTests.Fixture() }

  private func photos(_ names: String...) async throws -> [Photo] {
    let all = try await fixture.folder.snapshot().album(.kind(.all))?.photos ?? []
    return try names.map { name in
      try #require(all.first { $0.id.path == FilePath(fixture.folder.path(ByteString(name))) })
    }
  }

  @Test func whatIsAsItWasComesBackInItsOrder() async throws {
    for name in ["a.jpg", "b/c.jpg", "b/changed.jpg", "gone.jpg"] {
      try fixture.folder.add(ByteString(name), data: [1])
    }
    let photos = try await photos("b/c.jpg", "gone.jpg", "b/changed.jpg", "a.jpg")
    var index = fixture.index()
    index.keepHeadLater(photos, of: name)
    await index.finish()
    try Files.remove(fixture.folder.path("gone.jpg"))
    try fixture.folder.add("b/changed.jpg", data: [1, 2])
    index = fixture.index()
    let head = index.head(of: name)
    #expect(head.map(\.id) == [photos[0].id, photos[3].id])
    #expect(head.map(\.facts) == [photos[0].facts, photos[3].facts])
    #expect(index.head(of: Array("another".utf8)).isEmpty)
  }

  @Test func aFewLibrariesAreRemembered() async throws {
    try fixture.folder.add("a.jpg", data: [1])
    let photos = try await photos("a.jpg")
    let index = fixture.index()
    for number in 0..<20 { index.keepHeadLater(photos, of: [UInt8(number)]) }
    await index.finish()
    let kept = (0..<20).filter { !index.head(of: [UInt8($0)]).isEmpty }
    #expect(kept == Array(12..<20))
  }

  /// Some of what was foreseen is met, some is another by now, and some is not there.
  @Test func whatIsForeseenGivesWayToWhatIsMet() async throws {
    for name in ["a.jpg", "b.jpg", "c.jpg"] {
      try fixture.folder.add(ByteString(name), data: [1])
    }
    let photos = try await photos("a.jpg", "b.jpg", "c.jpg")
    let changed = Photo(
      id: photos[1].id, file: photos[2].file,
      facts: PhotoFacts(type: MediaType("image/png"), taken: photos[1].facts.taken))
    let absent = Photo(
      id: PhotoID(FilePath("/nowhere/x.jpg")), file: photos[0].file, facts: photos[0].facts)
    let library = FolderLibrary(
      folders: [fixture.folder.rootPath], filter: MediaFilter(), facts: StubFacts(),
      index: fixture.index(), rules: WalkRules(), pace: .unhurried)
    let index = fixture.index()
    index.keepHeadLater([absent, photos[0], changed], of: library.name(in: .name))
    await index.finish()
    let shown = await library.untilComplete(in: .name)
    #expect(shown.first?.paths == [photos[0].id.path])
    #expect(shown.first?.isComplete == false)
    #expect(shown.last?.paths == photos.map(\.id.path))
    #expect(shown.last?.album(.kind(.all))?.photos.map(\.facts) == photos.map(\.facts))
  }
}
