package import PickerModel
import Synchronization

/// Gives the squares of the grid: from memory, from the cache that desktops share, or made anew and
/// then kept there.
package final class ThumbnailProvider: ThumbnailProviding {
  /// A file as it is.
  private struct File: Hashable, Sendable {
    let photo: PhotoID
    let stamp: FileStamp

    init(_ photo: Photo) { (self.photo, stamp) = (photo.id, photo.file) }
  }

  private struct Square: Hashable, Sendable {
    let file: File
    let edge: Int
    /// Whether it is the one that a camera has put into the file.
    var isPreview = false
  }

  private struct Work: Hashable, Sendable {
    let square: Square
    let urgency: ThumbnailUrgency
  }

  private let loader: SquareLoader
  private let memory: MemoryCache<Square>
  private let works = SharedWork<Work, PixelBuffer>()
  /// Files of which there is no picture, until they change.
  private let failures = Mutex<[File: DecodingError]>([:])

  /// 96 MB: nine hundred tiles of 160 pixels at scale factor 1.
  package static let usualBudget = 96 << 20
  /// More failures are not remembered.
  private static let maximumFailures = 10_000

  /// - Parameters:
  ///   - keeping: of which files thumbnails are kept in the cache.
  ///   - budget: how much is kept in memory, in bytes of pixels.
  ///   - report: called on any thread, each event once.
  package init(
    decoder: any PictureDecoding, encoder: any ThumbnailEncoding, cache: ThumbnailCache,
    keeping: ThumbnailKeeping = .whatMay(ThumbnailOptOuts()),
    budget: Int = usualBudget, report: @escaping @Sendable (ThumbnailEvent) -> Void = { _ in }
  ) {
    loader = SquareLoader(
      decoder: decoder, encoder: encoder, cache: cache,
      writer: CacheWriter(cache: cache, encoder: encoder, keeping: keeping, report: report))
    memory = MemoryCache(budget: budget)
  }

  package func thumbnailInMemory(of photo: Photo, edge: Int) -> PixelBuffer? {
    memory[Square(file: File(photo), edge: edge)]
  }

  package func thumbnail(
    of photo: Photo, edge: Int, urgency: ThumbnailUrgency
  ) async throws(DecodingError) -> PixelBuffer {
    let square = Square(file: File(photo), edge: edge)
    if let picture = memory[square] { return picture }
    if let failure = failures.withLock({ $0[square.file] }) { throw failure }
    let request = SquareLoader.Request(photo: photo, edge: edge, urgency: urgency)
    return try await works.value(for: Work(square: square, urgency: urgency)) {
      [self] () async throws(DecodingError) in
      try await load(request, square)
    }
  }

  // MARK: Previews

  package func previewInMemory(of photo: Photo, edge: Int) -> PixelBuffer? {
    memory[Square(file: File(photo), edge: edge, isPreview: true)]
  }

  package func preview(of photo: Photo, edge: Int) async -> PixelBuffer? {
    let preview = Square(file: File(photo), edge: edge, isPreview: true)
    if let picture = memory[preview] { return picture }
    let request = SquareLoader.Request(photo: photo, edge: edge, urgency: .visible)
    guard failures.withLock({ $0[preview.file] }) == nil,
      let picture = try? await loader.preview(request)
    else { return nil }
    let isLate = memory[Square(file: preview.file, edge: edge)] != nil
    if !isLate { memory.insert(picture, for: preview) }
    return picture
  }

  // MARK: Loading

  private func load(
    _ request: SquareLoader.Request, _ square: Square
  ) async throws(DecodingError) -> PixelBuffer {
    do throws(DecodingError) {
      let picture = try await loader.square(request)
      memory.insert(picture, for: square)
      memory.remove(Square(file: square.file, edge: square.edge, isPreview: true))
      return picture
    } catch {
      remember(error, of: square.file)
      throw error
    }
  }

  /// What lies in the file itself stays so until it changes.
  private func remember(_ failure: DecodingError, of file: File) {
    switch failure {
    case .cancelled, .unreadable, .noDecoder: break
    case .damaged, .tooLarge, .unsupported, .crashed, .timedOut:
      failures.withLock { failures in
        if failures.count < Self.maximumFailures { failures[file] = failure }
      }
    }
  }
}
