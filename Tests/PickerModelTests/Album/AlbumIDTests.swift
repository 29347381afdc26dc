import PickerModel
import Testing

struct AlbumIDTests {
  @Test func idsComeBack() {
    let folders = [
      FilePath("/home/u/Pictures"), FilePath("/"), FilePath(bytes: [0x2f, 0xff, 0x0a]),
      FilePath("/p/all"),
    ]
    for id in AlbumKind.allCases.map(AlbumID.kind) + folders.map(AlbumID.folder) {
      #expect(AlbumID(bytes: id.bytes) == id)
    }
  }

  @Test func idsOfKinds() {
    #expect(
      AlbumKind.allCases.map(\.rawValue) == [
        "all", "camera-roll", "recent", "favorites", "videos", "slo-mo", "time-lapse", "selfies",
        "screenshots", "panoramas", "animated", "long-exposure", "portrait", "bursts",
        "recently-deleted",
      ])
  }

  @Test(arguments: ["", "ALL", "folder:", "folder", "All Photos", "all "])
  func othersAreNoIDs(text: String) {
    #expect(AlbumID(bytes: Array(text.utf8)) == nil)
  }

  @Test func titles() {
    #expect(Album(id: .kind(.all), photos: []).title == .message("All Photos"))
    #expect(Album(id: .folder("/p/Trip 1"), photos: []).title == .name("Trip 1"))
  }
}
