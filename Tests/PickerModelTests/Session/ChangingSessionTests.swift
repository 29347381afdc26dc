import PickerModel
import Testing

/// What becomes of the selection when the library changes under it.
@MainActor
struct ChangingSessionTests {
  private let ids = Snapshots.ids
  private let new: PhotoID = "/p/trip/new.jpg"

  /// The library after some of its photos went, and some came.
  private func snapshot(
    without gone: Set<PhotoID> = [], with new: [PhotoID] = [], isComplete: Bool = true
  ) -> LibrarySnapshot {
    let photos = new.map { Photo.made($0.path) } + Snapshots.photos.filter { !gone.contains($0.id) }
    return LibrarySnapshot(
      albums: [Album(id: .kind(.all), photos: photos)], isComplete: isComplete)
  }

  /// The session when it has come to rest after the snapshots.
  private func session(
    _ request: PickRequest, after snapshots: LibrarySnapshot..., gone: Set<PhotoID> = [],
    prepare: (PickerSession) -> Void = { _ in }
  ) async -> PickerSession {
    let source = ScriptedLibrary([Snapshots.whole]) { asked in
      gone.intersection(asked)
    }
    let session = await PickerSession.following(source, request)
    prepare(session)
    for snapshot in snapshots {
      await session.follow(ScriptedLibrary([snapshot]))
      while session.isLooking { await Task.yield() }
    }
    return session
  }

  @Test func aRenamedPhotoKeepsItsPlace() async {
    var moved = snapshot(without: [ids[4]], with: [new])
    moved.moved = [ids[4]: new]
    let session = await session(
      .made(preselection: [ids[0], ids[4], ids[8]]), after: moved, gone: [ids[4]])
    #expect(session.selection.order == [ids[0], new, ids[8]])
    #expect(session.selection.number(of: new) == 2)
    #expect(session.notice == nil)
    #expect(session.takeMoves()[ids[4]] == new)
    #expect(session.takeMoves().isEmpty, "told once")
  }

  @Test func aRangeGoesOnFromTheRenamedPhoto() async {
    var moved = snapshot(without: [ids[0]], with: [new])
    moved.moved = [ids[0]: new]
    let session = await session(.made(), after: moved) { $0.toggle(ids[0]) }
    session.extend(to: ids[2])
    #expect(session.selection.order == [new, ids[1], ids[2]])
  }

  @Test func aDragGoesOnWithoutAPhotoThatWent() async {
    let session = await session(.made(), after: snapshot(without: [ids[2]]), gone: [ids[2]]) {
      $0.beginDrag(at: ids[0])
      $0.drag(to: ids[3])
    }
    #expect(session.selection.order == [0, 1, 3].map { ids[$0] })
    session.drag(to: ids[5])
    #expect(session.selection.order == [0, 1, 3, 4, 5].map { ids[$0] })
    session.drag(to: ids[1])
    #expect(session.selection.order == [0, 1].map { ids[$0] })
  }

  @Test func aDragThatUnchecksPutsNothingBackThatWent() async {
    let session = await session(
      .made(preselection: Array(ids[0...4])), after: snapshot(without: [ids[2], ids[4]]),
      gone: [ids[2], ids[4]]
    ) {
      $0.beginDrag(at: ids[0])
      $0.drag(to: ids[2])
    }
    session.drag(to: ids[0])
    #expect(!session.selection.contains(ids[2]))
    #expect(!session.selection.contains(ids[4]))
    #expect(session.selection.contains(ids[3]))
  }

  @Test func twoPhotosThatChangeNamesChangePlaces() async {
    var moved = snapshot()
    moved.moved = [ids[1]: ids[2], ids[2]: ids[1]]
    let session = await session(.made(preselection: [ids[1], ids[2], ids[3]]), after: moved)
    #expect(session.selection.order == [ids[2], ids[1], ids[3]])
  }

  @Test func thatWhichWentToTheTrashIsNotFollowedThere() async {
    var moved = snapshot(without: [ids[2]])
    moved.moved = [ids[2]: new]
    moved.trashed = [new: TrashedPhoto(original: ids[2].path, deleted: nil)]
    let session = await session(
      .made(preselection: [ids[2], ids[3]]), after: moved, gone: [ids[2]])
    #expect(session.selection.order == [ids[3]])
    #expect(session.notice == .vanished([ids[2]]))
  }

  @Test func vanishedPhotosAreDroppedAndNamed() async {
    let gone: Set = [ids[1], ids[5]]
    let session = await session(
      .made(preselection: [ids[5], ids[0], ids[1], ids[2]]), after: snapshot(without: gone),
      gone: gone)
    #expect(session.selection.order == [ids[0], ids[2]])
    #expect(session.notice == .vanished([ids[5], ids[1]]))
  }

  @Test func beforeAllIsKnownNothingIsDropped() async {
    let session = await session(
      .made(preselection: [ids[1]]), after: snapshot(without: [ids[1]], isComplete: false),
      gone: [ids[1]])
    #expect(session.selection.order == [ids[1]])
  }

  @Test func whatIsOnDiskStaysWhereverTheLibraryIs() async {
    let outside: PhotoID = "/elsewhere/x.jpg"
    let session = await session(
      .made(preselection: [outside, ids[1]]), after: snapshot(without: [ids[1]]))
    #expect(session.selection.order == [outside, ids[1]])
    #expect(session.notice == nil)
  }

  @Test func theLibraryIsAskedToLookAgain() async {
    let source = ScriptedLibrary()
    let session = PickerSession(request: .made(), source: source)
    session.lookAgain()
    #expect(source.lookCount == 1)
  }
}
