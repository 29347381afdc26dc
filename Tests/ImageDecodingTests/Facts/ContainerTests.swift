import PickerModel
import TestSupport
import Testing

/// Where EXIF data stand in files.
struct ContainerTests {
  private let exif = EXIF(dateTimeOriginal: "2021:01:01 01:01:01")

  private func taken(_ data: [UInt8]) async throws -> String? {
    await (try Sample(data)).facts()?.taken.iso8601
  }

  @Test func inEachKindTheyAreFound() async throws {
    let expected = "2021-01-01T01:01:01"
    #expect(try await taken(JPEG.encode(.flat(.red), exif: exif)) == expected)
    #expect(try await taken(PNG.encode(.flat(.red), exif: exif)) == expected)
    #expect(try await taken(WebP.encode(.flat(.red), exif: exif)) == expected)
    #expect(
      try await taken(TIFF.encode(.flat(.red), camera: [.text(0x9003, "2021:01:01 01:01:01")]))
        == expected)
  }

  /// JFIF, XMP, a colour profile of several segments, Photoshop's and a comment.
  @Test func otherSegmentsOfAJPEGMayComeFirst() async throws {
    let jpeg = JPEG.encode(.flat(.red), exif: exif)
    let segments = [
      (0xe0, "JFIF\0\u{1}\u{1}\0\0\u{1}\0\u{1}\0\0", 0),
      (0xe1, "http://ns.adobe.com/xap/1.0/\0<x:xmpmeta/>", 3000),
      (0xe2, "ICC_PROFILE\0\u{1}\u{2}", 60_000), (0xe2, "ICC_PROFILE\0\u{2}\u{2}", 60_000),
      (0xed, "Photoshop 3.0\0", 500), (0xfe, "A comment.", 0),
    ].map { Self.segment(UInt8($0), Array($1.utf8) + [UInt8](repeating: 0, count: $2)) }
    for index in segments.indices {
      let before = segments[...index].flatMap(\.self)
      #expect(
        try await taken(Array(jpeg.prefix(2) + before + jpeg.dropFirst(2)))
          == "2021-01-01T01:01:01", "\(index)")
    }
  }

  /// A byte behind them makes their length even (RFC 9649, 2.3).
  @Test(arguments: [[1], [2], [1, 1], [3, 2, 5]])
  func chunksOfAWebPMayBeOdd(lengths: [Int]) async throws {
    let webp = WebP.encode(
      .flat(.red), exif: exif, others: lengths.map { [UInt8](repeating: 7, count: $0) })
    #expect(try await taken(webp) == "2021-01-01T01:01:01")
  }

  private static func segment(_ marker: UInt8, _ data: [UInt8]) -> [UInt8] {
    [0xff, marker] + UInt16(data.count + 2).bigEndianBytes + data
  }
}
