import PickerModel
import Synchronization
import Testing

/// Composing: from the grid to the tray and back, and how it ends.
@MainActor
struct TraySessionTests {
  private let ids = Snapshots.ids

  private func session(
    minimum: Int = 1, maximum: Int? = nil, beginsInTray: Bool = true, givesAway: Bool = false,
    found: [Photo] = [],
    check: @escaping @Sendable ([PhotoID]) async -> Set<PhotoID> = { _ in [] }
  ) async -> TraySession {
    let source = ScriptedLibrary([Snapshots.whole], check: check)
    source.found.withLock { $0 = found }
    let picking = PickerSession(request: .made(minimum: minimum, maximum: maximum), source: source)
    let session = TraySession(picking, beginsInTray: beginsInTray, givesAway: givesAway)
    await picking.follow(source)
    return session
  }

  /// Opens the grid, checks or unchecks photos there, and presses Done.
  private func choose(_ photos: [PhotoID], in session: TraySession) async {
    session.chooseMore()
    for photo in photos { session.picking.toggle(photo) }
    await endGrid(session)
  }

  private func endGrid(_ session: TraySession) async {
    await session.picking.finish()
    if let result = session.picking.result { await session.gridEnded(result) }
  }

  private func picture(_ name: String, type: String = "image/png") -> Photo {
    let photo = Photo.made(FilePath("/drop/\(name)"))
    return Photo(
      id: photo.id, file: photo.file,
      facts: PhotoFacts(type: MediaType(type), taken: photo.facts.taken))
  }

  // MARK: The grid

  @Test func theGridLetsInAsManyAsAreLeft() async {
    let session = await session(maximum: 8)
    await choose(Array(ids.prefix(4)), in: session)
    #expect(session.place == .tray)
    session.chooseMore()
    #expect(session.picking.selection.order == Array(ids.prefix(4)))
    for id in ids[4..<8] { session.picking.toggle(id) }
    #expect(session.picking.notice == nil)
    session.picking.toggle(ids[8])
    #expect(session.picking.notice == .limit(8))
    await endGrid(session)
    #expect(session.tray.order == Array(ids.prefix(8)))
  }

  @Test func whatIsTakenOffInTheGridGoes() async {
    let session = await session()
    await choose([ids[3], ids[1], ids[2]], in: session)
    await choose([ids[1], ids[5]], in: session)
    #expect(session.tray.order == [ids[3], ids[2], ids[5]])
  }

  @Test func cancelInTheGridLeadsBackUnchanged() async {
    let session = await session()
    await choose([ids[3]], in: session)
    session.chooseMore()
    session.picking.toggle(ids[1])
    session.picking.cancel()
    await session.gridEnded(.cancelled)
    #expect(session.place == .tray)
    #expect(session.tray.order == [ids[3]])
    #expect(session.result == nil)
  }

  @Test func cancelInTheGridEndsAllWhereThereWasNoTray() async {
    let session = await session(beginsInTray: false)
    #expect(session.place == .grid)
    session.picking.cancel()
    await session.gridEnded(.cancelled)
    #expect(session.result == .cancelled)
  }

  @Test func theGridIsLeftBelowTheMinimum() async {
    let session = await session(minimum: 3)
    await choose([ids[3]], in: session)
    #expect(session.place == .tray)
    #expect(!session.canFinish)
    await choose([ids[4], ids[5]], in: session)
    #expect(session.canFinish)
  }

  @Test func onePhotoIsTakenInThePlaceOfAnother() async {
    let session = await session(maximum: 3)
    await choose(Array(ids.prefix(3)), in: session)
    session.chooseReplacement(of: ids[1])
    #expect(session.place == .replacing(ids[1]))
    #expect(session.picking.selection.order == [ids[1]])
    session.picking.toggle(ids[7])
    #expect(session.picking.selection.order == [ids[7]])
    await endGrid(session)
    #expect(session.tray.order == [ids[0], ids[7], ids[2]])
    #expect(session.notice == .undoable(.replaced))
    session.chooseMore()
    #expect(session.picking.selection.limits.maximum == 3)
  }

