import PickerModel
import TestSupport
import Testing

/// JPEG files of which gdk-pixbuf must not get all.
struct OddJPEGTests {
  private let quarters = Picture.quarters(width: 96, height: 96)

  /// A profile in pieces of which each gives another number for them all: of these, gdk-pixbuf
  /// 2.42.10 reads memory that is not its own.
  @Test func profilesInOddPiecesDoNotMatter() async throws {
    let pieces = [(153, 188), (95, 46), (123, 195)].flatMap { (number, count) in
      segment(
        0xe2, Array("ICC_PROFILE\0".utf8) + [number, count] + [UInt8](repeating: 1, count: 3000))
    }
    let jpeg = JPEG.encode(quarters, exif: EXIF(orientation: 6))
    let sample = try Sample(Array(jpeg.prefix(2) + pieces + jpeg.dropFirst(2)))
    #expect(try await sample.picture().pixels.looksLike(quarters))
  }

  /// As libjpeg does, which takes them for a mistake and goes on.
  @Test func strayBytesBetweenSegmentsArePassedOver() async throws {
    let jpeg = JPEG.encode(quarters, exif: EXIF(orientation: 3))
    let stray: [UInt8] = [0xff, 0xff, 0xff, 0, 1, 2, 0xff, 0xd0, 0xff]
    let sample = try Sample(Array(jpeg.prefix(2) + stray + jpeg.dropFirst(2)))
    #expect(try await sample.picture().pixels.looksLike(quarters))
    #expect(await sample.size() == PixelSize(width: 96, height: 96))
  }

  /// Phones append videos and second pictures.
  @Test func whatFollowsThePictureDoesNotMatter() async throws {
    let rest = [UInt8](repeating: 0x55, count: 200_000) + JPEG.encode(.flat(.red))
    let sample = try Sample(JPEG.encode(quarters) + rest)
    #expect(try await sample.picture().pixels.looksLike(quarters))
  }

  private func segment(_ marker: UInt8, _ data: [UInt8]) -> [UInt8] {
    [0xff, marker] + UInt16(data.count + 2).bigEndianBytes + data
  }
}
