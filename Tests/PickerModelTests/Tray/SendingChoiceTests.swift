import PickerModel
import Testing

/// How the photos of a tray are given away.
struct SendingChoiceTests {
  @Test func asTheyAre() {
    var base = ExportRecipe()
    base.maximumBytes = 1000
    #expect(SendingChoice().changesNothing)
    #expect(SendingChoice().recipe(over: base) == base)
  }

  @Test(arguments: [
    (SendingChoice.Size.large, PixelBox?.none, PixelBox(width: 2048, height: 2048)),
    (.small, PixelBox(width: 800), PixelBox(width: 640, height: 640)),
    (.medium, PixelBox(width: 800, height: 3000), PixelBox(width: 800, height: 1280)),
  ])
  func noLargerThanEitherAllows(size: SendingChoice.Size, box: PixelBox?, expected: PixelBox) {
    var (base, choice) = (ExportRecipe(), SendingChoice())
    base.box = box
    choice.size = size
    #expect(choice.recipe(over: base).box == expected)
    #expect(!choice.changesNothing)
  }

  @Test(arguments: [
    (Stripping.nothing, Stripping.location), (.location, .location), (.all, .all),
  ])
  func noMoreIsToldThanEitherAllows(asked: Stripping, expected: Stripping) {
    var (base, choice) = (ExportRecipe(), SendingChoice())
    base.stripping = asked
    choice.omitsLocation = true
    #expect(choice.recipe(over: base).stripping == expected)
  }
}
