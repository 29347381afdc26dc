import PickerModel
import TestSupport
import Testing

/// Which pictures have more than one frame.
struct AnimatedTests {
  private func isAnimated(_ bytes: [UInt8]) async throws -> Bool? {
    await (try Sample(bytes)).facts()?.traits.contains(.animated)
  }

  private let frame = Picture.flat(.red)

  @Test(arguments: [(1, false), (2, true), (5, true)])
  func gif(_ frames: Int, _ expected: Bool) async throws {
    #expect(try await isAnimated(GIF.encode(Array(repeating: frame, count: frames))) == expected)
  }

  @Test func aGIFThatEndsInItsFirstPictureIsNot() async throws {
    let first = GIF.encode([frame])
    #expect(try await isAnimated(Array(first.dropLast(3))) == false)
  }

  @Test(arguments: [(0, false), (1, false), (2, true), (300, true)])
  func png(_ frames: UInt32, _ expected: Bool) async throws {
    let control = PNG.chunk("acTL", frames.bigEndianBytes + [0, 0, 0, 0])
    #expect(try await isAnimated(PNG.with(control)) == expected)
  }

  @Test func webp() async throws {
    #expect(try await isAnimated(WebP.encode(frame)) == false)
    #expect(try await isAnimated(WebP.animation([frame])) == false)
    #expect(try await isAnimated(WebP.animation([frame, frame])) == true)
  }

  @Test(arguments: [("avis", 2, true), ("avis", 1, false), ("msf1", 3, true), ("hevc", 2, true)])
  func sequences(_ brand: String, _ frames: Int, _ expected: Bool) async throws {
    #expect(
      try await isAnimated(Movie(brand: brand, frames: frames, handler: "pict").bytes) == expected)
  }

  @Test func soundIsNoSequence() async throws {
    #expect(try await isAnimated(Movie(brand: "avis", frames: 9, handler: "soun").bytes) == false)
  }

  @Test func othersAreNot() async throws {
    #expect(try await isAnimated(JPEG.encode(frame)) == false)
    #expect(try await isAnimated(HEIF.file("heic")) == false)
  }
}
