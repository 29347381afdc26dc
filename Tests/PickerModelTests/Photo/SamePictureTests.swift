import PickerModel
import Testing

/// A picture belongs to a file as it is, whatever is known of it besides.
struct SamePictureTests {
  private func photo(_ name: String, modified: Int64 = 1, type: String = "image/gif") -> Photo {
    let time = Timestamp(seconds: modified)
    return Photo(
      id: PhotoID(FilePath(name)),
      file: FileStamp(bytes: 1, modified: time, arrived: time, device: 1, inode: 1),
      facts: PhotoFacts(
        type: MediaType(type),
        taken: TakenTime(wall: CivilTime(secondsSince1970: 0), instant: 0, source: .mtime)))
  }

  @Test func moreMayBeKnownOfIt() {
    let known = photo("/a", type: "image/webp")
    #expect(photo("/a") != known && photo("/a").isSamePicture(as: known))
    #expect(!photo("/a").isSamePicture(as: photo("/a", modified: 2)))
    #expect(!photo("/a").isSamePicture(as: photo("/b")))
    #expect(!photo("/a").isSamePicture(as: nil))
  }
}
