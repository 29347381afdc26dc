import PickerModel
import Synchronization
import Testing

/// Favourites and the Trash.
@MainActor
struct HeartSessionTests {
  private let photos = Snapshots.photos
  private let source = ScriptedLibrary([Snapshots.whole])

  private func session(_ request: PickRequest = .made()) async -> PickerSession {
    await .following(source, request)
  }

  private func settle(_ condition: () -> Bool) async {
    for _ in 0..<1000 where !condition() { await Task.yield() }
  }

  @Test func aHeartIsSeenAtOnceAndThenKept() async {
    let session = await session()
    #expect(session.toggleFavorite(photos[2]))
    #expect(session.isFavorite(photos[2].id))
    await settle { source.hearts[photos[2].id] == true }
    #expect(source.hearts == [photos[2].id: true])
    var told = Snapshots.whole
    told.favorites = [photos[2].id]
    await session.follow(ScriptedLibrary([told]))
    #expect(session.isFavorite(photos[2].id))
    #expect(session.hearts.isEmpty)
    #expect(!session.toggleFavorite(photos[2]))
    await settle { source.hearts[photos[2].id] == false }
    #expect(!session.isFavorite(photos[2].id))
  }

  @Test func aHeartThatCannotBeKeptIsTakenBack() async {
    source.keepsHearts.withLock { $0 = false }
    let session = await session()
    session.toggleFavorite(photos[0])
    await settle { session.notice != nil }
    #expect(session.notice == .heartNotKept)
    #expect(!session.isFavorite(photos[0].id))
  }

  @Test func fiveStarsInTheFileGoBeforeWhatTheUserTook() async {
    var rated = Snapshots.whole
    rated.favorites = [photos[1].id]
    let session = await session()
    await session.follow(ScriptedLibrary([rated]))
    #expect(!session.toggleFavorite(photos[1]))
    await settle { session.hearts[photos[1].id]?.isKept == true }
    await session.follow(ScriptedLibrary([rated]))
    #expect(session.isFavorite(photos[1].id))
  }

  @Test func aPhotoPutBackStaysChecked() async {
    let trashed: PhotoID = "/trash/files/a.jpg"
    var snapshot = Snapshots.whole
    snapshot.trashed = [trashed: TrashedPhoto(original: "/p/a.jpg", deleted: nil)]
    let session = await session(.made(preselection: [photos[0].id, trashed]))
    await session.follow(ScriptedLibrary([snapshot]))
    #expect(await session.restore([trashed]) == 1)
    #expect(session.selection.order == [photos[0].id, "/p/a.jpg"])
    #expect(session.notice == nil)
  }

  @Test func whatCannotBePutBackIsTold() async {
    let trashed: [PhotoID] = ["/trash/files/a.jpg", "/trash/files/b.jpg", "/trash/files/c.jpg"]
    source.refusals.withLock {
      $0 = [trashed[0]: .occupied("/p/a.jpg"), trashed[2]: .gone]
    }
    let session = await session(.made(preselection: trashed))
    #expect(await session.restore([trashed[0]]) == 0)
    #expect(session.notice == .notRestored(count: 1, .occupied("/p/a.jpg")))
    #expect(await session.restore(trashed) == 1)
    #expect(session.notice == .notRestored(count: 2, .occupied("/p/a.jpg")))
    #expect(session.selection.order == trashed, "nothing is known of where they were")
  }
}
