import GLib
package import PickerModel
import Synchronization

/// Gives the squares of the grid: from memory, from the cache that desktops share, or made anew and
/// then kept there.
package final class ThumbnailProvider: ThumbnailProviding {
  private struct Key: Hashable, Sendable {
    let photo: PhotoID
    let file: FileStamp
    let edge: Int
  }

  private let decoder: any PictureDecoding
  private let encoder: any ThumbnailEncoding
  private let cache: ThumbnailCache
  private let memory: MemoryCache<Key>
  private let writers = WorkerPool(label: "org.photopicker.thumbnails", width: 1)
  private let report: @Sendable (ThumbnailEvent) -> Void
  private let isCacheWritable = Atomic(true)

  /// 32 MB: three hundred tiles of 160 pixels at scale factor 1.
  package static let usualBudget = 32 << 20

  /// - Parameters:
  ///   - budget: how much is kept in memory, in bytes of pixels.
  ///   - report: called on any thread, each event once.
  package init(
    decoder: any PictureDecoding, encoder: any ThumbnailEncoding, cache: ThumbnailCache = .users,
    budget: Int = usualBudget, report: @escaping @Sendable (ThumbnailEvent) -> Void = { _ in }
  ) {
    self.decoder = decoder
    self.encoder = encoder
    self.cache = cache
    self.report = report
    memory = MemoryCache(budget: budget)
  }

  package func thumbnailInMemory(of photo: Photo, edge: Int) -> PixelBuffer? {
    memory[Key(photo: photo.id, file: photo.file, edge: edge)]
  }

  package func thumbnail(
    of photo: Photo, edge: Int, urgency: ThumbnailUrgency
  ) async throws(DecodingError) -> PixelBuffer {
    if let square = thumbnailInMemory(of: photo, edge: edge) { return square }
    let square = try await load(photo, edge, urgency)
    memory.insert(square, for: Key(photo: photo.id, file: photo.file, edge: edge))
    return square
  }

  private func load(
    _ photo: Photo, _ edge: Int, _ urgency: ThumbnailUrgency
  ) async throws(DecodingError) -> PixelBuffer {
    let sizes = ThumbnailSize.sizes(forSquare: edge)
    for size in sizes {
      let path = cache.path(of: photo.id, size)
      if let square = try await kept(path, for: photo, edge, urgency) { return square }
    }
    let failure = cache.failurePath(of: photo.id)
    if try await kept(failure, for: photo, 1, urgency) != nil { throw .damaged }
    return try await make(photo, edge, sizes[0], urgency)
  }

  // MARK: The shared cache

  /// The square of a thumbnail, where it is there and of the file as it is now. The files of the cache
  /// are untrusted too, as any program may have written them.
  private func kept(
    _ path: FilePath, for photo: Photo, _ edge: Int, _ urgency: ThumbnailUrgency
  ) async throws(DecodingError) -> PixelBuffer? {
    // Most are not there: seeing that costs no turn in the decoder's queue.
    guard await exists(path) else { return nil }
    do throws(DecodingError) {
      let request = DecodingRequest(
        path: path, maximumEdge: ThumbnailSize.extraExtraLarge.edge, squareEdge: edge,
        urgency: urgency)
      let picture = try await decoder.picture(request)
      return cache.isValid(picture.texts, for: photo) ? picture.square : nil
    } catch {
      if error == .cancelled { throw error }
      return nil
    }
  }

  /// Off the caller's actor, as the disk may be slow.
  @concurrent
  private func exists(_ path: FilePath) async -> Bool { Process.exists(path.bytes) }

  // MARK: Making

  private func make(
    _ photo: Photo, _ edge: Int, _ size: ThumbnailSize, _ urgency: ThumbnailUrgency
  ) async throws(DecodingError) -> PixelBuffer {
    let request = DecodingRequest(
      path: photo.id.path, maximumEdge: size.edge, squareEdge: edge, urgency: urgency)
    do throws(DecodingError) {
      let picture = try await decoder.picture(request)
      keep(
        picture.pixels, of: photo, originalSize: picture.originalSize,
        at: cache.path(of: photo.id, size))
      guard let square = picture.square else { throw DecodingError.damaged }
      return square
    } catch {
      if error == .damaged {
        keep(Self.nothing, of: photo, originalSize: nil, at: cache.failurePath(of: photo.id))
      }
      throw error
    }
  }

  /// What stands in the record of a failure: a pixel that is not seen.
  private static let nothing = PixelBuffer(width: 1, height: 1, bytes: [0, 0, 0, 0])

  /// Writes to the cache, later and for nobody to wait. Not where the file changed just now: the cache
  /// counts whole seconds, so another change in this one would not be noticed.
  private func keep(
    _ pixels: PixelBuffer, of photo: Photo, originalSize: PixelSize?, at path: FilePath
  ) {
    let age = LocalTime.now - photo.file.modified.seconds
    guard isCacheWritable.load(ordering: .relaxed), !(0..<2).contains(age),
      !cache.contains(photo.id)
    else { return }
    let texts = cache.texts(of: photo, size: originalSize)
    Task.detached(priority: .utility) { [self] in
      guard let png = await encoder.png(of: pixels, texts: texts) else { return }
      let isWritten = try? await writers.run { [cache] in
        (try? cache.write(png, to: path)) != nil
      }
      if isWritten == false { reportNotWritable() }
    }
  }

  private func reportNotWritable() {
    if isCacheWritable.exchange(false, ordering: .relaxed) { report(.cacheNotWritable) }
  }
}
