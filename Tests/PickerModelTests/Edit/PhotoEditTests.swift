import PickerModel
import Testing

struct PhotoEditTests {
  private static let picture = PixelSize(width: 400, height: 300)

  private static var mixed: PhotoEdit {
    var edit = PhotoEdit()
    (edit.isMirrored, edit.quarterTurns, edit.straightening) = (true, 1, 7)
    edit.crop = CropArea(x: 0.125, y: 0.25, width: 0.5, height: 0.25)
    return edit
  }

  @Test func fourTurnsOrTwoFlipsLeaveAllAsItWas() {
    for start in [PhotoEdit(), Self.mixed] {
      var edit = start
      for _ in 0..<4 { edit.turnRight() }
      #expect(edit == start)
      edit.turnRight()
      edit.turnLeft()
      #expect(edit == start)
      edit.flip()
      edit.flip()
      #expect(edit == start)
    }
  }

  @Test func aTurnTakesTheCropAlong() {
    var edit = PhotoEdit()
    // A strip at the top; turned to the right it is at the right.
    edit.crop = CropArea(x: 0, y: 0, width: 1, height: 0.25)
    edit.turnRight()
    #expect(edit.quarterTurns == 1)
    #expect(edit.crop == CropArea(x: 0.75, y: 0, width: 0.25, height: 1))
    edit.turnLeft()
    edit.turnLeft()
    #expect(edit.quarterTurns == 3)
    #expect(edit.crop == CropArea(x: 0, y: 0, width: 0.25, height: 1))
  }

  /// A flip of what is seen, where the picture is turned: turned to the right and then flipped is flipped and then
  /// turned to the left.
  @Test func aFlipTurnsTheTurnsRound() {
    var edit = PhotoEdit()
    edit.turnRight()
    edit.straightening = 3
    edit.crop = CropArea(x: 0, y: 0.5, width: 0.25, height: 0.5)
    edit.flip()
    #expect(edit.isMirrored)
    #expect(edit.quarterTurns == 3)
    #expect(edit.straightening == -3)
    #expect(edit.crop == CropArea(x: 0.75, y: 0.5, width: 0.25, height: 0.5))
  }

  @Test func sizes() {
    var edit = PhotoEdit()
    #expect(edit.size(of: Self.picture) == Self.picture)
    edit.quarterTurns = 3
    #expect(edit.size(of: Self.picture) == PixelSize(width: 300, height: 400))
    edit.crop = CropArea(x: 1.0 / 3, y: 0, width: 2.0 / 3, height: 0.5)
    #expect(edit.straightenedSize(of: Self.picture) == PixelSize(width: 300, height: 400))
    #expect(edit.size(of: Self.picture) == PixelSize(width: 200, height: 200))
    edit.crop = CropArea(x: 1, y: 1, width: 0, height: 0)
    #expect(edit.size(of: Self.picture) == PixelSize(width: 1, height: 1))
  }

  /// All corners of what is left lie in the picture, and one at its very edge.
  @Test(arguments: [
    PixelSize(width: 400, height: 300), PixelSize(width: 300, height: 400),
    PixelSize(width: 1000, height: 10), PixelSize(width: 64, height: 64),
  ])
  func straighteningLeavesTheMostWithoutEmptyCorners(picture: PixelSize) {
    for degrees in stride(from: -45.0, through: 45, by: 2.5) where degrees != 0 {
      var edit = PhotoEdit()
      edit.straightening = degrees
      let scale = edit.straightenedShare(of: picture)
      let (wide, high) = (Double(picture.width) / 2, Double(picture.height) / 2)
      var excess = -Double.infinity
      for (right, down) in [(1.0, 1.0), (1, -1)] {
        // Half a turn away lie the other two.
        let (x, y) = (right * scale * wide, down * scale * high)
        let (cosine, sine) = Self.turn(-degrees)
        excess = max(
          excess, abs(x * cosine - y * sine) - wide, abs(x * sine + y * cosine) - high)
      }
      #expect(abs(excess) < 1e-9, "\(degrees)° of \(picture.width) × \(picture.height)")
    }
  }

  @Test func aSquareAtFortyFiveDegreesKeepsHalfOfItself() {
    var edit = PhotoEdit()
    edit.straightening = 45
    let side = PixelSize(width: 1000, height: 1000)
    #expect(edit.straightenedSize(of: side) == PixelSize(width: 707, height: 707))
    edit.straightening = -45
    #expect(edit.straightenedSize(of: side) == PixelSize(width: 707, height: 707))
    edit.straightening = 30
    #expect(edit.straightenedSize(of: Self.picture) == PixelSize(width: 261, height: 196))
  }

  /// By adding up a tenth of a degree: another way than the code’s.
  private static func turn(_ degrees: Double) -> (cosine: Double, sine: Double) {
    let step = (cosine: 0.999998476913287698, sine: 0.00174532836589830883)
    var (cosine, sine) = (1.0, 0.0)
    for _ in 0..<Int((abs(degrees) * 10).rounded()) {
      (cosine, sine) = (
        cosine * step.cosine - sine * step.sine, sine * step.cosine + cosine * step.sine
      )
    }
    return (cosine, degrees < 0 ? -sine : sine)
  }
}
