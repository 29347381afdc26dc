import PickerModel
import TestSupport
import Testing

/// EXIF 2.32, tag 0x0112: its eight values, in each kind of file that can tell it.
struct OrientationTests {
  private let upright = Picture.quarters(width: 96, height: 32)

  @Test(arguments: Format.turning, 1...8)
  func picturesComeOutUpright(_ format: Format, _ orientation: Int) async throws {
    let sample = try Sample(format.encode(upright, orientation: orientation))
    let picture = try await sample.picture(squareEdge: 16)
    #expect(PixelSize(picture.pixels) == PixelSize(width: 96, height: 32))
    #expect(picture.originalSize == PixelSize(width: 96, height: 32))
    #expect(picture.pixels.looksLike(upright))
    #expect(picture.square?.looksLike(upright) == true)
  }

  @Test(arguments: Format.turning, 1...8)
  func picturesMadeSmallerComeOutUpright(_ format: Format, _ orientation: Int) async throws {
    let sample = try Sample(format.encode(upright, orientation: orientation))
    let picture = try await sample.picture(maximumEdge: 24)
    #expect(PixelSize(picture.pixels) == PixelSize(width: 24, height: 8))
    #expect(picture.originalSize == PixelSize(width: 96, height: 32))
    #expect(picture.pixels.looksLike(upright))
  }

  @Test(arguments: Format.turning, 1...8)
  func factsAndSizesSaySo(_ format: Format, _ orientation: Int) async throws {
    let sample = try Sample(format.encode(upright, orientation: orientation))
    #expect(await sample.facts()?.orientation.rawValue == orientation)
    #expect(await sample.size() == PixelSize(width: 96, height: 32))
  }

  /// TIFF files have their directories at the end, far beyond the 64 KiB that an EXIF block may have.
  @Test func directoriesFarIntoATIFFAreFound() async throws {
    let large = Picture.quarters(width: 320, height: 160)
    let sample = try Sample(
      TIFF.encode(
        large, main: [.short(0x0112, 6)], camera: [.text(0x9003, "2020:05:06 07:08:09")]))
    let facts = await sample.facts()
    #expect(facts?.orientation == .right)
    #expect(facts?.taken.iso8601 == "2020-05-06T07:08:09")
    #expect(await sample.size() == PixelSize(width: 320, height: 160))
    #expect(try await sample.picture().pixels.looksLike(large))
  }

  @Test func aWebPWithTheMarkOfJPEGBeforeItsEXIFIsTurnedToo() async throws {
    let sample = try Sample(
      WebP.encode(upright, exif: EXIF(orientation: 8), hasPrefix: true))
    #expect(try await sample.picture().pixels.looksLike(upright))
    #expect(await sample.facts()?.orientation == .left)
  }

  @Test(arguments: [0, 9, 65535])
  func whatIsNoOrientationTurnsNothing(_ number: Int) async throws {
    let sample = try Sample(JPEG.encode(upright, exif: EXIF(orientation: number)))
    #expect(try await sample.picture().pixels.looksLike(upright))
    #expect(await sample.facts()?.orientation == .up)
  }

  /// Some programs write it as a longer number.
  @Test func aLongOrientationIsOneToo() async throws {
    let sample = try Sample(TIFF.encode(upright, main: [.long(0x0112, 6)]))
    #expect(await sample.facts()?.orientation == .right)
  }

  @Test func bigEndianEXIFIsRead() async throws {
    var exif = EXIF(orientation: 6)
    exif.isBigEndian = true
    let sample = try Sample(JPEG.encode(upright, exif: exif))
    #expect(try await sample.picture().pixels.looksLike(upright))
    #expect(await sample.facts()?.orientation == .right)
  }
}
