import PickerModel

extension Photo {
  /// A photo of which only what a test asks about matters.
  static func made(
    _ path: String, type: String = "image/jpeg", taken: TakenTime = .exif(0),
    bytes: Int64 = 0, facts change: (inout PhotoFacts) -> Void = { _ in }
  ) -> Photo {
    let time = Timestamp(seconds: 0)
    var facts = PhotoFacts(type: MediaType(type), taken: taken)
    change(&facts)
    return Photo(
      id: PhotoID(FilePath(path)),
      file: FileStamp(bytes: bytes, modified: time, arrived: time, device: 0, inode: 0),
      facts: facts)
  }
}

extension TakenTime {
  /// As in UTC.
  static func exif(
    _ seconds: Int64, milliseconds: Int = 0, source: Source = .exif
  ) -> TakenTime {
    let instant = seconds + Int64(milliseconds / 1000)
    return TakenTime(
      wall: CivilTime(secondsSince1970: instant),
      nanoseconds: Int32(milliseconds % 1000 * 1_000_000), instant: instant, source: source)
  }
}

extension Photo {
  /// A photo of which only its file matters.
  static func made(
    _ path: FilePath, device: UInt64 = 1, inode: UInt64 = 1, bytes: Int64 = 0,
    modified: Timestamp = Timestamp(seconds: 0)
  ) -> Photo {
    Photo(
      id: PhotoID(path),
      file: FileStamp(
        bytes: bytes, modified: modified, arrived: modified, device: device, inode: inode),
      facts: PhotoFacts(type: MediaType("image/jpeg"), taken: .exif(0)))
  }
}
