import PickerModel
import Testing

struct EditSessionTests {
  private var session = EditSession(picture: PixelSize(width: 400, height: 300))

  @Test mutating func stepsGoBackOneAtATime() {
    #expect(!session.canStepBack && !session.isChanged)
    session.turnRight()
    session.flip()
    session.choose(.square)
    session.straighten(to: 5)
    #expect(session.edit.isMirrored && session.edit.straightening == 5)
    session.stepBack()
    #expect(session.edit.straightening == 0 && session.aspect == .square)
    session.stepBack()
    #expect(session.aspect == .free && session.edit.crop == nil && session.edit.isMirrored)
    session.stepBack()
    #expect(!session.edit.isMirrored && session.edit.quarterTurns == 1)
    let (went, wentFurther) = (session.stepBack(), session.stepBack())
    #expect(went && !wentFurther)
    #expect(!session.isChanged && session.edit.changesNothing)
  }

  @Test(arguments: EditAspect.allCases, [0, 7.5])
  func whatIsEditedOnceMoreHasItsShape(aspect: EditAspect, degrees: Double) {
    for picture in [PixelSize(width: 401, height: 300), PixelSize(width: 3000, height: 4001)] {
      var session = EditSession(picture: picture)
      session.turnRight()
      session.straighten(to: degrees)
      session.choose(aspect)
      session.crop { $0.resized($1, byWidth: -37, height: 0) }
      #expect(EditSession(picture: picture, edit: session.edit).aspect == aspect)
    }
  }

  @Test func allOfAPictureIsNoShape() {
    let square = PixelSize(width: 300, height: 300)
    #expect(EditSession(picture: square).aspect == .free)
  }

  @Test mutating func whatChangesNothingIsNoStep() {
    session.choose(.free)
    session.straighten(to: 0)
    session.straighten(to: .nan)
    session.crop { $0.moved($1, byX: 5, y: 5) }
    session.restoreOriginal()
    session.beginStep()
    session.straighten(to: 3)
    session.straighten(to: 0)
    session.endStep()
    #expect(!session.canStepBack)
  }

  @Test mutating func aDragIsOneStep() {
    session.beginStep()
    for side in [10.0, 20, 30] {
      session.crop { geometry, box in geometry.dragged(box, .right, byX: -side, y: 0) }
    }
    session.endStep()
    #expect(session.size == PixelSize(width: 340, height: 300))
    session.stepBack()
    #expect(session.edit.changesNothing)
  }

  /// However far the slider goes to and fro, the crop is then where it was.
  @Test mutating func theSliderLeavesTheCropInItsPlace() {
    session.crop { _, _ in CropBox(x: 33, y: 47, width: 101, height: 77) }
    let before = session.edit
    session.beginStep()
    for degrees in stride(from: 0.0, through: 45, by: 0.1) { session.straighten(to: degrees) }
    session.straighten(to: 0)
    session.endStep()
    #expect(session.edit == before)
    session.straighten(to: 99)
    #expect(session.edit.straightening == 45)
    session.straighten(to: -99)
    #expect(session.edit.straightening == -45)
  }

  @Test mutating func shapes() {
    session.choose(.square)
    #expect(session.size == PixelSize(width: 300, height: 300))
    #expect(session.crop == CropBox(x: 50, y: 0, width: 300, height: 300))
    session.choose(.sixteenToNine)
    #expect(session.size == PixelSize(width: 400, height: 225))
    session.choose(.fourToThree)
    #expect(session.size == PixelSize(width: 400, height: 300) && session.edit.crop == nil)
    session.turnLeft()
    #expect(session.size == PixelSize(width: 300, height: 400))
    // Still of that shape, though it is high now.
    session.crop { $0.resized($1, byWidth: -30, height: 0) }
    #expect(session.size == PixelSize(width: 270, height: 360))
    session.choose(.circle)
    #expect(session.edit.isRound && session.size == PixelSize(width: 300, height: 300))
    session.choose(.free)
    #expect(!session.edit.isRound && session.size == PixelSize(width: 300, height: 300))
  }

  @Test mutating func straighteningKeepsTheShape() {
    session.choose(.square)
    for degrees in [-45.0, -12.3, 0.1, 1, 7.7, 33, 45] {
      session.straighten(to: degrees)
      #expect(session.size.width == session.size.height, "\(degrees)")
    }
  }

  @Test mutating func allAsTheFileHasItIsAStepToo() {
    session.turnRight()
    session.choose(.circle)
    session.restoreOriginal()
    #expect(session.edit.changesNothing && session.aspect == .free)
    session.stepBack()
    #expect(session.edit.isRound && session.aspect == .circle && session.edit.quarterTurns == 1)
  }

  @Test func whatWasDoneBeforeIsTheBeginning() {
    var edit = PhotoEdit()
    edit.isRound = true
    var session = EditSession(picture: PixelSize(width: 400, height: 300), edit: edit)
    #expect(session.aspect == .circle && !session.isChanged && !session.canStepBack)
    session.restoreOriginal()
    #expect(session.isChanged)
    session.stepBack()
    #expect(session.edit == edit)
  }
}
