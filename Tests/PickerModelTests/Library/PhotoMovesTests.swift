import PickerModel
import Testing

struct PhotoMovesTests {
  @Test func renamesFollowOneAnother() {
    var moves = PhotoMoves(["/a": "/b"])
    moves.append(["/b": "/c", "/x": "/y"])
    #expect(moves["/a"] == "/c")
    #expect(moves["/x"] == "/y")
    #expect(moves["/b"] == "/b", "what was called so before is another photo")
    #expect(moves["/z"] == "/z")
  }

  @Test func namesThatChangePlaces() {
    var moves = PhotoMoves(["/a": "/b", "/b": "/a"])
    #expect(moves["/a"] == "/b")
    moves.append(["/a": "/b", "/b": "/a"])
    #expect(moves["/a"] == "/a")
    #expect(moves["/b"] == "/b")
  }

  @Test func whatMovedInALostSnapshotComesWithTheNext() async {
    let (stream, continuation) = AsyncStream<LibrarySnapshot>.makeStream(
      bufferingPolicy: .bufferingNewest(1))
    for moved in [["/a": "/b"], [:], ["/b": "/c"], ["/d": "/e"]] as [[PhotoID: PhotoID]] {
      var snapshot = LibrarySnapshot(isComplete: true)
      snapshot.moved = moved
      continuation.yieldKeepingMoves(snapshot)
    }
    continuation.finish()
    var all: [LibrarySnapshot] = []
    for await snapshot in stream { all.append(snapshot) }
    #expect(all.map(\.moved) == [["/a": "/c", "/d": "/e"]])
  }
}
