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

  @Test func whatArrivedAtOneTimeStandsAsInTheGrid() {
    let photos = ["/p/10.jpg", "/p/2.jpg", "/p/x/3.jpg"].map { Self.photo($0, arrived: Self.now) }
    let recent = Self.albums(photos, sort: .name).first { $0.id == .kind(.recent) }
    #expect(recent?.photos.map(\.displayName) == ["2.jpg", "3.jpg", "10.jpg"])
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
      func contains(
        _ photo: Photo, in folder: FolderTraits, _ context: AlbumContext
      ) -> Bool { photo.displayName == "me.jpg" }
    }
    let (me, tree) = (Self.photo("/p/me.jpg"), Self.photo("/p/tree.jpg"))
    var builder = AlbumBuilder(
      sort: .name, context: Self.context, rules: [SelfieRule()], sequenceRules: [])
    builder.add([tree, me])
    #expect(
      builder.albums == [
        Album(id: .folder(FilePath("/p")), photos: [me, tree]),
        Album(id: .kind(.selfies), photos: [me]),
      ])
  }

  @Test func removedPhotosAreInNoAlbum() {
    let photos = (0..<6).map { Self.photo("/p/\($0 % 2)/\($0).jpg", taken: Int64($0)) }
    var builder = AlbumBuilder(sort: .newest, context: Self.context)
    builder.add(photos)
    builder.remove([photos[0].id, photos[2].id, photos[4].id])
    #expect(builder.albums == Self.albums([photos[1], photos[3], photos[5]]))
  }

  @Test func marksComeAndGo() {
    let photos = (0..<3).map { Self.photo("/p/\($0).jpg", taken: Int64($0)) }
    var builder = AlbumBuilder(sort: .newest, context: Self.context)
    builder.add(photos)
    #expect(!builder.albums.contains { $0.id == .kind(.favorites) })
    builder.setFavorites([photos[0].id, photos[2].id])
    #expect(
      builder.albums.first { $0.id == .kind(.favorites) }?.photos == [photos[2], photos[0]])
    builder.setFavorites([])
    #expect(builder.albums == Self.albums(photos))
  }

  @Test func thePhotosInTheTrashAreInTheirAlbumAlone() {
    let kept = Self.photo("/p/a.jpg")
    let trashed = [Self.photo("/t/files/c.jpg"), Self.photo("/t/files/b.jpg", taken: 9)]
    var builder = AlbumBuilder(sort: .newest, context: Self.context)
    builder.add([kept])
    builder.trashed = trashed
    #expect(
      builder.albums == [
        Album(id: .kind(.recentlyDeleted), photos: trashed),
        Album(id: .kind(.all), photos: [kept]),
        Album(id: .folder(FilePath("/p")), photos: [kept]),
      ])
  }

  @Test(arguments: SortOrder.allCases)
  func burstsAreFoundWhateverTheOrderOfTheGrid(sort: SortOrder) {
    let photos = [5, 1, 9, 3, 7, 2].map { number in
      Photo.made(
        "/p/\(number).jpg", taken: TakenTime.exif(100, milliseconds: number * 90)
      ) { $0.camera = 7 }
    }
    let bursts = Self.albums(photos, sort: sort).first { $0.id == .kind(.bursts) }
    #expect(bursts?.photos == photos.sorted(by: sort.areInOrder))
  }

  @Test func burstsGrowAsPhotosComeIn() {
    var builder = AlbumBuilder(sort: .name, context: Self.context)
    for number in 1...3 {
      #expect(!builder.albums.contains { $0.id == .kind(.bursts) })
      builder.add([
        Photo.made("/p/\(number).jpg", taken: TakenTime.exif(100, milliseconds: number * 400)) {
          $0.camera = 7
        }
      ])
    }
    #expect(builder.albums.first { $0.id == .kind(.bursts) }?.photos.count == 3)
  }
}
