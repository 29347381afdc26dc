import PickerModel
import TestSupport
import Testing

/// The small pictures that cameras put into theirs. Here the large one has other colours, so that it is seen
/// which one was read.
struct PreviewTests {
  /// - Parameters:
  ///   - size: of the large picture, as stored.
  ///   - bars: as the small one has them, as stored.
  private func sample(
    _ size: (Int, Int), orientation: Int = 1, preview: (Int, Int) = (160, 120),
    bars: (Int, Int) = (0, 0), isBigEndian: Bool = false
  ) throws -> Sample {
    let sides = orientation >= 5 ? (preview.1, preview.0) : preview
    var small = Picture.quarters(width: sides.0, height: sides.1).stored(orientation: orientation)
    small.bars = Picture.Bars(rows: bars.0, columns: bars.1)
    var exif = EXIF(
      orientation: orientation, make: "A camera", dateTimeOriginal: "2024:05:01 10:20:30")
    exif.preview = JPEG.encode(small)
    exif.isBigEndian = isBigEndian
    let upright = orientation >= 5 ? (size.1, size.0) : size
    return try Sample(
      JPEG.encode(.flat(.magenta, width: upright.0, height: upright.1), exif: exif))
  }

  private let quarters = Picture.quarters(width: 96, height: 96)

  @Test(arguments: 1...8, [false, true])
  func theyComeOutUpright(_ orientation: Int, _ isBigEndian: Bool) async throws {
    let sample = try sample((640, 480), orientation: orientation, isBigEndian: isBigEndian)
    #expect(await sample.preview()?.looksLike(quarters) == true)
    // The large one is untouched by it.
    #expect(
      try await sample.picture(squareEdge: 8).square?.color(x: 4, y: 4).isNear(.magenta) == true)
  }

  /// Of a photo of three by two, or of sixteen by nine, in 160 by 120 pixels.
  @Test(arguments: [1, 6, 8], [(600, 400, 8), (640, 360, 16)])
  func barsAboveAndBelowAreCutOff(_ orientation: Int, _ size: (Int, Int, Int)) async throws {
    let sample = try sample((size.0, size.1), orientation: orientation, bars: (size.2, 0))
    let preview = try #require(await sample.preview())
    #expect(preview.looksLike(quarters))
    // Without the cut these would be black; a row or two at the edge may still be.
    #expect(preview.color(x: 4, y: 4).isNear(.red))
    #expect(preview.color(x: 91, y: 91).isNear(.white))
  }

  @Test func barsAtTheSidesAreCutOffToo() async throws {
    let sample = try sample((360, 480), bars: (0, 32))
    let preview = try #require(await sample.preview())
    #expect(preview.looksLike(quarters))
    #expect(preview.color(x: 4, y: 4).isNear(.red))
  }

  /// A part of the picture only, or what it was before it was cropped.
  @Test(arguments: [(600, 400), (480, 640), (1000, 200)])
  func oneOfAnotherShapeIsNone(_ width: Int, _ height: Int) async throws {
    #expect(await (try sample((width, height))).preview() == nil)
  }

  @Test func oneThatIsTooSmallIsNone() async throws {
    #expect(await (try sample((640, 480), preview: (32, 24))).preview() == nil)
  }

  @Test func whatIsBrokenIsNone() async throws {
    for preview in [[], Array("no picture".utf8), PNG.encode(.flat(.red)), PNG.bomb()] {
      var exif = EXIF(make: "A camera")
      exif.preview = preview
      let sample = try Sample(JPEG.encode(.flat(.magenta, width: 640, height: 480), exif: exif))
      #expect(await sample.preview() == nil)
      #expect(try await sample.picture().pixels.color(x: 1, y: 1).isNear(.magenta))
    }
  }

  /// Where the directory says that it is, there may be anything, or nothing.
  @Test func changedBytesDoNoHarm() async throws {
    var exif = EXIF(orientation: 6, make: "A camera")
    exif.preview = JPEG.encode(.quarters(width: 160, height: 120))
    let jpeg = JPEG.encode(.flat(.magenta, width: 64, height: 48), exif: exif)
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      var bytes = jpeg
      for _ in 0..<3 {
        bytes[.random(in: 2..<400, using: &generator)] = .random(in: 0...255, using: &generator)
      }
      _ = await (try Sample(bytes)).preview()
    }
  }

  @Test func otherKindsAndPlainPhotosHaveNone() async throws {
    #expect(await (try Sample(JPEG.encode(.flat(.red)))).preview() == nil)
    #expect(
      await (try Sample(JPEG.encode(.flat(.red), exif: EXIF(orientation: 3)))).preview() == nil)
    #expect(await (try Sample(PNG.encode(.flat(.red)))).preview() == nil)
    #expect(await (try Sample(Array("no picture".utf8))).preview() == nil)
  }
}
