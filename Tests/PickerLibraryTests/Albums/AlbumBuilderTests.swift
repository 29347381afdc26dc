import PickerLibrary
import PickerModel
import Testing

struct AlbumBuilderTests {
  private static let day: Int64 = 86_400
  private static let now = 1000 * day
  private static let context = AlbumContext(
    now: Timestamp(seconds: now), folders: [FilePath("/p")])

  private static func photo(
    _ path: String, taken: Int64 = 0, arrived: Int64 = 0
  ) -> Photo {
    let arrived = Timestamp(seconds: arrived)
    return Photo(
      id: PhotoID(FilePath(path)),
      file: FileStamp(bytes: 0, modified: arrived, arrived: arrived, device: 0, inode: 0),
      facts: PhotoFacts(
        type: MediaType("image/jpeg"), taken: TakenTime(modified: Timestamp(seconds: taken))))
  }

  private static func albums(_ photos: [Photo], sort: SortOrder = .newest) -> [Album] {
    var builder = AlbumBuilder(sort: sort, context: context)
    builder.add(photos)
    return builder.albums
  }

  @Test func noPhotosMakeNoAlbums() {
    #expect(Self.albums([]) == [])
  }

  @Test func eachPhotoIsInAllAndInTheFolderThatHoldsIt() {
    let (a, b) = (Self.photo("/p/trip/a.jpg", taken: 1), Self.photo("/p/trip/deep/b.jpg", taken: 2))
    let c = Self.photo("/p/trip/c.jpg", taken: 3)
    #expect(
      Self.albums([a, b, c]) == [
        Album(id: .kind(.all), photos: [c, b, a]),
        Album(id: .folder(FilePath("/p/trip")), photos: [c, a]),
        Album(id: .folder(FilePath("/p/trip/deep")), photos: [b]),
      ])
  }

  @Test(arguments: [
    (0, true), (30 * day, true), (30 * day + 1, false), (400 * day, false), (-day, true),
  ])
  func recentIsWhatArrivedInThirtyDays(age: Int64, isRecent: Bool) {
    let photo = Self.photo("/p/a.jpg", arrived: Self.now - age)
    #expect(RecentRule().contains(photo, in: Self.context) == isRecent)
  }

  @Test(arguments: SortOrder.allCases)
  func recentStandsInTheOrderOfArrivalWhateverTheOrderOfTheGrid(sort: SortOrder) {
    let photos = [
      Self.photo("/p/a.jpg", taken: 3, arrived: Self.now - 30),
      Self.photo("/p/b.jpg", taken: 2, arrived: Self.now - 10),
      Self.photo("/p/c.jpg", taken: 1, arrived: Self.now - 20),
      Self.photo("/p/d.jpg", taken: 9, arrived: 5),
    ]
    let recent = Self.albums(photos, sort: sort).first { $0.id == .kind(.recent) }
    #expect(recent?.photos.map(\.displayName) == ["b.jpg", "c.jpg", "a.jpg"])
  }

  @Test(arguments: SortOrder.allCases)
  func photosThatComeLaterTakeTheirPlaces(sort: SortOrder) {
    let photos = (0..<200).map { number in
      Self.photo("/p/\(number % 3)/\(number).jpg", taken: Int64(number * 37 % 50))
    }
    var builder = AlbumBuilder(sort: sort, context: Self.context)
    for start in stride(from: 0, to: 200, by: 40) { builder.add(photos[start..<(start + 40)]) }
    #expect(builder.albums == Self.albums(photos, sort: sort))
    #expect(builder.albums[0].photos == photos.sorted(by: sort.areInOrder))
  }

  @Test func rulesAreData() {
    struct SelfieRule: AlbumRule {
      let kind = AlbumKind.selfies
      func contains(_ photo: Photo, in context: AlbumContext) -> Bool {
        photo.displayName == "me.jpg"
      }
    }
    let (me, tree) = (Self.photo("/p/me.jpg"), Self.photo("/p/tree.jpg"))
    var builder = AlbumBuilder(sort: .name, context: Self.context, rules: [SelfieRule()])
    builder.add([tree, me])
    #expect(
      builder.albums == [
        Album(id: .folder(FilePath("/p")), photos: [me, tree]),
        Album(id: .kind(.selfies), photos: [me]),
      ])
  }
}
