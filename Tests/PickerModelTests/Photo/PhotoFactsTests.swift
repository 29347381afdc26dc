import PickerModel
import Testing

struct PhotoFactsTests {
  private var plain: PhotoFacts {
    let time = CivilTime(secondsSince1970: 0)
    return PhotoFacts(
      type: MediaType("image/jpeg"), taken: TakenTime(wall: time, instant: 0, source: .mtime))
  }

  @Test func whatSharesAByteDoesNotMix() {
    for orientation in Orientation.allCases {
      for stars in UInt8(0)...5 {
        var facts = plain
        facts.rating = stars
        facts.orientation = orientation
        #expect(facts.rating == stars && facts.orientation == orientation)
        facts.rating = 5 - stars
        #expect(facts.rating == 5 - stars && facts.orientation == orientation)
      }
    }
  }

  @Test func moreThanFiveStarsAreFive() {
    var facts = plain
    facts.rating = 255
    #expect(facts.rating == 5)
  }

  @Test(arguments: [
    (Float(0), Float(0)), (29.97, 29.97), (240, 240), (960, 655.35), (-1, 0), (.nan, 0),
    (.infinity, 655.35), (-.infinity, 0),
  ])
  func frameRates(given: Float, told: Float) {
    var facts = plain
    facts.frameRate = given
    #expect(facts.frameRate == told)
  }

  @Test func aSizeHasAnArea() {
    var facts = plain
    #expect(facts.size == nil)
    facts.size = PixelSize(width: 3, height: 2)
    #expect(facts.size == PixelSize(width: 3, height: 2))
    facts.size = PixelSize(width: 3, height: 0)
    #expect(facts.size == nil)
  }

  /// As 100,000 of each are in memory.
  @Test func sizesInMemory() {
    #expect(MemoryLayout<PhotoFacts>.size <= 44)
    #expect(MemoryLayout<FileStamp>.size <= 36)
    #expect(MemoryLayout<FilePath>.size <= 24)
  }
}
