import PickerModel
import Testing

/// Done, Enter and Cancel.
@MainActor
struct EndingSessionTests {
  private let ids = Snapshots.ids

  private func session(
    _ request: PickRequest = .made(),
    check: @escaping @Sendable ([PhotoID]) async -> Set<PhotoID> = { _ in [] }
  ) async -> PickerSession {
    await .following(ScriptedLibrary([Snapshots.whole], check: check), request)
  }

  @Test func doneGivesTheOrderOfChecking() async {
    let session = await session()
    for id in [ids[5], ids[1], ids[3]] { session.toggle(id) }
    await session.finish()
    #expect(session.result == .picked([ids[5], ids[1], ids[3]]))
    #expect(!session.canFinish)
    #expect(session.notice == nil)
  }

  @Test func belowTheMinimumDoneDoesNothing() async {
    let session = await session(.made(minimum: 3)) { Set($0) }
    session.toggle(ids[0])
    session.toggle(ids[1])
    await session.finish()
    #expect(session.result == nil)
    #expect(session.selection.order == [ids[0], ids[1]], "nothing was even checked")
    session.toggle(ids[2])
    #expect(session.canFinish)
  }

  @Test func vanishedFilesAreLeftOutAndNamed() async {
    let (kept, gone) = (ids[5], [ids[1], ids[3]])
    let session = await session { _ in Set(gone) }
    for id in [gone[0], kept, gone[1]] { session.toggle(id) }
    await session.finish()
    #expect(session.result == .picked([kept]))
    #expect(session.notice == .vanished(gone))
    #expect(session.selection.number(of: kept) == 1)
  }

  @Test func whereTooFewAreLeftThePickingGoesOn() async {
    let gone = ids[1]
    let session = await session(.made(minimum: 2)) { Set($0.filter { $0 == gone }) }
    session.toggle(ids[0])
    session.toggle(gone)
    await session.finish()
    #expect(session.result == nil)
    #expect(session.notice == .vanished([gone]))
    #expect(session.selection.order == [ids[0]])
    session.toggle(ids[2])
    await session.finish()
    #expect(session.result == .picked([ids[0], ids[2]]))
  }

  @Test func filesAreCheckedByTheLibraryInUse() async {
    let session = await session { Set($0) }
    session.toggle(ids[0])
    session.use(ScriptedLibrary())
    #expect(session.selection.order == [ids[0]])
    await session.finish()
    #expect(session.result == .picked([ids[0]]))
  }

  @Test func enterTakesTheFocusedPhotoWhereNothingIsChecked() async {
    let session = await session()
    await session.accept(focused: ids[6])
    #expect(session.result == .picked([ids[6]]))
  }

  @Test func enterLeavesTheFocusedPhotoOutWhereSomethingIsChecked() async {
    let session = await session()
    session.toggle(ids[2])
    await session.accept(focused: ids[6])
    #expect(session.result == .picked([ids[2]]))
  }

  @Test func enterWithoutAnythingDoesNothing() async {
    let session = await session()
    await session.accept(focused: nil)
    #expect(session.result == nil)
  }

  @Test func theFirstEndCounts() async {
    let cancelled = await session()
    cancelled.toggle(ids[0])
    cancelled.cancel()
    await cancelled.finish()
    #expect(cancelled.result == .cancelled)

    let picked = await session()
    picked.toggle(ids[0])
    await picked.finish()
    picked.cancel()
    #expect(picked.result == .picked([ids[0]]))
  }

  @Test func whileFilesAreCheckedOnlyCancelIsTaken() async {
    let (box, ids) = (SessionBox(), ids)
    let session = await session { _ in
      await box.whileChecking { session in
        #expect(session.isFinishing)
        #expect(!session.canFinish)
        session.toggle(ids[1])
        session.selectAll()
        session.extend(to: ids[4])
        session.selectNone()
        #expect(session.selection.order == [ids[0]])
        session.cancel()
      }
      return []
    }
    box.session = session
    session.toggle(ids[0])
    await session.finish()
    #expect(session.result == .cancelled)
    #expect(!session.isFinishing)
  }

  @Test func afterTheEndNothingChanges() async {
    let session = await session()
    session.toggle(ids[0])
    await session.finish()
    session.toggle(ids[1])
    session.selectAll()
    session.selectNone()
    #expect(session.selection.order == [ids[0]])
    #expect(session.result == .picked([ids[0]]))
  }
}

/// Lets the check of the files reach the session that asks for it.
@MainActor
private final class SessionBox {
  var session: PickerSession?

  func whileChecking(_ body: @MainActor (PickerSession) -> Void) {
    session.map(body)
  }
}
