import GLib
import PickerModel
import TestSupport
import Testing

@testable import ImageDecoding

/// What files tell is taken out, and no pixel is touched.
struct StrippingTests {
  private let upright = Picture.quarters(width: 96, height: 32)

  private static func exif(orientation: Int? = nil, isBigEndian: Bool = false) -> EXIF {
    var exif = EXIF(
      orientation: orientation, make: "Canon", model: "EOS R5",
      dateTimeOriginal: "2024:05:01 10:20:30")
    exif.isBigEndian = isBigEndian
    exif.lensModel = "RF 24-70mm"
    exif.place = EXIF.Place(
      [.init(52, 1), .init(31, 1), .init(7777, 100)], "N",
      [.init(13, 1), .init(24, 1), .init(1, 1)],
      "E")
    return exif
  }

  // MARK: Location

  @Test(arguments: [true, false])
  func theScanOfAJPEGStaysByteForByte(_ isBigEndian: Bool) async throws {
    let file = JPEG.encode(upright, exif: Self.exif(orientation: 6, isBigEndian: isBigEndian))
    let copy = try await Self.withoutLocation(file)
    #expect(copy.count == file.count)
    let scan = try #require(JPEGPieces(file)?.scan)
    #expect(copy[scan...] == file[scan...])
    let facts = try #require(try await Sample(copy).facts())
    #expect(!facts.traits.contains(.location) && facts.traits.contains(.camera))
    #expect(facts.orientation == .right)
    #expect(facts.taken.iso8601 == "2024-05-01T10:20:30")
    // Not even the numbers are left somewhere: 7777 hundredths of a second.
    #expect(!copy.contains([0x1e, 0x61, 0, 0]) && !copy.contains([0, 0, 0x1e, 0x61]))
  }

  @Test(arguments: [Format.png, .webp])
  func otherKindsLoseTheirPlaceToo(_ format: Format) async throws {
    let exif = Self.exif()
    let file = format == .png ? PNG.encode(upright, exif: exif) : WebP.encode(upright, exif: exif)
    #expect(try await Sample(file).facts()?.traits.contains(.location) == true)
    let copy = try await Self.withoutLocation(file)
    #expect(try await Sample(copy).facts()?.traits == [.camera])
    #expect(try await Sample(copy).picture().pixels.looksLike(upright))
  }

  @Test func aTIFFLosesItsPlace() async throws {
    let gps: [TIFF.Field] = [
      .text(1, "N"), .rational(2, (52, 1), (31, 1), (7777, 100)), .text(3, "E"),
      .rational(4, (13, 1), (24, 1), (1, 1)),
    ]
    let block = TIFF.directories(main: [.text(0x010f, "Canon")], place: gps)
    let copy = try #require(EXIFEditing.withoutLocation(block))
    #expect(copy.count == block.count)
    #expect(EXIFBlock.facts(EXIFBlock(block)).traits.contains(.location))
    #expect(EXIFBlock.facts(EXIFBlock(copy)).traits == [.camera])
  }

  private static let properties = """
    <exif:GPSLatitude>52,31.1N</exif:GPSLatitude><photoshop:City>Berlin</photoshop:City>
    <photoshop:Headline>A tree</photoshop:Headline><xmp:Rating>4</xmp:Rating>
    """

  @Test(arguments: [XMP.Place.jpeg, .png, .webp, .heic, .avif, .tiff])
  func placesInXMPAreTakenOut(_ place: XMP.Place) async throws {
    let file = XMP.file(place, XMP.packet(Self.properties))
    let sample = try Sample(file)
    let copy = try #require(
      try MetadataStripping.stripped(PictureFile(OpenFile(at: sample.path.bytes)), .location))
    let text = String(decoding: copy, as: UTF8.self)
    #expect(!text.contains("GPS") && !text.contains("Berlin"))
    #expect(text.contains("A tree"))
    #expect(try await Sample(copy).facts()?.rating == 4)
    if place != .png { #expect(copy.count == file.count) }
  }

