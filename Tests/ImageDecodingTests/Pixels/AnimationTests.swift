import PickerModel
import TestSupport
import Testing

struct AnimationTests {
  private let frames: [Picture] = [.quarters(), .flat(.red), .flat(.blue)]

  @Test func theFirstPictureIsShown() async throws {
    #expect(try await Sample(GIF.encode(frames)).picture().pixels.looksLike(frames[0]))
    let small = try await Sample(GIF.encode(frames)).picture(maximumEdge: 16)
    #expect(small.pixels.width == 16)
    #expect(small.pixels.looksLike(frames[0]))
  }

  @Test func whatIsBrokenBehindItDoesNotMatter() async throws {
    let whole = GIF.encode(frames)
    let sample = try Sample(Array(whole.prefix(GIF.encode([frames[0]]).count + 100)))
    #expect(try await sample.picture().pixels.looksLike(frames[0]))
  }
}
