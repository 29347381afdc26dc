import Testing
import Thumbnails

struct ThumbnailSizeTests {
  @Test func foldersAndEdgesAreThoseOfTheStandard() {
    #expect(
      ThumbnailSize.allCases.map { "\($0.rawValue) \($0.edge)" }
        == ["normal 128", "large 256", "x-large 512", "xx-large 1024"])
  }

  /// The square is cut from a picture whose sides are as four to three.
  @Test(arguments: [
    (1, ThumbnailSize.normal), (96, .normal), (97, .large), (128, .large), (160, .large),
    (192, .large), (193, .extraLarge), (320, .extraLarge), (384, .extraLarge),
    (385, .extraExtraLarge), (768, .extraExtraLarge), (5000, .extraExtraLarge),
  ])
  func theSmallestThatIsSharpGoesFirst(_ edge: Int, _ size: ThumbnailSize) {
    #expect(ThumbnailSize.sizes(forSquare: edge).first == size)
  }

  @Test func largerOnesWillDoToo() {
    #expect(ThumbnailSize.sizes(forSquare: 90) == [.normal, .large, .extraLarge, .extraExtraLarge])
    #expect(ThumbnailSize.sizes(forSquare: 200) == [.extraLarge, .extraExtraLarge])
    #expect(ThumbnailSize.sizes(forSquare: 5000) == [.extraExtraLarge])
  }
}
