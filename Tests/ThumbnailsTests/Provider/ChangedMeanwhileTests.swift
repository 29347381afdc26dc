import PickerModel
import TestSupport
import Testing
import Thumbnails

/// A file that is another one by now than the library saw.
struct ChangedMeanwhileTests {
  @Test(arguments: [1, 0])
  func itIsShownButNotKept(_ seconds: Int) async throws {
    let fixture = try CacheFixture()
    let photo = try fixture.addPhoto("a.png", .flat(.blue))
    // Of another size, where it is not of another time.
    try fixture.library.addPNG(
      "a.png", .flat(.red, width: 80, height: 80), modified: TestLibrary.start + seconds)
    let decoder = WatchedDecoder()
    #expect(try await fixture.provider(decoder).square(of: photo).color == .red)
    #expect(try await Waiting.until { decoder.encodedCount == 1 })
    #expect(try await Waiting.holds { !Files.exists(fixture.stored(photo)) })
  }
}
