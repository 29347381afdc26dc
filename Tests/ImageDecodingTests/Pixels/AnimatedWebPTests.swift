import PickerModel
import TestSupport
import Testing

/// Of an animation the loader gets the first picture alone, as one of its own; its EXIF stands behind
/// all of them.
struct AnimatedWebPTests {
  private let quarters = Picture.quarters(width: 96, height: 64)

  @Test(arguments: 1...8)
  func itIsUpright(_ orientation: Int) async throws {
    let exif = EXIF(orientation: orientation).tiff
    let chunk = Array("EXIF".utf8) + UInt32(exif.count).littleEndianBytes + exif
    let frames = [quarters.stored(orientation: orientation), .flat(.red)]
    var bytes = WebP.animation(frames) + chunk
    bytes.replaceSubrange(4..<8, with: UInt32(bytes.count - 8).littleEndianBytes)
    let sample = try Sample(bytes)
    #expect(try await sample.picture().pixels.looksLike(quarters))
    #expect(await sample.size() == PixelSize(width: 96, height: 64))
  }

  @Test func theSizeIsThatOfAllWhereItIsMadeSmaller() async throws {
    let picture = try await Sample(WebP.animation([quarters])).picture(maximumEdge: 48)
    #expect(PixelSize(picture.pixels) == PixelSize(width: 48, height: 32))
    #expect(picture.originalSize == PixelSize(width: 96, height: 64))
  }

  @Test func oneThatEndsInItsFirstPictureIsNone() async throws {
    let sample = try Sample(Array(WebP.animation([quarters, quarters]).prefix(80)))
    await #expect(throws: DecodingError.damaged) { try await sample.picture() }
  }
}
