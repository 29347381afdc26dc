import PickerModel
import TestSupport
import Testing

@testable import ImageDecoding

/// JPEGs that are turned and mirrored.
struct TurningTests {
  private let upright = Picture.quarters(width: 96, height: 32)

  /// Every turn of every stored form comes to the same as turning the pixels.
  @Test(arguments: 1...8, 0...3)
  func nothingIsCodedAnew(_ orientation: Int, _ turns: Int) async throws {
    for isMirrored in [false, true] where isMirrored || turns > 0 {
      let edit: (inout ExportRecipe) -> Void = { recipe in
        (recipe.edit.quarterTurns, recipe.edit.isMirrored) = (turns, isMirrored)
      }
      let jpeg = try Sample(JPEG.encode(upright, exif: EXIF(orientation: orientation)))
      let copy = try jpeg.export(edit)
      let turned = try StrippingTests.bytes(copy)
      let expected = try await RenderingTests.decoded(Sample(PNG.encode(upright)).export(edit))
      let picture = try await Sample(turned).picture().pixels
      #expect(PixelSize(picture) == PixelSize(expected) && copy.size == PixelSize(picture))
      for (x, y) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
        let place = (Int(x * Double(picture.width)), Int(y * Double(picture.height)))
        #expect(
          picture.color(x: place.0, y: place.1)
            .isNear(expected.color(x: place.0, y: place.1)))
      }
      #expect(StrippingTests.tables(turned).allSatisfy { $0 == 1 })
      #expect(try await Sample(turned).facts()?.orientation == .up)
    }
  }

  /// No edge is cut off silently: such a picture is coded anew.
  @Test(arguments: [(50, 32), (96, 30), (51, 33)])
  func sidesThatAreNoMultipleOfABlockStay(_ width: Int, _ height: Int) async throws {
    let sample = try Sample(JPEG.encode(.flat(.red, width: width, height: height)))
    for turns in 1...3 {
      let copy = try sample.export { $0.edit.quarterTurns = turns }
      let size =
        turns == 2
        ? PixelSize(width: width, height: height) : PixelSize(width: height, height: width)
      #expect(copy.size == size)
      #expect(PixelSize(try await RenderingTests.decoded(copy)) == size)
    }
  }

  @Test func whatIsToldOfATurnedPhotoStaysTrue() async throws {
    var exif = EXIF(orientation: 8, make: "Canon", dateTimeOriginal: "2024:05:01 10:20:30")
    exif.preview = JPEG.encode(.flat(.blue, width: 160, height: 120))
    let sample = try Sample(JPEG.encode(upright, exif: exif))
    #expect(await sample.preview() != nil)
    let copy = try StrippingTests.bytes(try sample.export { $0.edit.quarterTurns = 1 })
    let facts = try #require(try await Sample(copy).facts())
    #expect(facts.orientation == .up && facts.traits == [.camera])
    #expect(facts.taken.iso8601 == "2024-05-01T10:20:30")
    #expect(try await Sample(copy).preview() == nil)
    #expect(copy.count < sample.bytes.count)
  }
}
