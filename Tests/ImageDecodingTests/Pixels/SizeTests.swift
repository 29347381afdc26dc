import PickerModel
import TestSupport
import Testing

struct SizeTests {
  private let quarters = Picture.quarters(width: 96, height: 32)

  @Test(arguments: Format.allCases)
  func noPictureIsMadeLarger(_ format: Format) async throws {
    let sample = try Sample(format.encode(quarters))
    for edge in [96, 97, 1024] {
      let pixels = try await sample.picture(maximumEdge: edge).pixels
      #expect(PixelSize(pixels) == PixelSize(width: 96, height: 32))
      #expect(pixels.looksLike(quarters))
    }
  }

  @Test(arguments: Format.allCases)
  func theLongerSideIsAsAskedFor(_ format: Format) async throws {
    let wide = try await Sample(format.encode(quarters)).picture(maximumEdge: 48)
    #expect(PixelSize(wide.pixels) == PixelSize(width: 48, height: 16))
    #expect(wide.originalSize == PixelSize(width: 96, height: 32))
    #expect(wide.pixels.looksLike(quarters))
    let high = try await Sample(format.encode(.quarters(width: 32, height: 96)))
      .picture(maximumEdge: 48)
    #expect(PixelSize(high.pixels) == PixelSize(width: 16, height: 48))
  }

  @Test(arguments: Format.allCases)
  func theSizeIsReadWithoutThePixels(_ format: Format) async throws {
    let sample = try Sample(format.encode(quarters))
    #expect(await sample.size() == PixelSize(width: 96, height: 32))
  }

  @Test func aLineStaysALine() async throws {
    let sample = try Sample(PNG.encode(.flat(.red, width: 1000, height: 2)))
    let picture = try await sample.picture(maximumEdge: 100, squareEdge: 10)
    #expect(PixelSize(picture.pixels) == PixelSize(width: 100, height: 1))
    #expect(picture.square?.color(x: 9, y: 9) == .red)
  }

  @Test func aDrawingHasTheSizeThatItSays() async throws {
    let drawing = """
      <?xml version="1.0"?>
      <!-- Drawn by hand. -->
      <svg xmlns="http://www.w3.org/2000/svg" width="96" height="32">
        <rect width="96" height="32" fill="#00f"/>
      </svg>
      """
    let sample = try Sample(Array(drawing.utf8))
    #expect(await sample.size() == PixelSize(width: 96, height: 32))
    let picture = try await sample.picture(maximumEdge: 48)
    #expect(PixelSize(picture.pixels) == PixelSize(width: 48, height: 16))
    #expect(picture.pixels.looksLike(.flat(.blue, width: 96, height: 32)))
    #expect(await sample.facts()?.type == MediaType("image/svg+xml"))
  }
}
