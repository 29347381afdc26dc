import GLib
import PickerModel
import TestSupport
import Thumbnails

/// Photos in a folder of their own, and a cache home beside it, both removed after the test.
struct CacheFixture {
  let library: TestLibrary
  /// What `XDG_CACHE_HOME` would say. It is not there in the beginning.
  let cacheHome: ByteString
  let cache: ThumbnailCache
  private let folder: TemporaryFolder

  init() throws {
    library = try TestLibrary()
    folder = try TemporaryFolder()
    cacheHome = folder.path.appending("cache")
    cache = ThumbnailCache(
      root: FilePath(cacheHome.appending("thumbnails")), version: "1.2.3")
  }

  /// The photo at a path, as the library would have it now.
  func photo(_ path: ByteString, type: String = "image/png") throws -> Photo {
    let status = try FileStatus(at: path.bytes, followingLinks: true)
    let modified = Timestamp(
      seconds: status.modified.seconds, nanoseconds: status.modified.nanoseconds)
    let stamp = FileStamp(
      bytes: status.bytes, modified: modified, arrived: modified, device: status.device,
      inode: status.inode)
    let taken = TakenTime(
      wall: CivilTime(secondsSince1970: modified.seconds), instant: modified.seconds, source: .mtime
    )
    return Photo(
      id: PhotoID(FilePath(path)), file: stamp,
      facts: PhotoFacts(type: MediaType(type), taken: taken))
  }

  /// A photo that was changed long ago.
  func addPhoto(_ name: ByteString, _ picture: Picture = .flat(.blue)) throws -> Photo {
    try photo(library.addPNG(name, picture, modified: TestLibrary.start))
  }

  /// A provider that has nothing in memory.
  func provider(
    _ decoder: WatchedDecoder = WatchedDecoder(),
    keeping: ThumbnailKeeping = .whatMay(ThumbnailOptOuts()),
    report: @escaping @Sendable (ThumbnailEvent) -> Void = { _ in }
  ) -> ThumbnailProvider {
    ThumbnailProvider(
      decoder: decoder, encoder: decoder, cache: cache, keeping: keeping, report: report)
  }

  /// Where the thumbnail of a photo lies, once it is there.
  func stored(_ photo: Photo, _ size: ThumbnailSize = .large) -> ByteString {
    ByteString(cache.path(of: photo.id, size).bytes)
  }

  /// Where it is recorded that a photo has no picture.
  func failure(_ photo: Photo) -> ByteString { ByteString(cache.failurePath(of: photo.id).bytes) }

  /// Where it is recorded for the desktop.
  func desktopsFailure(_ photo: Photo) -> ByteString {
    ByteString(cache.desktopsFailurePath(of: photo.id).bytes)
  }
}

extension FilePath {
  init(_ path: ByteString) { self.init(bytes: path.bytes) }
}
