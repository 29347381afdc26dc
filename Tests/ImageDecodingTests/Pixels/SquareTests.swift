import PickerModel
import TestSupport
import Testing

struct SquareTests {
  /// Were it not the middle, it would have the colours of one side only.
  @Test(arguments: [(96, 32), (32, 96), (32, 32)])
  func theMiddleIsCutOut(_ width: Int, _ height: Int) async throws {
    let picture = Picture.quarters(width: width, height: height)
    let sample = try Sample(JPEG.encode(picture))
    let square = try await sample.picture(squareEdge: 16).square
    #expect(square.map(PixelSize.init) == PixelSize(width: 16, height: 16))
    #expect(square?.looksLike(picture) == true)
  }

  @Test func theSquareIsAsLargeAsAskedForWhateverThePicture() async throws {
    let picture = Picture.quarters(width: 96, height: 32)
    let square = try await Sample(PNG.encode(picture)).picture(squareEdge: 200).square
    #expect(square.map(PixelSize.init) == PixelSize(width: 200, height: 200))
    #expect(square?.looksLike(picture) == true)
  }

  @Test func noneIsMadeWhereNoneIsAskedFor() async throws {
    #expect(try await Sample(PNG.encode(.flat(.red))).picture().square == nil)
  }
}
