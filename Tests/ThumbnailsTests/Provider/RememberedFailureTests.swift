import PickerModel
import TestSupport
import Testing
import Thumbnails

/// What a file was found to be stays so until it changes, where the cache cannot keep it too.
struct RememberedFailureTests {
  private let fixture: CacheFixture
  private let decoder = WatchedDecoder()
  private let provider: ThumbnailProvider

  init() throws {
    fixture = try CacheFixture()
    provider = fixture.provider(decoder)
  }

  private func add(_ data: [UInt8], modified: Int = TestLibrary.start) throws -> Photo {
    try fixture.photo(fixture.library.add("a.png", data: data, modified: modified))
  }

  @Test(arguments: [
    (Array("no picture".utf8), DecodingError.damaged), (PNG.bomb(), .tooLarge),
    ([0, 0, 1, 0, 1, 0, 16, 16], .unsupported),
  ])
  func itIsDecodedOnce(_ data: [UInt8], _ failure: DecodingError) async throws {
    let photo = try add(data)
    for _ in 0..<5 { #expect(await provider.failure(of: photo) == failure) }
    #expect(decoder.decoded == [photo.id.path])
  }

  @Test func andAgainWhenItHasChanged() async throws {
    #expect(await provider.failure(of: try add(Array("no picture".utf8))) == .damaged)
    let changed = try add(PNG.encode(.flat(.red)), modified: TestLibrary.start + 1)
    #expect(try await provider.square(of: changed).color == .red)
  }

  @Test func oneThatCannotBeReadMayBeReadable() async throws {
    let photo = try add(PNG.encode(.flat(.red)))
    let path = ByteString(photo.id.path.bytes)
    try Files.remove(path)
    #expect(await provider.failure(of: photo) == .unreadable)
    try Files.write(PNG.encode(.flat(.red)), to: path)
    #expect(try await provider.square(of: photo).color == .red)
  }
}
