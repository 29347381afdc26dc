import PickerModel
import Testing

/// What the intents do to the selection and to the notice.
@MainActor
struct CheckingSessionTests {
  private let ids = Snapshots.ids

  private func session(_ request: PickRequest = .made()) async -> PickerSession {
    await .following(ScriptedLibrary([Snapshots.whole]), request)
  }

  @Test func photosAreCheckedInOrder() async {
    let session = await session()
    for id in [ids[4], ids[0], ids[8], ids[0]] { session.toggle(id) }
    #expect(session.selection.order == [ids[4], ids[8]])
    #expect(session.canFinish)
    session.selectNone()
    #expect(session.selection.isEmpty)
    #expect(!session.canFinish)
  }

  @Test func eachTryAboveTheLimitIsToldOnce() async {
    let session = await session(.made(maximum: 2))
    session.toggle(ids[0])
    session.toggle(ids[1])
    #expect(session.notice == nil)
    #expect(session.refusals == 0)
    session.toggle(ids[2])
    #expect(session.notice == .limit(2))
    #expect(session.refusals == 1)
    session.toggle(ids[2])
    #expect(session.refusals == 2)
    #expect(session.selection.order == [ids[0], ids[1]])
    session.dismissNotice()
    #expect(session.notice == nil)
    session.toggle(ids[2])
    #expect(session.notice == .limit(2))
    session.toggle(ids[0])
    #expect(session.notice == nil, "there is room again")
  }

  @Test func selectNoneTakesTheLimitNoticeAway() async {
    let session = await session(.made(maximum: 1, preselection: [ids[3]]))
    session.selectAll()
    #expect(session.notice == .limit(1))
    session.selectNone()
    #expect(session.notice == nil)
    #expect(session.selection.isEmpty)
  }

  @Test func aSingleChoiceIsReplaced() async {
    let session = await session(.made(maximum: 1))
    session.toggle(ids[0])
    session.toggle(ids[1])
    session.extend(to: ids[5])
    #expect(session.selection.order == [ids[5]])
    #expect(session.refusals == 0)
    #expect(session.notice == nil)
  }

  @Test func aPreselectionStandsFirstAndCounts() async {
    let outside = PhotoID("/elsewhere/x.jpg")
    let session = await session(.made(maximum: 3, preselection: [outside, ids[2]]))
    #expect(session.selection.order == [outside, ids[2]])
    session.toggle(ids[0])
    session.toggle(ids[1])
    #expect(session.selection.order == [outside, ids[2], ids[0]])
    #expect(session.refusals == 1)
  }

  @Test func rangesGoBothWays() async {
    let session = await session()
    session.toggle(ids[4])
    session.extend(to: ids[6])
    #expect(session.selection.order == [ids[4], ids[5], ids[6]])
    session.extend(to: ids[2])
    #expect(session.selection.order == [ids[4], ids[5], ids[6], ids[3], ids[2]])
  }

  @Test func aRangeFromAnUncheckedPhotoUnchecks() async {
    let session = await session(.made(preselection: Array(ids[0...5])))
    session.toggle(ids[4])
    session.extend(to: ids[1])
    #expect(session.selection.order == [ids[0], ids[5]])
  }

  @Test func aRangeStopsAtTheLimit() async {
    let session = await session(.made(maximum: 3))
    session.toggle(ids[7])
    session.extend(to: ids[0])
    #expect(session.selection.order == [ids[7], ids[6], ids[5]])
    #expect(session.refusals == 1)
    #expect(session.notice == .limit(3))
  }

  @Test func aRangeWithoutABeginningIsOnePhoto() async {
    let session = await session()
    session.extend(to: ids[3])
    #expect(session.selection.order == [ids[3]])
    session.open(.folder("/p/recent"))
    session.extend(to: ids[5])
    #expect(session.selection.order == [ids[3], ids[5]], "another album, another beginning")
  }

  @Test(arguments: [(8, 1), (9, 0), (10, 0)])
  func selectAllStopsAtTheLimit(maximum: Int, refusals: Int) async {
    let session = await session(.made(maximum: maximum))
    session.selectAll()
    #expect(session.selection.order == Array(ids.prefix(maximum)))
    #expect(session.refusals == refusals)
  }

  @Test func invertingKeepsWhatIsCheckedElsewhere() async {
    let session = await session(.made(preselection: [ids[8], ids[4]]))
    session.open(.folder("/p/trip"))
    session.invertSelection()
    #expect(session.selection.order == [8, 3, 5].map { ids[$0] })
    session.invertSelection()
    #expect(session.selection.order == [8, 4].map { ids[$0] })
  }

  @Test(arguments: [
    (7, [0, 2, 3, 4, 5, 6, 7], 1), (8, [0, 2, 3, 4, 5, 6, 7, 8], 0),
    (9, [0, 2, 3, 4, 5, 6, 7, 8], 0),
  ])
  func invertingStopsAtTheLimit(maximum: Int, checked: [Int], refusals: Int) async {
    let session = await session(.made(maximum: maximum, preselection: [ids[1]]))
    session.invertSelection()
    #expect(session.selection.order == checked.map { ids[$0] })
    #expect(session.refusals == refusals)
    #expect(session.notice == (refusals == 0 ? nil : .limit(maximum)))
  }

  @Test func choosingIsCheckingOnce() async {
    let session = await session(.made(maximum: 1))
    session.choose(ids[2])
    session.choose(ids[2])
    #expect(session.selection.order == [ids[2]])
    session.choose(ids[3])
    #expect(session.selection.order == [ids[3]])
  }

  @Test func theSelectionIsOneAcrossAlbumsAndRefreshes() async {
    let session = await session()
    session.toggle(ids[8])
    session.open(.folder("/p/trip"))
    session.selectAll()
    session.open(.kind(.recent))
    session.toggle(ids[0])
    let order = [ids[8], ids[3], ids[4], ids[5], ids[0]]
    #expect(session.selection.order == order)
    await session.follow(ScriptedLibrary([Snapshots.whole]))
    #expect(session.selection.order == order)
    #expect(session.currentAlbum == .kind(.recent))
  }
}