  @Test func aGIFLosesAllTextsWhereOneTellsAPlace() async throws {
    let frames = GIF.encode([.flat(.red)])
    let copy = try Self.bytes(
      try Sample(XMP.file(.gif, XMP.packet(Self.properties))).export { $0.stripping = .location })
    #expect(copy == frames)
    let silent = try Sample(XMP.file(.gif, XMP.packet("<xmp:Rating>4</xmp:Rating>")))
    #expect(try silent.export { $0.stripping = .location }.bytes == nil)
  }

  /// Of one that is not laid out as such nobody knows what it tells.
  @Test func aBrokenHEICIsNotTakenForOneThatTellsNothing() throws {
    let sample = try Sample(Array("\0\0\0\u{18}ftypheic\0\0\0\0mif1heic".utf8) + [1, 2, 3])
    #expect(sample.exportFailure { $0.stripping = .location } != nil)
  }

  @Test(arguments: ["heic", "avif"])
  func aHEICLosesItsPlaceWhereItStands(_ brand: String) async throws {
    let file = HEIF.file(brand, exif: Self.exif().tiff)
    let sample = try Sample(file)
    let copy = try #require(
      try MetadataStripping.stripped(PictureFile(OpenFile(at: sample.path.bytes)), .location))
    #expect(copy.count == file.count)
    #expect(try await Sample(file).facts()?.traits.contains(.location) == true)
    #expect(try await Sample(copy).facts()?.traits == [.camera])
    let bare = try #require(
      try MetadataStripping.stripped(PictureFile(OpenFile(at: sample.path.bytes)), .all))
    #expect(try await Sample(bare).facts()?.traits == [])
  }

  @Test func citiesOfTheIPTCAreTakenOut() async throws {
    func dataset(_ number: UInt8, _ text: String) -> [UInt8] {
      [0x1c, 2, number] + UInt16(text.utf8.count).bigEndianBytes + Array(text.utf8)
    }
    let texts = dataset(90, "Berlin") + dataset(120, "A tree") + dataset(101, "Germany")
    let resource =
      Array("Photoshop 3.0\0".utf8) + Array("8BIM".utf8) + [4, 4, 0, 0]
      + UInt32(texts.count).bigEndianBytes + texts + (texts.count % 2 == 1 ? [0] : [])
    let copy = try await Self.withoutLocation(JPEG.with((0xed, resource)))
    let text = String(decoding: copy, as: UTF8.self)
    #expect(text.contains("A tree"))
    #expect(!text.contains("Berlin") && !text.contains("Germany"))
  }

  /// Of a camera or phone that puts another picture behind the first, and a film behind that.
  @Test func whatFollowsAJPEGLosesItsPlaceAndStaysWhereItIs() async throws {
    let first = JPEG.encode(upright, exif: Self.exif())
    let second = JPEG.encode(.flat(.red), exif: Self.exif())
    let copy = try await Self.withoutLocation(first + [0, 0] + second + Array("ftypfilm".utf8))
    #expect(copy.count == first.count + 2 + second.count)
    let rest = Array(copy[(first.count + 2)...])
    #expect(try await Sample(rest).facts()?.traits == [.camera])
  }

  @Test(arguments: [Format.jpeg, .png, .webp, .bmp, .tiff, .gif])
  func whereThereIsNothingToTakeOutTheFileStays(_ format: Format) throws {
    let sample = try Sample(format.encode(upright))
    #expect(try sample.export { $0.stripping = .location }.bytes == nil)
  }

  // MARK: All

  @Test func aJPEGKeepsItsPixelsAndColorsOnly() async throws {
    let file = JPEG.with(
      (0xe1, Array("Exif\0\0".utf8) + Self.exif().tiff), (0xfe, Array("a comment".utf8)),
      (0xe2, Array("ICC_PROFILE\0".utf8) + [1, 1] + DisplayP3.profile),
      (0xe2, Array("MPF\0".utf8) + [1, 2, 3]),
      in: .flat(DisplayP3.color(of: RGB(0xc83c3c))))
    let copy = try Self.bytes(
      try Sample(file + JPEG.encode(.flat(.blue))).export { $0.stripping = .all })
    let segments = try #require(JPEGPieces(copy)).segments
    #expect(segments.count { $0.marker == 0xe2 } == 1)
    #expect(segments.allSatisfy { ![0xe1, 0xfe, 0xed].contains($0.marker) })
    #expect(copy.suffix(40) == file.suffix(40))
    let picture = try await Sample(copy).picture().pixels
    #expect(picture.color(x: 32, y: 32).distance(to: RGB(0xc83c3c)) <= 3)
  }

  /// The blocks change their places, and are not coded anew: the tables are the same.
  @Test(arguments: 1...8)
  func aJPEGIsTurnedWithoutLoss(_ orientation: Int) async throws {
    let file = JPEG.encode(upright, exif: Self.exif(orientation: orientation))
    let copy = try Self.bytes(try Sample(file).export { $0.stripping = .all })
    #expect(try await Sample(copy).picture().pixels.looksLike(upright))
    #expect(try await Sample(copy).size() == PixelSize(width: 96, height: 32))
    #expect(try await Sample(copy).facts()?.traits == [])
    #expect(Self.tables(copy).allSatisfy { $0 == 1 })
  }

  @Test(arguments: [Format.png, .webp, .gif, .tiff])
  func otherKindsKeepTheirPixelsOnly(_ format: Format) async throws {
    let file: [UInt8] =
      switch format {
      case .png: PNG.encode(upright, text: [("Comment", "a comment")], exif: Self.exif())
      case .webp: WebP.encode(upright, exif: Self.exif())
      case .tiff:
        TIFF.encode(
          upright, main: [.text(0x010f, "a comment")], camera: [.text(0x9286, "a comment")])
      default:
        GIF.encode([upright]).dropLast() + [0x21, 0xfe, 9] + Array("a comment".utf8) + [0, 0x3b]
      }
    let copy = try Self.bytes(try Sample(file).export { $0.stripping = .all })
    #expect(!String(decoding: copy, as: UTF8.self).contains("a comment"))
    #expect(try await Sample(copy).facts()?.traits == [])
    #expect(try await Sample(copy).picture().pixels.looksLike(upright))
  }

  @Test func whatMovesGoesOnMoving() async throws {
    let frames = [Picture.flat(.red), .flat(.blue)]
    let gif = GIF.encode(frames).dropLast() + [0x21, 0xfe, 2, 1, 2, 0, 0x3b]
    let copy = try Self.bytes(
      try Sample(Array(gif)).export { recipe in
        (recipe.stripping, recipe.box) = (.all, PixelBox(width: 5))
      })
    #expect(copy == GIF.encode(frames))
  }

  @Test(arguments: [6, 8])
  func aTurnedPNGComesOutUpright(_ orientation: Int) async throws {
    let file = PNG.encode(upright, exif: Self.exif(orientation: orientation))
    let copy = try Self.bytes(try Sample(file).export { $0.stripping = .all })
    #expect(try await Sample(copy).picture().pixels.looksLike(upright))
    #expect(try await Sample(copy).facts()?.orientation == .up)
  }

  /// The steps of the first table of quantization: all 1 in the files that tests write.
  static func tables(_ jpeg: [UInt8]) -> ArraySlice<UInt8> {
    let segment = JPEGPieces(jpeg)?.segments.first { $0.marker == 0xdb }
    return segment.map { jpeg[$0.contents].dropFirst().prefix(64) } ?? [0]
  }

  private static func withoutLocation(_ file: [UInt8]) async throws -> [UInt8] {
    try bytes(try Sample(file).export { $0.stripping = .location })
  }

  static func bytes(_ copy: ExportedPicture) throws -> [UInt8] { try #require(copy.bytes) }
}

extension MetadataStripping {
  fileprivate static func stripped(
    _ file: consuming PictureFile, _ stripping: Stripping
  ) throws -> [UInt8]? {
    guard let kind = PictureKind(header: file.head) else { return nil }
    return try stripped(file, kind, stripping)?.bytes
  }
}
