import PickerModel

extension Photo {
  /// A JPEG of which only what a test asks about matters.
  static func made(
    _ path: FilePath, taken: Int64 = 0, nanoseconds: Int32 = 0, bytes: Int64 = 0,
    arrived: Int64 = 0, source: TakenTime.Source = .exif, inode: UInt64 = 0
  ) -> Photo {
    let time = Timestamp(seconds: arrived)
    return Photo(
      id: PhotoID(path),
      file: FileStamp(bytes: bytes, modified: time, arrived: time, device: 0, inode: inode),
      facts: PhotoFacts(
        type: MediaType("image/jpeg"),
        taken: TakenTime(
          wall: CivilTime(secondsSince1970: taken), nanoseconds: nanoseconds, instant: taken,
          source: source)))
  }
}

extension FilePath: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }
}

extension PhotoID: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(FilePath(value)) }
}
