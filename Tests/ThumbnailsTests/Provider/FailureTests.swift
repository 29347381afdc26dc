import PickerModel
import TestSupport
import Testing
import Thumbnails

/// Files of which there is no picture.
struct FailureTests {
  private let fixture: CacheFixture
  private let path: ByteString
  private let photo: Photo

  init() throws {
    fixture = try CacheFixture()
    path = try fixture.library.add(
      "a.png", data: Array("no picture".utf8), modified: TestLibrary.start)
    photo = try fixture.photo(path)
  }

  private func fail() async throws {
    #expect(await fixture.provider().failure(of: photo) == .damaged)
    #expect(try await Waiting.until { Files.exists(fixture.failure(photo)) })
  }

  @Test func theyAreNotDecodedAgain() async throws {
    try await fail()
    let decoder = WatchedDecoder()
    #expect(await fixture.provider(decoder).failure(of: photo) == .damaged)
    #expect(!decoder.decoded.contains(photo.id.path))
    #expect(!Files.exists(fixture.stored(photo)))
  }

  /// Other versions decode what this one does not, and so do other programs.
  @Test func theyAreByAnotherVersion() async throws {
    try await fail()
    let other = ThumbnailCache(root: fixture.cache.root, version: "1.2.4")
    let decoder = WatchedDecoder()
    let provider = ThumbnailProvider(decoder: decoder, encoder: decoder, cache: other)
    #expect(await provider.failure(of: photo) == .damaged)
    #expect(decoder.decoded == [photo.id.path])
  }

  /// The reason stays what it was.
  @Test(arguments: [DecodingError.damaged, .crashed, .timedOut])
  func theReasonIsKept(_ reason: DecodingError) throws {
    let texts = try #require(fixture.cache.texts(of: photo, failure: reason))
    let kept = Dictionary(uniqueKeysWithValues: texts.map { ($0.key, $0.value) })
    #expect(fixture.cache.failure(in: kept) == reason)
    #expect(fixture.cache.isValid(kept, for: photo))
  }

  @Test(arguments: [DecodingError.cancelled, .unreadable, .tooLarge, .unsupported, .noDecoder])
  func otherReasonsAreNotRecorded(_ reason: DecodingError) {
    #expect(fixture.cache.texts(of: photo, failure: reason) == nil)
  }

  @Test func theyAreWhenTheyHaveChanged() async throws {
    try await fail()
    try Files.write(PNG.encode(.flat(.red)), to: path)
    try Files.setModified(TestLibrary.start + 1, of: path)
    let changed = try fixture.photo(path)
    #expect(try await fixture.provider().square(of: changed).color == .red)
  }

  @Test func theyAreWhenTheirSizeAloneHasChanged() async throws {
    try await fail()
    try Files.write(PNG.encode(.flat(.red)), to: path)
    try Files.setModified(TestLibrary.start, of: path)
    let changed = try fixture.photo(path)
    #expect(try await fixture.provider().square(of: changed).color == .red)
  }

  /// It may be readable again without having changed.
  @Test func aFileThatIsNotThereIsNotRecorded() async throws {
    try Files.remove(path)
    let decoder = WatchedDecoder()
    #expect(await fixture.provider(decoder).failure(of: photo) == .unreadable)
    #expect(try await Waiting.holds { decoder.encodedCount == 0 })
  }

  /// The next version may decode it.
  @Test func oneThatIsTooLargeIsNotRecorded() async throws {
    let photo = try fixture.photo(
      fixture.library.add("b.png", data: PNG.bomb(), modified: TestLibrary.start))
    let decoder = WatchedDecoder()
    #expect(await fixture.provider(decoder).failure(of: photo) == .tooLarge)
    #expect(try await Waiting.holds { decoder.encodedCount == 0 })
  }
}
