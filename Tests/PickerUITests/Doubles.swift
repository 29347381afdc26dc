import PickerModel
import PickerUI
import Synchronization

/// A library of so many photos, given at once.
struct SimulatedLibrary: PhotoLibrary {
  let albums: [Album]

  init(count: Int) {
    let photos = (0..<count).map(Self.photo)
    albums = [
      Album(id: .kind(.all), photos: photos),
      Album(id: .folder(FilePath("/library/Few")), photos: Array(photos.prefix(5))),
    ].filter { !$0.photos.isEmpty }
  }

  func snapshots(in sort: SortOrder) -> AsyncStream<LibrarySnapshot> {
    AsyncStream { continuation in
      continuation.yield(LibrarySnapshot(albums: albums, isComplete: true))
      continuation.finish()
    }
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
