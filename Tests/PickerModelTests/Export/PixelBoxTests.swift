import PickerModel
import Testing

struct PixelBoxTests {
  @Test func widthAndHeightAreRead() {
    #expect(PixelBox("1600x1200") == PixelBox(width: 1600, height: 1200))
    #expect(PixelBox("1600X1200") == PixelBox(width: 1600, height: 1200))
    #expect(PixelBox("800") == PixelBox(width: 800))
  }

  @Test(arguments: [
    "", "x", "800x", "x600", "0", "0x5", "5x0", "-5", "+5", "8.5", "1x2x3", "a", "800 x 600",
    "9999999999", "99999999999999999999999", "٣",
  ])
  func otherTextsAreNoBox(_ text: String) {
    #expect(PixelBox(text) == nil)
  }

  @Test func theLargestSizeOfTheSameShapeIsTaken() {
    let box = PixelBox(width: 800, height: 600)
    #expect(box.fit(PixelSize(width: 4000, height: 3000)) == PixelSize(width: 800, height: 600))
    #expect(box.fit(PixelSize(width: 3000, height: 4000)) == PixelSize(width: 450, height: 600))
    #expect(box.fit(PixelSize(width: 4000, height: 1000)) == PixelSize(width: 800, height: 200))
    #expect(
      PixelBox(width: 800).fit(PixelSize(width: 3000, height: 4000))
        == PixelSize(width: 800, height: 1067))
  }

  @Test func nothingIsMadeLarger() {
    let small = PixelSize(width: 640, height: 480)
    #expect(PixelBox(width: 800, height: 600).fit(small) == small)
    #expect(PixelBox(width: 640).fit(small) == small)
  }

  @Test func noSideVanishes() {
    let long = PixelSize(width: 10_000, height: 10)
    #expect(PixelBox(width: 100).fit(long) == PixelSize(width: 100, height: 1))
  }
}
