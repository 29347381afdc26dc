import PickerModel
import Testing

struct PhotoEditSizeTests {
  private let size = PixelSize(width: 400, height: 300)

  @Test func quarterTurnsSwapTheSides() {
    var edit = PhotoEdit()
    edit.isMirrored = true
    #expect(edit.size(of: size) == size)
    for (turns, expected) in [(1, (300, 400)), (2, (400, 300)), (3, (300, 400))] {
      edit.quarterTurns = turns
      #expect(edit.size(of: size) == PixelSize(width: expected.0, height: expected.1))
    }
  }

  /// Turned by 45 degrees, a square leaves one whose diagonal is its side: a share of 1/√2.
  @Test func straighteningKeepsTheShape() {
    var edit = PhotoEdit()
    edit.straightening = 45
    #expect(
      edit.size(of: PixelSize(width: 1000, height: 1000)) == PixelSize(width: 707, height: 707))
    edit.straightening = -5
    let kept = edit.size(of: PixelSize(width: 4000, height: 3000))
    #expect(abs(Double(kept.width) / Double(kept.height) - 4.0 / 3) < 0.001)
    #expect(kept.width < 4000 && kept.width > 3400)
  }

  @Test func sinesAreThoseOfTheTables() {
    #expect(abs(Turn(degrees: 30).sine - 0.5) < 1e-12)
    #expect(abs(Turn(degrees: 30).cosine - 0.866_025_403_784_438_6) < 1e-12)
    #expect(abs(Turn(degrees: -45).sine + 0.707_106_781_186_547_6) < 1e-12)
    #expect(Turn(degrees: 90) == Turn(degrees: 45))
  }

  @Test func aCropIsInFractionsOfWhatIsLeft() {
    var edit = PhotoEdit()
    edit.quarterTurns = 1
    edit.crop = CropArea(x: 0.5, y: 0.25, width: 0.5, height: 0.5)
    #expect(edit.size(of: size) == PixelSize(width: 150, height: 200))
  }

  @Test(arguments: [
    CropArea(x: 1, y: 1, width: 1, height: 1), CropArea(x: -1, y: 0, width: 0, height: -3),
    CropArea(x: .nan, y: .infinity, width: .nan, height: 9),
  ])
  func anOddCropKeepsSomething(_ crop: CropArea) {
    let part = crop.pixels(of: size)
    #expect(part.size.width >= 1 && part.size.height >= 1)
    #expect(part.x >= 0 && part.x + part.size.width <= size.width)
    #expect(part.y >= 0 && part.y + part.size.height <= size.height)
  }
}
