import Gtk
import PickerModel
import PickerUI
import Testing

@MainActor
struct PreviewPicturesTests {
  private let photos = (0..<10).map(SimulatedLibrary.photo)

  private func want(_ index: Int, _ edge: Int = 800) -> PreviewPictures.Want {
    PreviewPictures.Want(photos[index], edge: edge)
  }

  @Test func thePictureComesFirstThenThoseBesideIt() async {
    let decoder = PaintedPictures()
    let pictures = PreviewPictures(decoder: decoder)
    pictures.show(want(4), ahead: [want(5), want(3)])
    #expect(decoder.requests.count <= 1)
    await until { decoder.requests.count == 3 }
    #expect(decoder.requests.first?.path == photos[4].id.path)
    // They are asked for at once: which of the two is heard first is not said.
    #expect(Set(decoder.requests.map(\.path)) == Set([3, 4, 5].map { photos[$0].id.path }))
    #expect(decoder.requests.map(\.urgency) == [.visible, .near, .near])
    #expect(decoder.requests.allSatisfy { $0.maximumEdge == 800 })
  }

  @Test func goingOnDecodesOnlyTheNextOne() async {
    let decoder = PaintedPictures()
    let pictures = PreviewPictures(decoder: decoder)
    pictures.show(want(0), ahead: [want(1)])
    await until { pictures.bytesHeld == 2 * 800 * 600 * 4 }
    for index in 1..<9 {
      pictures.show(want(index), ahead: [want(index + 1), want(index - 1)])
      #expect(isReady(pictures), "\(index)")
      await until { pictures.bytesHeld == 3 * 800 * 600 * 4 }
      #expect(decoder.requests.count == index + 2)
    }
  }

  @Test func noMoreIsHeldThanTheBudgetAllows() async {
    for (budget, count) in [(0, 1), (1, 1), (2, 2), (3, 3), (9, 3)] {
      let decoder = PaintedPictures()
      let pictures = PreviewPictures(decoder: decoder, budget: budget * 800 * 600 * 4)
      pictures.show(want(4), ahead: [want(5), want(3)])
      await until { decoder.requests.count >= count && isReady(pictures) }
      try? await Task.sleep(for: .milliseconds(50))
      #expect(decoder.requests.count == count)
      #expect(pictures.bytesHeld == count * 800 * 600 * 4)
    }
  }

  @Test func closerItIsDecodedInAsManyPixelsAsAreSeen() async {
    let decoder = PaintedPictures()
    let pictures = PreviewPictures(decoder: decoder)
    pictures.show(want(0), ahead: [])
    await until { isReady(pictures) }
    for (needed, edge) in [(1000, 1600), (1600, 1600), (2000, 3200), (9000, 4000), (3000, 3200)] {
      for _ in 0..<3 { pictures.refine(toEdge: needed) }
      await until { pictures.finePicture?.surface.width == edge }
    }
    #expect(decoder.requests.map(\.maximumEdge) == [800, 1600, 3200, 4000, 3200])
    pictures.refine(toEdge: 820)
    #expect(pictures.finePicture == nil && pictures.bytesHeld == 800 * 600 * 4)
    pictures.refine(toEdge: 4000)
    pictures.show(want(1), ahead: [])
    #expect(pictures.finePicture == nil)
    await until { isReady(pictures) }
    #expect(pictures.bytesHeld == 800 * 600 * 4)
  }

  @Test func aFinerPictureIsSeenUntilTheNextOneComes() async {
    let pictures = PreviewPictures(decoder: PaintedPictures())
    pictures.show(want(0), ahead: [])
    await until { isReady(pictures) }
    pictures.refine(toEdge: 1500)
    await until { pictures.finePicture != nil }
    pictures.refine(toEdge: 4000)
    #expect(pictures.finePicture?.surface.width == 1600)
    await until { pictures.finePicture?.surface.width == 4000 }
    #expect(pictures.bytesHeld == (4000 * 3000 + 800 * 600) * 4)
  }

  @Test(arguments: [
    (4000, 3000, 4000), (8000, 6000, 7302), (50_000, 5000, 16_384), (20_000, 20_000, 6324),
    (30, 20, 30),
  ])
  func aHugePictureIsNotDecodedWhole(width: Int, height: Int, edge: Int) {
    #expect(PreviewPictures.finestEdge(of: PixelSize(width: width, height: height)) == edge)
  }

  @Test func inAnotherSizeTheOldOneIsSeenMeanwhile() async {
    let pictures = PreviewPictures(decoder: PaintedPictures())
    pictures.show(want(0, 400), ahead: [])
    await until { isReady(pictures) }
    pictures.show(want(0, 900), ahead: [])
    #expect(isReady(pictures))
    await until { pictures.bytesHeld == 900 * 675 * 4 }
    pictures.show(want(1, 900), ahead: [])
    #expect(!isReady(pictures))
  }

  @Test func aBrokenPictureTellsWhyAndTheNextOnesAreDecoded() async {
    let decoder = PaintedPictures(broken: [photos[0].id.path])
    let pictures = PreviewPictures(decoder: decoder)
    pictures.show(want(0), ahead: [want(1)])
    await until { decoder.requests.count == 2 }
    guard case .failed(.damaged) = pictures.state else {
      Issue.record("\(pictures.state)")
      return
    }
  }

  @Test func nothingIsHeldWhenItIsClosed() async {
    let pictures = PreviewPictures(decoder: PaintedPictures())
    pictures.show(want(0), ahead: [want(1)])
    await until { pictures.bytesHeld > 800 * 600 * 4 }
    pictures.clear()
    #expect(pictures.bytesHeld == 0)
  }

  private func isReady(_ pictures: PreviewPictures) -> Bool {
    if case .ready = pictures.state { true } else { false }
  }

  private func until(_ condition: () -> Bool) async {
    for _ in 0..<1000 where !condition() { try? await Task.sleep(for: .milliseconds(5)) }
    #expect(condition())
  }
}
