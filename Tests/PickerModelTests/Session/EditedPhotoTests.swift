import PickerModel
import Testing

/// Edited copies in place of their photos.
@MainActor
struct EditedPhotoTests {
  private let ids = Snapshots.ids

  private func session(
    _ request: PickRequest = .made(),
    check: @escaping @Sendable ([PhotoID]) async -> Set<PhotoID> = { _ in [] }
  ) async -> PickerSession {
    await .following(ScriptedLibrary([Snapshots.whole], check: check), request)
  }

  private func edited(_ path: FilePath) -> EditedPhoto {
    var edit = PhotoEdit()
    edit.quarterTurns = 1
    return EditedPhoto(copy: .made(path), edit: edit)
  }

  /// What comes of the picking in the end.
  private func outcomes(of session: PickerSession) -> [PhotoID]? {
    guard case .picked(let photos) = session.result else { return nil }
    return session.outcomes(of: photos)
  }

  @Test func theCopyTakesThePlaceOfItsPhoto() async {
    let session = await session()
    for id in [ids[3], ids[1], ids[2]] { session.toggle(id) }
    session.use(edited("/edited/1.jpg"), for: ids[1])
    #expect(session.selection.order == [ids[3], ids[1], ids[2]])
    #expect(session.selection.number(of: ids[1]) == 2)
    #expect(session.edited(ids[1])?.copy.id == "/edited/1.jpg")
    await session.finish()
    #expect(outcomes(of: session) == [ids[3], "/edited/1.jpg", ids[2]])
    #expect(session.unusedCopies(given: outcomes(of: session) ?? []) == [])
  }

  @Test func editingChecksAsFarAsTheLimitLetsIt() async {
    let session = await session(.made(maximum: 2))
    session.toggle(ids[0])
    session.use(edited("/edited/1.jpg"), for: ids[1])
    #expect(session.selection.order == [ids[0], ids[1]] && session.notice == nil)
    session.use(edited("/edited/2.jpg"), for: ids[2])
    #expect(session.selection.order == [ids[0], ids[1]] && session.notice == .limit(2))
    // The edit stays with it for when there is room.
    session.toggle(ids[0])
    session.toggle(ids[2])
    await session.finish()
    #expect(outcomes(of: session) == ["/edited/1.jpg", "/edited/2.jpg"])
  }

  @Test func whereOneIsChosenTheEditedOneIs() async {
    let session = await session(.made(maximum: 1))
    session.toggle(ids[0])
    session.use(edited("/edited/1.jpg"), for: ids[1])
    await session.finish()
    #expect(outcomes(of: session) == ["/edited/1.jpg"])
  }

  @Test func theOriginalAgain() async {
    let session = await session()
    session.use(edited("/edited/1.jpg"), for: ids[1])
    session.use(edited("/edited/2.jpg"), for: ids[1])
    #expect(session.unusedCopies(given: ["/edited/2.jpg"]) == ["/edited/1.jpg"])
    session.useOriginal(ids[1])
    #expect(session.edited(ids[1]) == nil && session.selection.contains(ids[1]))
    await session.finish()
    #expect(outcomes(of: session) == [ids[1]])
    #expect(Set(session.unusedCopies(given: [ids[1]])) == ["/edited/1.jpg", "/edited/2.jpg"])
  }

  @Test func aCancelledPickingLeavesNoCopyButWhatOthersHave() async {
    let session = await session()
    for (place, path) in ["/edited/0.jpg", "/edited/1.jpg"].enumerated() {
      session.use(edited(FilePath(path)), for: ids[place])
    }
    #expect(session.handOut([ids[1], ids[2]]) == ["/edited/1.jpg", ids[2]])
    session.cancel()
    #expect(session.unusedCopies(given: []) == ["/edited/0.jpg"])
    session.use(edited("/edited/9.jpg"), for: ids[3])
    #expect(session.edited(ids[3]) == nil)
  }

  /// Of an edited photo the copy is handed on, whatever has become of the photo.
  @Test func onlyTheCopyHasToBeThere() async {
    let gone: Set<PhotoID> = [ids[1], "/edited/2.jpg"]
    let session = await session { Set($0).intersection(gone) }
    session.use(edited("/edited/1.jpg"), for: ids[1])
    session.use(edited("/edited/2.jpg"), for: ids[2])
    await session.finish()
    #expect(outcomes(of: session) == ["/edited/1.jpg"])
    #expect(session.notice == .vanished([ids[2]]))
  }
}
