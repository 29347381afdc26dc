import GLib
import PickerModel

/// Gets the square of a photo: from the cache that desktops share, or made anew and then kept there.
struct SquareLoader: Sendable {
  private let decoder: any PictureDecoding
  private let cache: ThumbnailCache
  private let writer: CacheWriter
  /// Looks into folders, which may be slow.
  private let lookers = WorkerPool(
    label: "org.photopicker.thumbnails.look", width: 2, levels: ThumbnailUrgency.allCases.count)

  init(decoder: any PictureDecoding, cache: ThumbnailCache, writer: CacheWriter) {
    self.decoder = decoder
    self.cache = cache
    self.writer = writer
  }

  /// What is wanted.
  struct Request: Sendable {
    let photo: Photo
    let edge: Int
    let urgency: ThumbnailUrgency
  }

  func square(_ request: Request) async throws(DecodingError) -> PixelBuffer {
    var size = ThumbnailSize.sizes(forSquare: request.edge)[0]
    let there = try await thumbnailsThere(request)
    for candidate in there.sizes {
      guard let kept = try await kept(cache.path(of: request.photo.id, candidate), for: request),
        let square = kept.square
      else { continue }
      let shape = PixelSize(kept.pixels)
      if candidate.isSharp(shape, forSquare: request.edge) { return square }
      size = ThumbnailSize.size(forSquare: request.edge, of: shape)
    }
    if there.hasFailure,
      try await kept(cache.failurePath(of: request.photo.id), for: request) != nil
    {
      throw .damaged
    }
    return try await make(request, size)
  }

  // MARK: The shared cache

  /// Which of the sizes that will do are in the cache, valid or not, and whether a failure is recorded.
  private func thumbnailsThere(
    _ request: Request
  ) async throws(DecodingError) -> (sizes: [ThumbnailSize], hasFailure: Bool) {
    let (cache, photo) = (cache, request.photo.id)
    let sizes = ThumbnailSize.sizes(forSquare: request.edge)
    do {
      return try await lookers.run(level: request.urgency.rawValue) {
        (
          sizes: sizes.filter { Process.exists(cache.path(of: photo, $0).bytes) },
          hasFailure: Process.exists(cache.failurePath(of: photo).bytes)
        )
      }
    } catch {
      throw .cancelled
    }
  }

  /// A thumbnail of the cache, where it is of the file as it is now. The files of the cache are
  /// untrusted too, as any program may have written them.
  private func kept(
    _ path: FilePath, for request: Request
  ) async throws(DecodingError) -> DecodedPicture? {
    do throws(DecodingError) {
      let picture = try await decoder.picture(
        request.decoding(path, ThumbnailSize.extraExtraLarge.edge))
      return cache.isValid(picture.texts, for: request.photo) ? picture : nil
    } catch {
      if error == .cancelled { throw error }
      return nil
    }
  }

  // MARK: Making

  private func make(
    _ request: Request, _ size: ThumbnailSize
  ) async throws(DecodingError) -> PixelBuffer {
    let mayKeep = writer.mayKeep(request.photo)
    do throws(DecodingError) {
      let (picture, size) = try await decode(request, size)
      guard let square = picture.square else { throw DecodingError.damaged }
      if mayKeep { writer.keep(picture, of: request.photo, size) }
      return square
    } catch {
      if mayKeep, Self.isOfTheFile(error) { writer.keepFailure(of: request.photo) }
      throw error
    }
  }

  /// Whether every program would fail so. What is too large, or of an unknown kind, others may show.
  private static func isOfTheFile(_ error: DecodingError) -> Bool {
    [.damaged, .crashed, .timedOut].contains(error)
  }

  /// In a larger size, where the picture turns out to need it.
  private func decode(
    _ request: Request, _ size: ThumbnailSize
  ) async throws(DecodingError) -> (DecodedPicture, ThumbnailSize) {
    let picture = try await decoder.picture(request.decoding(request.photo.id.path, size.edge))
    let shape = PixelSize(picture.pixels)
    if size.isSharp(shape, forSquare: request.edge) { return (picture, size) }
    let larger = ThumbnailSize.size(forSquare: request.edge, of: shape)
    let again = try await decoder.picture(request.decoding(request.photo.id.path, larger.edge))
    return (again, larger)
  }
}

extension SquareLoader.Request {
  fileprivate func decoding(_ path: FilePath, _ maximumEdge: Int) -> DecodingRequest {
    DecodingRequest(path: path, maximumEdge: maximumEdge, squareEdge: edge, urgency: urgency)
  }
}

extension PixelSize {
  fileprivate init(_ pixels: PixelBuffer) {
    self.init(width: pixels.width, height: pixels.height)
  }
}
