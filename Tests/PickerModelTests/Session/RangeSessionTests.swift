import PickerModel
import TestSupport
import Testing

/// Ranges that are drawn by a drag or by Shift and keys.
@MainActor
struct RangeSessionTests {
  private let ids = Snapshots.ids

  private func session(_ request: PickRequest = .made()) async -> PickerSession {
    await .following(ScriptedLibrary([Snapshots.whole]), request)
  }

  @Test func aDragTakesWhatItCoversAndGivesBackWhatItLeaves() async {
    let session = await session(.made(preselection: [ids[6]]))
    session.beginDrag(at: ids[2])
    #expect(session.selection.order == [ids[6], ids[2]])
    session.drag(to: ids[7])
    #expect(session.selection.order == [6, 2, 3, 4, 5, 7].map { ids[$0] })
    session.drag(to: ids[3])
    #expect(session.selection.order == [6, 2, 3].map { ids[$0] })
    session.drag(to: ids[0])
    #expect(session.selection.order == [6, 2, 1, 0].map { ids[$0] })
    session.drag(to: ids[2])
    #expect(session.selection.order == [ids[6], ids[2]])
  }

  @Test func aDragFromACheckedPhotoDropsAndPutsBackInItsPlace() async {
    let all = [5, 1, 3, 2, 8].map { ids[$0] }
    let session = await session(.made(preselection: all))
    session.beginDrag(at: ids[1])
    session.drag(to: ids[5])
    #expect(session.selection.order == [ids[8]])
    session.drag(to: ids[2])
    #expect(session.selection.order == [5, 3, 8].map { ids[$0] })
    #expect(session.selection.number(of: ids[8]) == 3)
    session.drag(to: ids[1])
    #expect(session.selection.order == [5, 3, 2, 8].map { ids[$0] })
  }

  @Test(arguments: [(4, [2, 3, 4, 5], 0), (5, [2, 3, 4, 5], 0), (3, [2, 3, 4], 1)])
  func aDragAtTheLimit(maximum: Int, taken: [Int], refusals: Int) async {
    let session = await session(.made(maximum: maximum))
    session.beginDrag(at: ids[2])
    session.drag(to: ids[5])
    #expect(session.selection.order == taken.map { ids[$0] })
    #expect(session.refusals == refusals)
    #expect((session.notice == nil) == (refusals == 0))
  }

  @Test func oneDragBeyondTheLimitIsOneTry() async {
    let session = await session(.made(maximum: 2))
    session.beginDrag(at: ids[0])
    for index in [3, 5, 4, 8] { session.drag(to: ids[index]) }
    #expect(session.refusals == 1)
    #expect(session.selection.order == [ids[0], ids[1]])
    session.drag(to: ids[1])
    #expect(session.notice == nil, "all that it covers is checked")
    session.drag(to: ids[2])
    #expect(session.refusals == 2)
  }

  @Test func aDragBegunAtTheMaximumIsExplained() async {
    let session = await session(.made(maximum: 1 + 1, preselection: [ids[0], ids[1]]))
    session.beginDrag(at: ids[4])
    session.drag(to: ids[6])
    #expect(session.refusals == 1)
    #expect(session.notice == .limit(2))
    #expect(session.selection.order == [ids[0], ids[1]])
  }

  @Test func whereOneIsChosenADragChoosesWhatItIsOver() async {
    let session = await session(.made(maximum: 1))
    session.beginDrag(at: ids[4])
    session.drag(to: ids[6])
    #expect(session.selection.order == [ids[6]])
    #expect(session.refusals == 0)
  }

  @Test func shiftAndKeysGrowAndShrinkOneRange() async {
    let session = await session()
    session.toggle(ids[3])
    session.extend(from: ids[3], to: ids[4])
    session.extend(from: ids[4], to: ids[6])
    #expect(session.selection.order == [3, 4, 5, 6].map { ids[$0] })
    session.extend(from: ids[6], to: ids[5])
    #expect(session.selection.order == [3, 4, 5].map { ids[$0] })
    session.extend(from: ids[5], to: ids[1])
    #expect(session.selection.order == [3, 2, 1].map { ids[$0] })
  }

  @Test func shiftAndAKeyBeginWhereTheFocusIs() async {
    let session = await session()
    session.toggle(ids[0])
    session.extend(from: ids[5], to: ids[6])
    #expect(session.selection.order == [0, 5, 6].map { ids[$0] })
    session.extend(from: ids[2], to: ids[1])
    #expect(session.selection.order == [0, 5, 6, 2, 1].map { ids[$0] })
  }

  @Test func shiftAndAKeyAfterUncheckingUnchecks() async {
    let session = await session(.made(preselection: ids))
    session.toggle(ids[4])
    session.extend(from: ids[4], to: ids[5])
    #expect(session.selection.order == [0, 1, 2, 3, 6, 7, 8].map { ids[$0] })
    session.extend(from: ids[5], to: ids[4])
    #expect(session.selection.order == [0, 1, 2, 3, 5, 6, 7, 8].map { ids[$0] })
  }

  @Test func keysGoOnFromARangeByShiftAndClick() async {
    let session = await session()
    session.toggle(ids[2])
    session.extend(to: ids[5])
    session.extend(from: ids[5], to: ids[4])
    #expect(session.selection.order == [2, 3, 4].map { ids[$0] })
  }

  @Test func aRangeIsDrawnAnewWhereTheAlbumChanges() async {
    let source = ScriptedLibrary([Snapshots.whole], [Snapshots.whole.reversed])
    let session = await PickerSession.following(source)
    session.beginDrag(at: ids[4])
    session.drag(to: ids[6])
    await session.follow(source)
    session.drag(to: ids[2])
    #expect(session.selection.order == [4, 3, 2].map { ids[$0] })
    session.drag(to: ids[5])
    #expect(session.selection.order == [4, 5].map { ids[$0] })
  }

  @Test(arguments: [nil, 1, 2, 7, 30] as [Int?], 1...4 as ClosedRange<UInt64>)
  func randomDrags(maximum: Int?, seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let base = ids.shuffled(using: &random).prefix(
        Int.random(in: 0...(maximum ?? 9), using: &random))
      let session = await session(.made(maximum: maximum, preselection: Array(base)))
      let before = session.selection.order
      let origin = Int.random(in: 0..<9, using: &random)
      session.beginDrag(at: ids[origin])
      for _ in 0..<12 {
        let end = Int.random(in: 0..<9, using: &random)
        session.drag(to: ids[end])
        let expected =
          maximum == 1 ? [ids[end]] : plain(before, origin, end, maximum: maximum ?? .max)
        #expect(session.selection.order == expected)
        #expect(
          expected.indices.allSatisfy { session.selection.number(of: expected[$0]) == $0 + 1 })
      }
    }
  }

  /// What a range makes of a selection, in the fewest words.
  private func plain(
    _ before: [PhotoID], _ origin: Int, _ end: Int, maximum: Int
  ) -> [PhotoID] {
    let range = stride(from: origin, through: end, by: end < origin ? -1 : 1).map { ids[$0] }
    if before.contains(ids[origin]) { return before.filter { !range.contains($0) } }
    return before + range.filter { !before.contains($0) }.prefix(maximum - before.count)
  }
}

extension LibrarySnapshot {
  /// The same with all albums the other way round.
  fileprivate var reversed: LibrarySnapshot {
    var reversed = self
    reversed.albums = albums.map { Album(id: $0.id, photos: $0.photos.reversed()) }
    return reversed
  }
}
