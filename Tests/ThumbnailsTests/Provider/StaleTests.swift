import PickerModel
import TestSupport
import Testing
import Thumbnails

/// Thumbnails of what a file was before.
struct StaleTests {
  private let fixture: CacheFixture

  init() throws { fixture = try CacheFixture() }

  /// Keeps the thumbnail of a blue picture, changes the file, and asks anew.
  private func replace(by picture: Picture, modified: Int) async throws {
    let before = try fixture.addPhoto("a.png", .flat(.blue))
    #expect(try await fixture.provider().square(of: before).color == .blue)
    #expect(try await Waiting.until { Files.exists(fixture.stored(before)) })
    let old = try Files.read(fixture.stored(before))

    let after = try fixture.photo(
      fixture.library.addPNG("a.png", picture, modified: modified))
    #expect(try await fixture.provider().square(of: after).color == picture.topLeft)
    #expect(try await Waiting.until { try Files.read(fixture.stored(after)) != old })
    let texts = try await Decoders.shared.picture(
      DecodingRequest(path: FilePath(fixture.stored(after)), maximumEdge: 1024)
    ).texts
    #expect(texts["Thumb::MTime"] == "\(modified)")
    #expect(texts["Thumb::Size"] == "\(after.file.bytes)")
  }

  @Test func afterALaterChangeTheyAreReplaced() async throws {
    try await replace(by: .flat(.red), modified: TestLibrary.start + 1)
  }

  /// As a copy from a backup may be.
  @Test func afterAnEarlierChangeTheyAreReplaced() async throws {
    try await replace(by: .flat(.red), modified: TestLibrary.start - 1000)
  }

  @Test func afterAChangeOfTheSizeAloneTheyAreReplaced() async throws {
    try await replace(by: .flat(.red, width: 100, height: 100), modified: TestLibrary.start)
  }

  @Test func anUnchangedFileIsNotDecodedAgain() async throws {
    let photo = try fixture.addPhoto("a.png", .flat(.blue))
    _ = try await fixture.provider().square(of: photo)
    #expect(try await Waiting.until { Files.exists(fixture.stored(photo)) })
    let decoder = WatchedDecoder()
    #expect(try await fixture.provider(decoder).square(of: photo).color == .blue)
    #expect(decoder.decoded == [fixture.cache.path(of: photo.id, .large)])
  }
}
