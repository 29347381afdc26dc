import GLib
import PickerModel
import Synchronization

/// Keeps thumbnails in the shared cache, later and for nobody to wait.
final class CacheWriter: Sendable {
  private let cache: ThumbnailCache
  private let encoder: any ThumbnailEncoding
  private let report: @Sendable (ThumbnailEvent) -> Void
  private let pool = WorkerPool(label: "org.photopicker.thumbnails", width: 1)
  private let isWritable = Atomic(true)
  private let waitingBytes = Atomic(0)

  /// Pictures may wait to be written up to so many bytes of pixels: two hundred of the size `large`.
  /// Those that somebody waits for are decoded before, so it may come to more while somebody scrolls
  /// on and on; these are made again the next time.
  private static let maximumBytes = 48 << 20

  init(
    cache: ThumbnailCache, encoder: any ThumbnailEncoding,
    report: @escaping @Sendable (ThumbnailEvent) -> Void
  ) {
    self.cache = cache
    self.encoder = encoder
    self.report = report
  }

  /// Whether a picture that is read from now on may be kept. Not where the file changed just now: the
  /// cache counts whole seconds, so another change in this one would not be noticed.
  func mayKeep(_ photo: Photo) -> Bool {
    let age = LocalTime.now - photo.file.modified.seconds
    return isWritable.load(ordering: .relaxed) && !(0..<2).contains(age)
      && photo.file.modified.seconds >= 0 && !cache.contains(photo.id)
  }

  /// Keeps the thumbnail of a photo.
  func keep(_ picture: DecodedPicture, of photo: Photo, _ size: ThumbnailSize) {
    keep(
      picture.pixels, cache.texts(of: photo, size: picture.originalSize), of: photo,
      at: cache.path(of: photo.id, size))
  }

  /// Records that a file has no picture that could be shown.
  func keepFailure(of photo: Photo) {
    keep(
      Self.nothing, cache.texts(of: photo, size: nil), of: photo,
      at: cache.failurePath(of: photo.id))
  }

  /// A pixel that is not seen.
  private static let nothing = PixelBuffer(width: 1, height: 1, bytes: [0, 0, 0, 0])

  private func keep(
    _ pixels: PixelBuffer, _ texts: [(key: String, value: String)], of photo: Photo,
    at path: FilePath
  ) {
    let bytes = pixels.bytes.count
    let waiting = waitingBytes.wrappingAdd(bytes, ordering: .relaxed).newValue
    guard waiting <= Self.maximumBytes else {
      waitingBytes.wrappingSubtract(bytes, ordering: .relaxed)
      return
    }
    Task.detached(priority: .utility) { [self] in
      if let png = await encoder.png(of: pixels, texts: texts) {
        try? await pool.run { [self] in write(png, of: photo, at: path) }
      }
      waitingBytes.wrappingSubtract(bytes, ordering: .relaxed)
    }
  }

  /// Blocks.
  private func write(_ png: [UInt8], of photo: Photo, at path: FilePath) {
    // If the file changed since the library saw it, it may be the new one that was read.
    guard photo.isUnchanged, isWritable.load(ordering: .relaxed) else { return }
    do throws(FileFailure) {
      try cache.write(png, to: path)
    } catch {
      if isWritable.exchange(false, ordering: .relaxed) { report(.cacheNotWritable) }
    }
  }
}

extension Photo {
  /// Whether the file is still the one that the library saw. Blocks.
  fileprivate var isUnchanged: Bool {
    guard let status = try? FileStatus(at: id.path.bytes, followingLinks: true) else {
      return false
    }
    return status.bytes == file.bytes && status.modified.seconds == file.modified.seconds
      && status.modified.nanoseconds == file.modified.nanoseconds
  }
}