  @Test func whatTheLibraryRenamesIsRenamedInTheTray() async {
    let session = await session()
    await choose([ids[3]], in: session)
    var snapshot = Snapshots.whole
    snapshot.moved = [ids[3]: "/new/name.jpg"]
    await session.picking.follow(ScriptedLibrary([snapshot]))
    #expect(session.tray.order == ["/new/name.jpg"])
  }

  // MARK: From outside

  @Test func filesAreAddedOnce() async {
    let photos = [picture("a.png"), picture("b.png")]
    let session = await session(found: photos)
    await session.add(photos.map(\.id.path) + [photos[0].id.path])
    #expect(session.tray.order == photos.map(\.id))
    #expect(session.notice == nil)
  }

  @Test func whatIsNoPictureOrNotThereIsRefusedInWords() async {
    let photos = [picture("a.png"), picture("b.txt", type: "application/octet-stream")]
    let session = await session(found: photos)
    await session.add([photos[1].id.path])
    #expect(session.notice == .notOffered(["/drop/b.txt"]))
    await session.add(["/drop/none.png", photos[0].id.path])
    #expect(session.notice == .missing(["/drop/none.png"]))
    #expect(session.tray.order == [photos[0].id])
  }

  @Test func theLimitIsTheSameFromEverywhere() async {
    let photos = [picture("a.png"), picture("b.png")]
    let session = await session(maximum: 9, found: photos)
    await choose(Array(ids.prefix(8)), in: session)
    await session.add(photos.map(\.id.path))
    #expect(session.tray.order == Array(ids.prefix(8)) + [photos[0].id])
    #expect(session.notice == .limit(9))
    #expect(session.refusals == 1)
    await session.add([photos[1].id.path])
    #expect(session.refusals == 2)
    #expect(session.tray.count == 9)
  }

  @Test func aFileOfTheLibraryGoesByItsPathThere() async {
    let here = Photo.made("/p/here.jpg", inode: 12)
    let there = Photo.made("/link/there.jpg", inode: 12)
    let source = ScriptedLibrary(
      [LibrarySnapshot(albums: [Album(id: .kind(.all), photos: [here])], isComplete: true)])
    source.found.withLock { $0 = [there] }
    let picking = PickerSession(request: .made(), source: source)
    let session = TraySession(picking, beginsInTray: true)
    await picking.follow(source)
    await session.add([there.id.path])
    #expect(session.tray.order == [here.id])
  }

  // MARK: Changes

  @Test func aRemovalIsToldAndUndone() async {
    let session = await session()
    await choose(Array(ids.prefix(3)), in: session)
    session.remove(ids[1])
    #expect(session.notice == .undoable(.removed))
    session.undo()
    #expect(session.notice == nil)
    #expect(session.tray.order == Array(ids.prefix(3)))
  }

  @Test func photosMoveWithinTheTray() async {
    let session = await session()
    await choose(Array(ids.prefix(3)), in: session)
    session.move(ids[2], by: -9)
    session.move(ids[0], by: 1)
    #expect(session.tray.order == [ids[2], ids[1], ids[0]])
    #expect(session.notice == nil)
  }

  @Test func eachChangeIsTold() async {
    let session = await session()
    var told: [[PhotoID]] = []
    session.changed = { told.append($0.map(\.id)) }
    await choose([ids[0], ids[1]], in: session)
    session.remove(ids[0])
    session.remove(ids[0])
    session.undo()
    #expect(told == [[ids[0], ids[1]], [ids[1]], [ids[0], ids[1]]])
  }

  // MARK: The end

  @Test func doneGivesTheOrderOfTheTray() async {
    let session = await session()
    await choose(Array(ids.prefix(3)), in: session)
    session.move(ids[2], to: 0)
    await session.finish()
    #expect(session.result == .picked([ids[2], ids[0], ids[1]]))
    session.remove(ids[0])
    #expect(session.tray.count == 3)
  }

