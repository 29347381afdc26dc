import GLib
import PickerModel

extension Photo {
  /// The photo at a path as the library would have it; nil where there is none.
  static func sample(at path: FilePath, _ type: MediaType) -> Photo? {
    guard let status = try? FileStatus(at: path.bytes, followingLinks: true) else { return nil }
    let time = Timestamp(
      seconds: status.modified.seconds, nanoseconds: status.modified.nanoseconds)
    let stamp = FileStamp(
      bytes: status.bytes, modified: time, arrived: time, device: status.device, inode: status.inode
    )
    let taken = TakenTime(
      wall: CivilTime(secondsSince1970: time.seconds), instant: time.seconds, source: .mtime)
    return Photo(id: PhotoID(path), file: stamp, facts: PhotoFacts(type: type, taken: taken))
  }
}
