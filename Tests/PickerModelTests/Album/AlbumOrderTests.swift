import PickerModel
import TestSupport
import Testing

struct AlbumOrderTests {
  private static func album(_ id: AlbumID, _ count: Int) -> Album {
    Album(id: id, photos: (0..<count).map { .made(FilePath("/p/\($0)")) })
  }

  /// As the list shows them.
  private static let albums = [
    album(.kind(.all), 9), album(.kind(.recent), 9), album(.folder("/p/big"), 9),
    album(.kind(.screenshots), 2), album(.folder("/p/Trip 2"), 2), album(.folder("/p/trip 10"), 2),
    album(.folder("/a/x"), 1), album(.folder("/b/x"), 1),
  ]

  @Test func largestFirstThenByTheTableThenByTitle() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<50 {
      let sorted = Self.albums.shuffled(using: &random).sorted(by: Album.areInListOrder)
      #expect(sorted == Self.albums)
    }
  }

  @Test func kindsOfOneSizeStandInTheOrderOfTheTable() {
    let albums = AlbumKind.allCases.map { Self.album(.kind($0), 1) }
    #expect(albums.reversed().sorted(by: Album.areInListOrder) == albums)
  }

  @Test func theFirstPhotoIsTheCover() {
    #expect(Self.album(.kind(.all), 3).cover?.id == "/p/0")
    #expect(Self.album(.kind(.all), 0).cover == nil)
  }
}
