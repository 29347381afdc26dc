import PickerModel
import TestSupport
import Testing

@testable import ImageDecoding

/// Files that may have few bytes only.
struct ByteLimitTests {
  @Test(arguments: [nil] + ExportType.allCases.map(Optional.some), [20_000, 6_000])
  func noFileIsLonger(_ type: ExportType?, _ limit: Int) async throws {
    let sample = try Sample(Noise.png(width: 200, height: 150))
    let copy = try sample.export { recipe in
      (recipe.type, recipe.maximumBytes) = (type, limit)
    }
    let bytes = try #require(copy.bytes)
    #expect(bytes.count <= limit)
    // It is not made smaller than it has to be.
    #expect(bytes.count > limit / 3)
    #expect(try PixelSize(await RenderingTests.decoded(copy)) == copy.size)
  }

  /// Quality goes first, then size.
  @Test func whereQualityIsEnoughTheSizeStays() throws {
    let size = PixelSize(width: 200, height: 150)
    let sample = try Sample(Noise.png(width: size.width, height: size.height))
    let whole = try #require(try sample.export { $0.type = .jpeg }.bytes)
    let copy = try sample.export { recipe in
      (recipe.type, recipe.maximumBytes) = (.jpeg, whole.count * 3 / 4)
    }
    #expect(copy.size == size)
    let few = try sample.export { recipe in
      (recipe.type, recipe.maximumBytes) = (.jpeg, whole.count / 10)
    }
    #expect(try #require(few.size).width < 200)
  }

  @Test func aPhotoInAPNGBecomesAJPEG() throws {
    let sample = try Sample(Noise.png(width: 64, height: 64))
    #expect(try sample.export { $0.maximumBytes = 4_000 }.type.name == "image/jpeg")
    #expect(
      try sample.export { recipe in (recipe.maximumBytes, recipe.type) = (4_000, .png) }.type.name
        == "image/png")
  }

  @Test func aLimitThatIsTooSmallIsNone() throws {
    let sample = try Sample(Noise.png(width: 64, height: 64))
    #expect(sample.exportFailure { $0.maximumBytes = 20 } == .limitTooSmall)
  }

  @Test func whatMovesIsNotMadeStillUnasked() throws {
    let frames = [Picture.flat(.red), .flat(.blue)]
    let sample = try Sample(GIF.encode(frames))
    let copy = try sample.export { $0.box = PixelBox(width: 10) }
    #expect(copy.bytes == nil && copy.keepsMovement)
    #expect(sample.exportFailure { $0.maximumBytes = 50 } == .wouldStopMoving)
    #expect(try sample.export { $0.type = .png }.type.name == "image/png")
    #expect(try sample.export { $0.edit.quarterTurns = 1 }.type.name == "image/jpeg")
  }
}
