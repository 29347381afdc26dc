import PickerModel
import TestSupport
import Testing

struct AnimationTests {
  private let frames: [Picture] = [.quarters(), .flat(.red), .flat(.blue)]

  private var kinds: [([Picture]) -> [UInt8]] { [GIF.encode, WebP.animation] }

  @Test func theFirstPictureIsShown() async throws {
    for encode in kinds {
      let sample = try Sample(encode(frames))
      #expect(try await sample.picture().pixels.looksLike(frames[0]))
      #expect(await sample.size() == PixelSize(width: 64, height: 64))
      let small = try await sample.picture(maximumEdge: 16)
      #expect(small.pixels.width == 16)
      #expect(small.pixels.looksLike(frames[0]))
    }
  }

  @Test func whatIsBrokenBehindItDoesNotMatter() async throws {
    for encode in kinds {
      let sample = try Sample(Array(encode(frames).prefix(encode([frames[0]]).count + 100)))
      #expect(try await sample.picture().pixels.looksLike(frames[0]))
    }
  }
}
