import PickerModel
import TestSupport
import Testing

@testable import ImageDecoding

/// Pictures that are coded anew.
struct RenderingTests {
  private let upright = Picture.quarters(width: 96, height: 32)

  @Test(arguments: Format.turning, 1...8)
  func smallerCopiesAreUpright(_ format: Format, _ orientation: Int) async throws {
    let sample = try Sample(format.encode(upright, orientation: orientation))
    let copy = try sample.export { $0.box = PixelBox(width: 48) }
    #expect(copy.size == PixelSize(width: 48, height: 16))
    let picture = try await Self.decoded(copy)
    #expect(PixelSize(picture) == copy.size)
    #expect(picture.looksLike(upright))
  }

  @Test(arguments: Format.allCases, ExportType.allCases)
  func eachKindBecomesEachType(_ format: Format, _ type: ExportType) async throws {
    let copy = try Sample(format.encode(upright)).export { recipe in
      (recipe.type, recipe.box) = (type, PixelBox(width: 64))
    }
    #expect(copy.type == type.type)
    #expect(PictureKind(header: copy.bytes ?? [])?.type == type.type)
    #expect(try await Self.decoded(copy).looksLike(upright))
  }

  /// What the picker does not write becomes what everybody can show.
  @Test(arguments: [
    (Format.jpeg, "image/jpeg"), (.png, "image/png"), (.webp, "image/webp"), (.bmp, "image/jpeg"),
    (.tiff, "image/jpeg"), (.gif, "image/jpeg"),
  ])
  func kindsAreKeptWhereTheyCanBeWritten(_ format: Format, _ type: String) throws {
    let copy = try Sample(format.encode(upright)).export { $0.box = PixelBox(width: 50) }
    #expect(copy.type.name == type)
  }

  @Test(arguments: Format.allCases)
  func whatNeedsNoChangeStaysAsItIs(_ format: Format) throws {
    let sample = try Sample(format.encode(upright))
    let copy = try sample.export { recipe in
      (recipe.box, recipe.maximumBytes) = (PixelBox(width: 96, height: 32), sample.bytes.count)
    }
    #expect(copy.bytes == nil)
    #expect(copy.size == PixelSize(width: 96, height: 32))
    #expect(!copy.keepsMovement)
  }

  @Test func editsAreDoneInTheirOrder() async throws {
    let sample = try Sample(PNG.encode(upright))
    let copy = try sample.export { recipe in
      (recipe.edit.isMirrored, recipe.edit.quarterTurns) = (true, 1)
      recipe.edit.crop = CropArea(x: 0, y: 0, width: 1, height: 0.5)
    }
    // Mirrored, green is left and red right; turned, white is at the left above and green at the right.
    #expect(copy.size == PixelSize(width: 32, height: 48))
    let picture = try await Self.decoded(copy)
    #expect(picture.color(x: 8, y: 24).isNear(.white))
    #expect(picture.color(x: 24, y: 24).isNear(.green))
  }

  /// Clockwise: what was right of the middle comes lower.
  @Test func straighteningTurnsClockwise() async throws {
    let sample = try Sample(PNG.encode(.quarters(width: 200, height: 200)))
    let copy = try sample.export { $0.edit.straightening = 20 }
    let picture = try await Self.decoded(copy)
    #expect(PixelSize(picture).width < 160)
    let middle = picture.width / 2
    // Just below the old horizontal edge at the right side it is green now, at the left side blue above it.
    #expect(picture.color(x: picture.width - 4, y: middle + 6).isNear(.green))
    #expect(picture.color(x: 4, y: middle - 6).isNear(.blue))
    // The upright edge leans to the right above.
    #expect(picture.color(x: middle + 6, y: 4).isNear(.red))
  }

  @Test func aRoundPictureIsTransparentOutside() async throws {
    let sample = try Sample(JPEG.encode(.flat(.red)))
    let copy = try sample.export { $0.edit.isRound = true }
    #expect(copy.type.name == "image/png")
    let picture = try await Self.decoded(copy)
    #expect(picture.bytes[3] == 0)
    #expect(picture.color(x: 32, y: 32).isNear(.red))
    #expect(picture.bytes[4 * (32 * 64 + 32) + 3] == 255)
    let onWhite = try sample.export { recipe in
      (recipe.edit.isRound, recipe.type) = (true, .jpeg)
    }
    let flat = try await Self.decoded(onWhite)
    #expect(flat.color(x: 0, y: 0).isNear(.white))
    #expect(flat.color(x: 32, y: 32).isNear(.red))
  }

  @Test func colorsOfAProfileStayRight() async throws {
    let color = RGB(0xc83c3c)
    let sample = try Sample(
      PNG.encode(.flat(DisplayP3.color(of: color)), profile: DisplayP3.profile))
    for type in ExportType.allCases {
      let copy = try sample.export { recipe in
        (recipe.type, recipe.box) = (type, PixelBox(width: 32))
      }
      #expect(try await Self.decoded(copy).color(x: 16, y: 16).distance(to: color) <= 4)
    }
  }

  @Test func whatCannotBeDecodedIsNotMade() throws {
    let sample = try Sample(Array("no picture at all".utf8))
    #expect(sample.exportFailure { $0.box = PixelBox(width: 5) } == .decoding(.unsupported))
    let broken = try Sample(Array(PNG.encode(upright).prefix(60)))
    #expect(broken.exportFailure { $0.type = .jpeg } == .decoding(.damaged))
  }

  static func decoded(_ copy: ExportedPicture) async throws -> PixelBuffer {
    try await Sample(try #require(copy.bytes)).picture().pixels
  }
}
