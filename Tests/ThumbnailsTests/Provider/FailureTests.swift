import PickerModel
import TestSupport
import Testing

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
