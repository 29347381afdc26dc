import PickerModel
import TestSupport
import Testing

@testable import ImageDecoding

/// What photos tell goes over to copies whose pixels are coded anew.
struct CarriedMetadataTests {
  private static func exif(orientation: Int) -> EXIF {
    var exif = EXIF(
      orientation: orientation, make: "Canon", model: "EOS R5",
      dateTimeOriginal: "2024:05:01 10:20:30", offsetTimeOriginal: "+08:00")
    exif.lensModel = "RF 24-70mm"
    exif.exposureTime = .init(2, 1)
    exif.place = EXIF.Place(
      [.init(52, 1), .init(30, 1), .init(0, 1)], "N", [.init(13, 1), .init(24, 1), .init(0, 1)],
      "E")
    exif.preview = JPEG.encode(.flat(.blue, width: 160, height: 120))
    return exif
  }

  @Test(arguments: Format.turning.filter { $0 != .tiff }, ExportType.allCases)
  func timeCameraAndPlaceAreKept(_ format: Format, _ type: ExportType) async throws {
    let picture = Picture.quarters(width: 96, height: 32)
    let exif = Self.exif(orientation: 6)
    let file: [UInt8] =
      switch format {
      case .png: PNG.encode(picture, exif: exif)
      case .webp: WebP.encode(picture, exif: exif)
      default: JPEG.encode(picture, exif: exif)
      }
    let copy = try Sample(file).export { recipe in
      (recipe.type, recipe.box) = (type, PixelBox(width: 48))
    }
    let sample = try Sample(try StrippingTests.bytes(copy))
    let facts = try #require(await sample.facts())
    #expect(facts.orientation == .up)
    #expect(facts.traits == [.camera, .location])
    #expect(facts.exposure == 2)
    #expect(facts.taken.iso8601 == "2024-05-01T10:20:30+08:00")
    #expect(await sample.preview() == nil)
    #expect(try await sample.picture().pixels.looksLike(picture))
  }

  @Test(arguments: ExportType.allCases)
  func ofWhatIsTakenOutNothingGoesOver(_ type: ExportType) async throws {
    let sample = try Sample(
      JPEG.encode(.quarters(width: 96, height: 32), exif: Self.exif(orientation: 1)))
    for (stripping, traits) in [
      (Stripping.location, [.camera] as PhotoTraits), (.all, []),
    ] {
      let copy = try sample.export { recipe in
        (recipe.type, recipe.box, recipe.stripping) = (type, PixelBox(width: 48), stripping)
      }
      #expect(try await Sample(try StrippingTests.bytes(copy)).facts()?.traits == traits)
    }
  }

  @Test func aTIFFTellsItsCopyTheSame() async throws {
    let sample = try Sample(
      TIFF.encode(
        .quarters(width: 96, height: 32), main: [.text(0x010f, "Canon"), .short(0x0112, 6)],
        camera: [.text(0x9003, "2020:05:06 07:08:09"), .text(0xa434, "RF 24-70mm")]))
    let copy = try Sample(StrippingTests.bytes(sample.export { $0.type = .jpeg }))
    let facts = try #require(await copy.facts())
    #expect(facts.taken.iso8601 == "2020-05-06T07:08:09")
    #expect(facts.traits.contains(.camera) && facts.orientation == .up)
  }

  @Test(arguments: ExportType.allCases)
  func xmpGoesOverButForWhatIsOfThePixels(_ type: ExportType) async throws {
    let packet = XMP.packet(
      "<xmp:Rating>5</xmp:Rating><tiff:Orientation>6</tiff:Orientation>"
        + "<exif:PixelXDimension>64</exif:PixelXDimension>")
    let copy = try Sample(XMP.file(.jpeg, packet)).export { recipe in
      (recipe.type, recipe.box) = (type, PixelBox(width: 32))
    }
    let bytes = try StrippingTests.bytes(copy)
    #expect(try await Sample(bytes).facts()?.rating == 5)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(!text.contains("tiff:Orientation") && !text.contains("PixelXDimension"))
  }

  /// A limit is for all of the file.
  @Test func bytesForTextsCountToo() async throws {
    var exif = Self.exif(orientation: 1)
    exif.preview = nil
    exif.model = String(repeating: "x", count: 2_000)
    let noise = try StrippingTests.bytes(
      try Sample(Noise.png(width: 200, height: 150)).export { $0.type = .jpeg })
    let file =
      noise.prefix(2) + [0xff, 0xe1] + UInt16(8 + exif.tiff.count).bigEndianBytes
      + Array("Exif\0\0".utf8) + exif.tiff + noise.dropFirst(2)
    for (limit, isTold) in [(12_000, true), (6_000, false)] {
      let copy = try StrippingTests.bytes(
        try Sample(Array(file)).export { $0.maximumBytes = limit })
      #expect(copy.count <= limit)
      #expect(try await Sample(copy).facts()?.traits.contains(.camera) == isTold)
    }
  }
}