  @Test func whatHasGoneIsLeftOut() async {
    let gone = ids[1]
    let session = await session(minimum: 3) { Set($0.filter { $0 == gone }) }
    session.chooseMore()
    for id in ids.prefix(3) { session.picking.toggle(id) }
    // The grid leaves it out; so that the tray does, it is told to the tray alone.
    await session.gridEnded(.picked(Array(ids.prefix(3))))
    await session.finish()
    #expect(session.result == nil)
    #expect(session.notice == .vanished([gone]))
    #expect(session.tray.order == [ids[0], ids[2]])
  }

  @Test func anEditedCopyIsGivenAway() async {
    let session = await session()
    await choose([ids[0]], in: session)
    session.show(EditedPhoto(copy: .made("/edited.jpg"), edit: PhotoEdit()), for: ids[0])
    await session.finish()
    #expect(session.result == .picked(["/edited.jpg"]))
  }

  @Test func whatWasEditedInTheGridIsEditedInTheTray() async {
    let session = await session()
    let edited = EditedPhoto(copy: .made("/edited/1.jpg"), edit: PhotoEdit())
    session.chooseMore()
    session.picking.use(edited, for: ids[0])
    session.picking.toggle(ids[1])
    await endGrid(session)
    #expect(session.tray.order == [ids[0], ids[1]])
    #expect(session.chosen == ["/edited/1.jpg", ids[1]])
  }

  @Test func whatWasEditedInTheTrayIsEditedInTheGrid() async {
    let session = await session()
    await choose([ids[0]], in: session)
    let edited = EditedPhoto(copy: .made("/edited/1.jpg"), edit: PhotoEdit())
    session.show(edited, for: ids[0])
    session.chooseMore()
    #expect(session.picking.edited(ids[0]) == edited)
    await endGrid(session)
    #expect(session.chosen == ["/edited/1.jpg"])
    session.undo()
    #expect(session.chosen == [ids[0]])
    #expect(session.picking.unusedCopies(given: session.chosen) == ["/edited/1.jpg"])
  }

  @Test func copiesThatOtherProgramsHaveGotStay() async {
    let session = await session()
    await choose([ids[0]], in: session)
    session.show(EditedPhoto(copy: .made("/edited/1.jpg"), edit: PhotoEdit()), for: ids[0])
    session.wasUsed()
    session.undo()
    #expect(session.picking.unusedCopies(given: []) == [])
  }

  @Test func photosAreNotThrownAwayUnasked() async {
    let session = await session()
    session.leave()
    #expect(session.result == .cancelled, "nothing would be lost")
    let other = await self.session()
    await choose([ids[0]], in: other)
    other.leave()
    #expect(other.question == .leaving)
    #expect(!other.canFinish)
    other.answer(.no)
    #expect(other.result == nil)
    #expect(other.tray.order == [ids[0]])
    other.leave()
    other.answer(.yes)
    #expect(other.result == .cancelled)
  }

  @Test func whoeverWaitsForAResultGetsNoneByLeaving() async {
    let session = await session()
    await choose([ids[0]], in: session)
    session.wasUsed()
    session.leave()
    #expect(session.question == .leaving)
    session.answer(.yes)
    #expect(session.result == .cancelled)
  }

  @Test func whatWasGivenAwayIsNotAskedAbout() async {
    let session = await session(givesAway: true)
    await choose([ids[0]], in: session)
    session.wasUsed()
    session.leave()
    #expect(session.result == .picked([ids[0]]))
    let other = await self.session(givesAway: true)
    await choose([ids[0], ids[1]], in: other)
    other.wasUsed()
    other.remove(ids[1])
    other.leave()
    #expect(other.question == .leaving, "the tray is another one since")
  }

  @Test func anUnfinishedTrayIsGoneOnWith() async {
    let session = await session(beginsInTray: false)
    session.offer([TrayItem(picture("a.png"))])
    #expect(session.question == .goingOn(1))
    session.answer(.yes)
    #expect(session.place == .tray)
    #expect(session.tray.order == ["/drop/a.png"])
  }

  @Test func anUnfinishedTrayIsForgotten() async {
    let session = await session(beginsInTray: false)
    var told: [Int] = []
    session.changed = { told.append($0.count) }
    session.offer([TrayItem(picture("a.png"))])
    session.answer(.no)
    #expect(session.place == .grid)
    #expect(session.tray.isEmpty)
    #expect(told == [0])
  }
}
