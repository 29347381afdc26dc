import PickerModel
import Testing

/// Searching, from the first letter to the way back.
@MainActor
struct SearchSessionTests {
  private let ids = Snapshots.ids

  private func session() async -> PickerSession {
    await .following(ScriptedLibrary([Snapshots.whole]))
  }

  private func search(_ text: String, in session: PickerSession) async {
    session.search(for: text)
    await settle { session.search?.found?.text == text }
    #expect(session.search?.found?.text == text)
  }

  private func settle(_ condition: () -> Bool) async {
    for _ in 0..<2000 where !condition() {
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

  @Test func whatIsFoundTakesTheAlbumsPlace() async {
    let session = await session()
    session.open(.folder("/p/trip"))
    await search("7", in: session)
    #expect(session.photos.map(\.id) == [ids[6]], "of the whole library")
    session.selectAll()
    #expect(session.selection.order == [ids[6]])
    session.endSearch()
    #expect(session.search == nil)
    #expect(session.currentAlbum == .folder("/p/trip"))
    #expect(session.photos == Snapshots.trip.photos)
    #expect(session.selection.order == [ids[6]])
  }

  @Test func theLastTextCounts() async {
    let session = await session()
    for text in ["1", "12", "", "3", "4"] { session.search(for: text) }
    await settle { session.search?.found?.text == "4" }
    #expect(session.photos.map(\.id) == [ids[3]])
  }

  @Test func aBlankTextShowsTheAlbumAgain() async {
    let session = await session()
    await search("2", in: session)
    session.search(for: " ")
    #expect(session.search?.found == nil)
    #expect(session.photos == Snapshots.photos)
  }

  @Test func openingAnAlbumEndsTheSearch() async {
    let session = await session()
    await search("2", in: session)
    session.open(.kind(.recent))
    #expect(session.search == nil)
    #expect(session.photos == Snapshots.recent.photos)
  }

  @Test func whatIsFoundFollowsTheLibrary() async {
    let session = await session()
    await search("9", in: session)
    #expect(session.photos.count == 1)
    let more = Photo.made("/p/99.jpg")
    let snapshot = LibrarySnapshot(
      albums: [Album(id: .kind(.all), photos: [more] + Snapshots.photos)], isComplete: true)
    await session.follow(ScriptedLibrary([snapshot]))
    await settle { session.photos.count == 2 }
    #expect(session.photos.map(\.id) == [more.id, ids[8]])
    #expect(session.search?.text == "9")
  }
}
