import GLib
import PickerModel
import TestSupport
import Testing
import Thumbnails

/// What is written to the cache, and what is not.
struct KeepingTests {
  private let fixture: CacheFixture

  init() throws { fixture = try CacheFixture() }

  private func isKept(_ photo: Photo) async throws -> Bool {
    try await Waiting.until { Files.exists(fixture.stored(photo)) }
  }

  @Test func aPhotoOfLongAgo() async throws {
    let photo = try fixture.addPhoto("a.png")
    _ = try await fixture.provider().square(of: photo)
    #expect(try await isKept(photo))
  }

  /// Times are counted in seconds there, so a second change in the same one would go unnoticed.
  @Test func notAFileThatChangedJustNow() async throws {
    // On a busy machine it may be long ago before it is decoded.
    for attempt in 0..<20 {
      let photo = try fixture.photo(fixture.library.addPNG("\(attempt).png"))
      let broken = try fixture.photo(fixture.library.addText("\(attempt).jpg"))
      let decoder = WatchedDecoder()
      let provider = fixture.provider(decoder)
      _ = try await provider.square(of: photo)
      #expect(await provider.failure(of: broken) == .damaged)
      guard LocalTime.now - photo.file.modified.seconds < 2 else { continue }
      #expect(try await Waiting.holds { decoder.encodedCount == 0 })
      #expect(!Files.exists(fixture.stored(photo)))
      #expect(!Files.exists(fixture.failure(broken)))
      return
    }
    Issue.record("the machine is too busy for this test")
  }

  /// Times are written without a sign there.
  @Test func notOneFromBeforeTheBeginningOfTime() async throws {
    let photo = try fixture.photo(fixture.library.addPNG("a.png", modified: -1000))
    let decoder = WatchedDecoder()
    _ = try await fixture.provider(decoder).square(of: photo)
    #expect(try await Waiting.holds { decoder.encodedCount == 0 })
  }

  @Test func notAFileOfTheCacheItself() async throws {
    let path = fixture.cacheHome.appending("thumbnails/large/0.png")
    try Files.makeFolder(path.folder)
    try Files.write(PNG.encode(.flat(.red)), to: path)
    try Files.setModified(TestLibrary.start, of: path)
    let photo = try fixture.photo(path)
    let decoder = WatchedDecoder()
    #expect(try await fixture.provider(decoder).square(of: photo).color == .red)
    #expect(try await Waiting.holds { decoder.encodedCount == 0 })
    #expect(try Files.names(in: path.folder) == ["0.png"])
  }

  /// The way to it may lead over a link.
  @Test func norOneThatLiesThereByAnotherName() async throws {
    let path = fixture.cacheHome.appending("thumbnails/large/0.png")
    try Files.makeFolder(path.folder)
    try Files.write(PNG.encode(.flat(.red)), to: path)
    try Files.setModified(TestLibrary.start, of: path)
    let link = fixture.library.root.appending("link")
    try Program.run(["ln", "-s", "--", path.folder, link])
    let photo = try fixture.photo(link.appending("0.png"))
    let decoder = WatchedDecoder()
    #expect(try await fixture.provider(decoder).square(of: photo).color == .red)
    #expect(try await Waiting.until { decoder.encodedCount == 1 })
    #expect(try await Waiting.holds { !Files.exists(fixture.stored(photo)) })
    #expect(try Files.names(in: path.folder) == ["0.png"])
  }

  /// Some programs look for the word alone.
  @Test func butOneInAFolderOfTheUsersThatIsCalledThumbnails() async throws {
    let photo = try fixture.addPhoto("thumbnails/large/a.png")
    _ = try await fixture.provider().square(of: photo)
    #expect(try await isKept(photo))
  }

  @Test func andOneBesideTheCacheWhoseNameBeginsLikeIt() async throws {
    let path = fixture.cacheHome.appending("thumbnails-of-mine/a.png")
    try Files.makeFolder(path.folder)
    try Files.write(PNG.encode(.flat(.red)), to: path)
    try Files.setModified(TestLibrary.start, of: path)
    let photo = try fixture.photo(path)
    _ = try await fixture.provider().square(of: photo)
    #expect(try await isKept(photo))
  }
}
