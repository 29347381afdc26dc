import PickerModel
import PickerUI
import Synchronization

/// A library of so many photos, given at once and again with each heart.
final class SimulatedLibrary: PhotoLibrary {
  let albums: [Album]
  private let favorites = Mutex<Set<PhotoID>>([])
  private let continuation = Mutex<AsyncStream<LibrarySnapshot>.Continuation?>(nil)

  init(count: Int) {
    let photos = (0..<count).map(Self.photo)
    albums = [
      Album(id: .kind(.all), photos: photos),
      Album(id: .folder(FilePath("/library/Few")), photos: Array(photos.prefix(5))),
    ].filter { !$0.photos.isEmpty }
  }

  func snapshots(in sort: SortOrder) -> AsyncStream<LibrarySnapshot> {
    let (stream, continuation) = AsyncStream<LibrarySnapshot>.makeStream()
    self.continuation.withLock { $0 = continuation }
    tell(LibrarySnapshot(albums: albums, isComplete: true))
    return stream
  }

  /// Has the window see another state of the library.
  func tell(_ snapshot: LibrarySnapshot) {
    var snapshot = snapshot
    snapshot.favorites = favorites.withLock { $0 }
    _ = continuation.withLock { $0?.yield(snapshot) }
  }

  /// What was put back from the Trash.
  let restored = Mutex<[PhotoID]>([])

  func restore(_ photo: PhotoID) async throws(RestoreFailure) {
    restored.withLock { $0.append(photo) }
  }

  /// Nothing more will come.
  func end() { continuation.withLock { $0?.finish() } }

  func setFavorite(_ isFavorite: Bool, _ photo: Photo) async -> Bool {
    favorites.withLock { favorites in
      if isFavorite { favorites.insert(photo.id) } else { favorites.remove(photo.id) }
    }
    tell(LibrarySnapshot(albums: albums, isComplete: true))
    return true
  }

  func vanished(among photos: [PhotoID]) async -> Set<PhotoID> { [] }

  static func photo(_ index: Int) -> Photo {
    let time = Timestamp(seconds: 1_700_000_000 - Int64(index))
    let stamp = FileStamp(
      bytes: 1000, modified: time, arrived: time, device: 1, inode: UInt64(index))
    let taken = TakenTime(
      wall: CivilTime(secondsSince1970: time.seconds), instant: time.seconds, source: .mtime)
    return Photo(
      id: PhotoID(FilePath("/library/IMG_\(index).jpg")), file: stamp,
      facts: PhotoFacts(type: MediaType("image/jpeg"), taken: taken))
  }
}

/// Gives every photo a grey square, and counts what is asked of it.
final class SimulatedThumbnails: ThumbnailProviding {
  private let count = Atomic(0)

  var requests: Int { count.load(ordering: .relaxed) }

  func thumbnailInMemory(of photo: Photo, edge: Int) -> PixelBuffer? { nil }

  func thumbnail(
    of photo: Photo, edge: Int, urgency: ThumbnailUrgency
  ) async throws(DecodingError) -> PixelBuffer {
    count.wrappingAdd(1, ordering: .relaxed)
    return PixelBuffer(
      width: edge, height: edge, bytes: [UInt8](repeating: 128, count: edge * edge * 4))
  }
}
