import PickerModel
import TestSupport
import Testing
import Thumbnails

/// Two pickers that make the same thumbnails at the same time.
struct TwoProvidersTests {
  private let fixture: CacheFixture
  private let photos: [Photo]

  init() throws {
    let fixture = try CacheFixture()
    photos = try (0..<40).map { index in
      try fixture.addPhoto(
        "\(index).png", .flat(index % 2 == 0 ? .red : .green, width: 300, height: 200))
    }
    self.fixture = fixture
  }

  @Test func eachThumbnailIsWholeAndValid() async throws {
    let providers = [fixture.provider(), fixture.provider()]
    await withTaskGroup(of: Void.self) { group in
      for (index, photo) in photos.enumerated() {
        for provider in providers {
          group.addTask {
            let color = try? await provider.square(of: photo).color
            #expect(color == (index % 2 == 0 ? .red : .green))
          }
        }
      }
    }
    for photo in photos {
      #expect(try await Waiting.until { Files.exists(fixture.stored(photo)) })
    }
    // The slower one of the two may still write.
    try await Task.sleep(for: .milliseconds(300))
    for (index, photo) in photos.enumerated() {
      let kept = try await Decoders.shared.picture(
        DecodingRequest(path: FilePath(fixture.stored(photo)), maximumEdge: 1024))
      #expect(fixture.cache.isValid(kept.texts, for: photo))
      #expect(kept.pixels.color == (index % 2 == 0 ? .red : .green))
    }
    #expect(try Files.names(in: fixture.stored(photos[0]).folder).count == photos.count)
    let verdicts = try GIO.verdicts(
      on: photos.map { ByteString($0.id.path.bytes) }, cacheHome: fixture.cacheHome)
    #expect(verdicts.count == photos.count)
    #expect(verdicts.values.allSatisfy { $0.isValid == true })
  }
}
