import PickerModel
import Testing

/// The second click of a double click takes back what the first did.
@MainActor
struct TakingBackTests {
  private let ids = Snapshots.ids

  private func session(maximum: Int?) async -> PickerSession {
    let session = await PickerSession.following(
      ScriptedLibrary([Snapshots.whole]), .made(maximum: maximum))
    for index in [5, 1, 7, 3] { session.toggle(ids[index]) }
    return session
  }

  @Test(arguments: [nil, 4, 5])
  func allIsAsBefore(maximum: Int?) async {
    let session = await session(maximum: maximum)
    for index in [1, 3, 5, 8, 7, 0] {
      session.toggle(ids[index])
      session.takeBackToggle(of: ids[index])
      #expect(session.selection.order == [5, 1, 7, 3].map { ids[$0] }, "\(index)")
      #expect([5, 1, 7, 3].map { session.selection.number(of: ids[$0]) } == [1, 2, 3, 4])
      #expect(session.notice == nil, "the limit was not meant to be tried")
    }
  }

  @Test func onlyTheLastChangeIsTakenBackAndOnce() async {
    let session = await session(maximum: nil)
    session.toggle(ids[1])
    session.takeBackToggle(of: ids[5])
    #expect(session.selection.order == [5, 7, 3].map { ids[$0] })
    session.takeBackToggle(of: ids[1])
    session.takeBackToggle(of: ids[1])
    #expect(session.selection.order == [5, 1, 7, 3].map { ids[$0] })
    session.toggle(ids[1])
    session.selectNone()
    session.takeBackToggle(of: ids[1])
    #expect(session.selection.isEmpty)
  }
}
