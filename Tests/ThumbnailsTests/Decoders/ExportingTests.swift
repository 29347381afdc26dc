import GLib
import PickerModel
import TestSupport
import Testing
import Thumbnails

/// Copies, made in decoders that are locked in.
struct ExportingTests {
  @Test(arguments: ExportType.allCases)
  func copiesComeOutOfTheSandbox(_ type: ExportType) async throws {
    let sample = try DecoderSample(["a.png"], .quarters(width: 96, height: 64))
    var recipe = ExportRecipe()
    (recipe.type, recipe.box) = (type, PixelBox(width: 48))
    let copy = try await Decoders.shared.export(sample.paths[0], recipe)
    #expect(copy.type == type.type)
    #expect(copy.size == PixelSize(width: 48, height: 32))
    #expect((copy.bytes?.count ?? 0) > 100)
  }

  @Test func aDrawingIsMadeByADecoderForDrawings() async throws {
    let library = try TestLibrary()
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' width='64' height='32'>"
      + "<rect width='40' height='32' fill='red'/></svg>"
    let path = try library.add("a.svg", data: Array(svg.utf8))
    var recipe = ExportRecipe()
    recipe.box = PixelBox(width: 32)
    let copy = try await Decoders.shared.export(FilePath(bytes: path.bytes), recipe)
    #expect(copy.type.name == "image/png")
    #expect(copy.size == PixelSize(width: 32, height: 16))
  }

  @Test func aMissingFileIsToldSo() async throws {
    #expect(await Self.failure(FilePath("/no/such/file.jpg")) == .decoding(.unreadable))
  }

  /// Fifty megapixels fit into what a decoder may fill, turned, cropped and all.
  @Test func largePhotosAreMade() async throws {
    let library = try TestLibrary()
    let picture = Picture.quarters(width: 8192, height: 6144)
    let path = try library.add("a.jpg", data: JPEG.encode(picture, exif: EXIF(orientation: 6)))
    var recipe = ExportRecipe()
    (recipe.edit.quarterTurns, recipe.edit.isMirrored) = (1, true)
    recipe.edit.crop = CropArea(x: 0, y: 0, width: 1, height: 0.99)
    let copy = try await Decoders.shared.export(FilePath(bytes: path.bytes), recipe)
    #expect(copy.size == PixelSize(width: 6144, height: 8110))
  }

  /// A photo that takes seconds is given up at once, and the next one has a decoder again.
  @Test func aCancelledExportStops() async throws {
    let library = try TestLibrary()
    let path = try library.add("a.png", data: Noise.png(width: 1000, height: 1000))
    let decoder = try Decoders.make(width: 1)
    let file = FilePath(bytes: path.bytes)
    let begin = ContinuousClock.now
    let task = Task { await Self.failure(file, limit: 3_000, decoder) }
    try await Task.sleep(for: .milliseconds(300))
    task.cancel()
    #expect(await task.value == .decoding(.cancelled))
    #expect(ContinuousClock.now - begin < .seconds(2))
    var recipe = ExportRecipe()
    recipe.box = PixelBox(width: 20)
    #expect(try await decoder.export(file, recipe).size == PixelSize(width: 20, height: 20))
  }

  private static func failure(
    _ file: FilePath, limit: Int = 1_000, _ decoder: DecoderPool? = nil
  ) async -> ExportError? {
    var recipe = ExportRecipe()
    (recipe.maximumBytes, recipe.type) = (limit, .webp)
    do throws(ExportError) {
      _ = try await (decoder ?? Decoders.shared).export(file, recipe)
      return nil
    } catch {
      return error
    }
  }
}
