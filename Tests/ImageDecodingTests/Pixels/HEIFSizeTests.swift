import PickerModel
import TestSupport
import Testing

/// HEIC and AVIF tell their size before the pixels, and how their loaders turn them.
struct HEIFSizeTests {
  @Test(
    arguments: [
      ([.size(400, 300)], 400, 300),
      ([.size(400, 300), .turn(0)], 400, 300), ([.size(400, 300), .turn(1)], 300, 400),
      ([.size(400, 300), .turn(2)], 400, 300), ([.size(400, 300), .turn(3)], 300, 400),
      ([.size(400, 300), .mirror], 400, 300), ([.size(400, 300), .cut(380, 280)], 380, 280),
      ([.size(400, 300), .cut(380, 280), .turn(1)], 280, 380),
    ] as [([HEIF.Property], Int, Int)])
  func itIsTheOneOfTheMainPictureUpright(
    _ properties: [HEIF.Property], _ width: Int, _ height: Int
  ) async throws {
    for brand in ["heic", "avif"] {
      let sample = try Sample(HEIF.header(brand: brand, properties))
      #expect(await sample.size() == PixelSize(width: width, height: height))
      #expect(await sample.facts()?.type == MediaType("image/\(brand)"))
    }
  }

  /// Their EXIF says how the camera was held, and their loaders have seen to that.
  @Test func whatIsShownIsUpright() async throws {
    let sample = try Sample(HEIF.header([.size(400, 300), .turn(1)]))
    #expect(await sample.facts()?.orientation == .up)
  }

  @Test func oneWithoutPixelsIsDamagedAndOneOfGigabytesTooLarge() async throws {
    #expect(await (try Sample(HEIF.header([.size(400, 300)]))).failure() == .damaged)
    #expect(await (try Sample(HEIF.header([.size(30_000, 30_000)]))).failure() == .tooLarge)
  }

  /// Every file that ends early, and every byte that is changed, has an answer.
  @Test func brokenHeadersAreSurvived() async throws {
    let whole = HEIF.header([.size(400, 300), .turn(1)])
    for place in whole.indices.dropFirst(12) {
      var changed = whole
      changed[place] = 0xff
      _ = await (try Sample(changed)).size()
      _ = await (try Sample(Array(whole.prefix(place)))).size()
    }
  }
}
