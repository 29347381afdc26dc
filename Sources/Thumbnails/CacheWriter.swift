import GLib
import PickerModel
import Synchronization

/// Keeps thumbnails in the shared cache, later and for nobody to wait.
final class CacheWriter: Sendable {
  private let cache: ThumbnailCache
  private let encoder: any ThumbnailEncoding
  private let keeping: ThumbnailKeeping
  private let report: @Sendable (ThumbnailEvent) -> Void
  private let pool = WorkerPool(label: "org.photopicker.thumbnails", width: 1)
  private let isWritable = Atomic(true)
  private let waitingBytes = Atomic(0)

  /// So many bytes may wait to be written: some hundred thumbnails of the size `large`. Pictures that
  /// somebody waits for are decoded before, so it may come to more while somebody scrolls on and on;
  /// these are made again the next time.
  private static let maximumBytes = 48 << 20

  init(
    cache: ThumbnailCache, encoder: any ThumbnailEncoding, keeping: ThumbnailKeeping,
    report: @escaping @Sendable (ThumbnailEvent) -> Void
  ) {
    self.cache = cache
    self.encoder = encoder
    self.keeping = keeping
    self.report = report
  }

  /// Whether a picture that is read from now on may be kept. Not where the file changed just now: the
  /// cache counts whole seconds, so another change in this one would not be noticed.
  func mayKeep(_ photo: Photo) -> Bool {
    let age = LocalTime.now - photo.file.modified.seconds
    return isWritable.load(ordering: .relaxed) && !(0..<2).contains(age)
      && photo.file.modified.seconds >= 0 && keeping.allows(photo.facts.type)
      && !cache.contains(photo.id)
  }

  /// Keeps the thumbnail of a photo, which therefore has not failed.
  func keep(_ png: [UInt8], of photo: Photo, _ size: ThumbnailSize) {
    let failures = [cache.failurePath(of: photo.id), cache.desktopsFailurePath(of: photo.id)]
    later(png, of: photo) { cache throws(FileFailure) in
      try cache.write(png, to: cache.path(of: photo.id, size))
      for path in failures { PrivateFile.remove(path.bytes) }
    }
  }

  /// Records that a file has no picture that could be shown, for this reason.
  func keepFailure(of photo: Photo, _ error: DecodingError) {
    guard let texts = cache.texts(of: photo, failure: error) else { return }
    Task.detached(priority: .utility) { [self] in
      guard let png = await encoder.png(of: Self.nothing, texts: texts) else { return }
      later(png, of: photo) { cache throws(FileFailure) in
        try cache.write(png, to: cache.failurePath(of: photo.id))
        try cache.write(png, to: cache.desktopsFailurePath(of: photo.id))
      }
    }
  }

  /// A pixel that is not seen.
  private static let nothing = PixelBuffer(width: 1, height: 1, bytes: [0, 0, 0, 0])

  /// Removes a thumbnail of what the file was before.
  func removeStale(of photo: Photo, _ size: ThumbnailSize) {
    pool.start { [cache] in PrivateFile.remove(cache.path(of: photo.id, size).bytes) }
  }

  // MARK: Writing

  private func later(
    _ png: [UInt8], of photo: Photo,
    _ write: @escaping @Sendable (ThumbnailCache) throws(FileFailure) -> Void
  ) {
    let waiting = waitingBytes.wrappingAdd(png.count, ordering: .relaxed).newValue
    guard waiting <= Self.maximumBytes else {
      waitingBytes.wrappingSubtract(png.count, ordering: .relaxed)
      return
    }
    pool.start { [self] in
      writeNow(photo, write)
      waitingBytes.wrappingSubtract(png.count, ordering: .relaxed)
    }
  }

  /// Blocks.
  private func writeNow(_ photo: Photo, _ write: (ThumbnailCache) throws(FileFailure) -> Void) {
    // If the file changed since the library saw it, it may be the new one that was read.
    guard isWritable.load(ordering: .relaxed), photo.isUnchanged,
      !cache.reallyContains(photo.id)
    else { return }
    do throws(FileFailure) {
      try write(cache)
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
