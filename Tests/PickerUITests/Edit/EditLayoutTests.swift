import PickerModel
import PickerUI
import Testing

@MainActor
struct EditLayoutTests {
  private static let view = ZoomGeometry.Extent(width: 852, height: 652)

  private func layout(_ width: Int, _ height: Int, scaleFactor: Double = 1) -> EditLayout {
    EditLayout(
      frame: PixelSize(width: width, height: height), view: Self.view, scaleFactor: scaleFactor)
  }

  @Test func theFrameHasRoomAroundIt() {
    let layout = layout(1600, 1200)
    let place = layout.place(of: CropBox(layout.frame))
    #expect(layout.scale == 0.5)
    #expect((place.x, place.y) == (26, 26))
    #expect((place.width, place.height) == (800, 600))
    #expect(layout.pixels(10) == 20)
    // 44 pixels of the view.
    #expect(layout.minimum == 88)
  }

  @Test func aSmallPictureIsNotMadeLargerThanFourTimes() {
    #expect(layout(40, 30).scale == 4)
    #expect(layout(40, 30, scaleFactor: 2).scale == 2)
    #expect(layout(40, 30).minimum == 16)
  }

  @Test func whatIsHeld() {
    let layout = layout(1600, 1200)
    let crop = CropBox(x: 400, y: 200, width: 800, height: 600)  // 226, 126 to 626, 426
    func hold(_ x: Double, _ y: Double) -> EditLayout.Hold? {
      layout.hold(atX: x, y: y, of: crop)
    }
    #expect(hold(226, 126) == .handle(.topLeft))
    #expect(hold(210, 110) == .handle(.topLeft))
    #expect(hold(626, 426) == .handle(.bottomRight))
    #expect(hold(626, 130) == .handle(.topRight))
    #expect(hold(230, 426) == .handle(.bottomLeft))
    #expect(hold(400, 120) == .handle(.top))
    #expect(hold(400, 430) == .handle(.bottom))
    #expect(hold(220, 300) == .handle(.left))
    #expect(hold(640, 300) == .handle(.right))
    #expect(hold(400, 300) == .inside)
    #expect(hold(100, 300) == nil && hold(400, 500) == nil)
  }

  /// However small it is, its middle moves it.
  @Test func aSmallCropCanBeMoved() {
    let layout = layout(1600, 1200)
    let crop = CropBox(x: 400, y: 200, width: 40, height: 40)
    let place = layout.place(of: crop)
    #expect(
      layout.hold(atX: place.x + place.width / 2, y: place.y + place.height / 2, of: crop)
        == .inside)
    #expect(layout.hold(atX: place.x, y: place.y, of: crop) == .handle(.topLeft))
  }
}
