import PickerModel

/// A library of any number of photos that do not exist.
struct SimulatedLibrary: PhotoLibrary {
  private let snapshot: LibrarySnapshot
  let photos: [Photo]

  init(count: Int) {
    photos = (0..<count).map { Self.photo($0, of: count) }
    snapshot = LibrarySnapshot(albums: [Album(id: .kind(.all), photos: photos)], isComplete: true)
  }

  func snapshots(in sort: SortOrder) -> AsyncStream<LibrarySnapshot> {
    AsyncStream { continuation in
      continuation.yield(snapshot)
      continuation.finish()
    }
  }

  func vanished(among photos: [PhotoID]) async -> Set<PhotoID> { [] }

  /// The newest first, some 860 a month; names and sizes are in no order.
  private static func photo(_ index: Int, of count: Int) -> Photo {
    let number = index * 7919 % max(1, count)
    let time = Timestamp(seconds: 1_700_000_000 - Int64(index) * 3000)
    let stamp = FileStamp(
      bytes: Int64(1_000_000 + index * 104_729 % 9_000_000), modified: time, arrived: time,
      device: 1, inode: UInt64(index))
    let taken = TakenTime(
      wall: CivilTime(secondsSince1970: time.seconds), instant: time.seconds, source: .exif)
    return Photo(
      id: PhotoID(FilePath("/home/user/Pictures/DCIM/Camera/IMG_\(number.padded(7)).jpg")),
      file: stamp, facts: PhotoFacts(type: MediaType("image/jpeg"), taken: taken))
  }
}

/// Gives simulated photos the thumbnails of real ones, one after the other.
struct BorrowedThumbnails: ThumbnailProviding {
  let real: any ThumbnailProviding
  let photos: [Photo]

  func thumbnailInMemory(of photo: Photo, edge: Int) -> PixelBuffer? {
    real.thumbnailInMemory(of: lender(photo), edge: edge)
  }

  func thumbnail(
    of photo: Photo, edge: Int, urgency: ThumbnailUrgency
  ) async throws(DecodingError) -> PixelBuffer {
    try await real.thumbnail(of: lender(photo), edge: edge, urgency: urgency)
  }

  private func lender(_ photo: Photo) -> Photo { photos[Int(photo.file.inode) % photos.count] }
}
