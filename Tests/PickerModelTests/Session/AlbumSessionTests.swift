import PickerModel
import Testing

/// Which album is entered.
@MainActor
struct AlbumSessionTests {
  @Test func theFirstAlbumIsEnteredAtOnce() async {
    let source = ScriptedLibrary([Snapshots.early])
    let session = PickerSession(request: .made(), source: source)
    #expect(session.currentAlbum == nil)
    #expect(session.photos.isEmpty)
    await session.follow(source)
    #expect(session.library == (await Snapshots.early.withMonths(in: .newest)))
    #expect(session.currentAlbum == .kind(.all))
    #expect(session.photos == Snapshots.photos)
  }

  /// The album of last time is entered when it comes in, where the user has done nothing yet.
  @Test(arguments: [false, true])
  func theLastAlbumIsWaitedFor(isTouched: Bool) async {
    var request = PickRequest.made()
    request.lastAlbum = Snapshots.trip.id
    let session = PickerSession(request: request, source: ScriptedLibrary())
    await session.follow(ScriptedLibrary([Snapshots.early]))
    #expect(session.currentAlbum == .kind(.all))
    if isTouched { session.toggle(Snapshots.ids[0]) }
    await session.follow(ScriptedLibrary([Snapshots.whole]))
    #expect(session.currentAlbum == (isTouched ? .kind(.all) : Snapshots.trip.id))
  }

  /// What comes in once all is known was not there before.
  @Test func anAlbumThatComesLaterIsNotEntered() async {
    var request = PickRequest.made()
    request.lastAlbum = Snapshots.trip.id
    let session = PickerSession(request: request, source: ScriptedLibrary())
    let without = LibrarySnapshot(albums: [Snapshots.all], isComplete: true)
    await session.follow(ScriptedLibrary([without, Snapshots.whole]))
    #expect(session.currentAlbum == .kind(.all))
  }

  @Test func anEmptyLibraryHasNoneToEnter() async {
    let source = ScriptedLibrary([Snapshots.empty])
    let session = PickerSession(request: .made(album: "all"), source: source)
    await session.follow(source)
    #expect(session.currentAlbum == nil)
    #expect(session.library == (await Snapshots.empty.withMonths(in: .newest)))
  }

  @Test(arguments: [
    ("folder:/p/trip", AlbumID.folder("/p/trip")), ("folder:/p/trip/", .folder("/p/trip")),
    ("trip", .folder("/p/trip")), ("recent", .kind(.recent)), ("Recently Added", .kind(.recent)),
    ("最近添加", .kind(.recent)), ("folder:/p/recent", .folder("/p/recent")), ("all", .kind(.all)),
    ("no such album", .kind(.all)), ("selfies", .kind(.all)), ("", .kind(.all)),
  ])
  func theRequestedAlbum(wanted: String, entered: AlbumID) async {
    let source = ScriptedLibrary([Snapshots.early, Snapshots.whole])
    let session = PickerSession(request: .made(album: wanted), source: source) { album in
      album.id == .kind(.recent) ? "最近添加" : album.title.untranslated
    }
    await session.follow(source)
    #expect(session.currentAlbum == entered)
  }

  @Test func nothingElseIsEnteredWhileTheRequestedAlbumMayCome() async {
    let source = ScriptedLibrary([Snapshots.early], [Snapshots.whole])
    let session = PickerSession(request: .made(album: "recent"), source: source)
    await session.follow(source)
    #expect(session.currentAlbum == nil)
    await session.follow(source)
    #expect(session.currentAlbum == .kind(.recent))
  }

  @Test func whereTheUserWentThereTheyStay() async {
    let source = ScriptedLibrary([Snapshots.early], [Snapshots.whole], [Snapshots.empty])
    let session = PickerSession(request: .made(album: "trip"), source: source)
    await session.follow(source)
    session.open(.folder("/p/recent"))
    await session.follow(source)
    #expect(session.currentAlbum == .folder("/p/recent"))
    #expect(session.photos == Snapshots.recentFolder.photos)
    await session.follow(source)
    #expect(session.photos.isEmpty)
  }

  @Test func whereTheAlbumHasGoneTheFirstIsEntered() async {
    let source = ScriptedLibrary([Snapshots.whole], [Snapshots.early])
    let session = await PickerSession.following(source)
    session.open(.folder("/p/trip"))
    await session.follow(source)
    #expect(session.currentAlbum == .kind(.all))
  }

  @Test(arguments: [nil, .newest, .oldest, .name, .size] as [SortOrder?])
  func theLibraryIsAskedInTheOrderOfTheRequest(sort: SortOrder?) async {
    var request = PickRequest.made()
    request.sort = sort
    let source = ScriptedLibrary()
    let session = PickerSession(request: request, source: source)
    await session.follow(source)
    #expect(session.sort == sort ?? .newest)
    #expect(source.orders == [sort ?? .newest])
  }
}
