import GLib
import PickerModel

/// Gets the square of a photo: from the cache that desktops share, or made anew and then kept there.
struct SquareLoader: Sendable {
  let decoder: any PictureDecoding
  let encoder: any ThumbnailEncoding
  let cache: ThumbnailCache
  let writer: CacheWriter
  /// Looks into folders, which may be slow.
  private let lookers = WorkerPool(
    label: "org.photopicker.thumbnails.look", width: 2, levels: ThumbnailUrgency.allCases.count)

  init(
    decoder: any PictureDecoding, encoder: any ThumbnailEncoding, cache: ThumbnailCache,
    writer: CacheWriter
  ) {
    self.decoder = decoder
    self.encoder = encoder
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
    var there = try await thumbnailsThere(request)
    for candidate in ThumbnailSize.sizes(forSquare: request.edge) where there.has(candidate) {
      guard let kept = try await kept(candidate, for: request) else { continue }
      if candidate.isSharp(kept.size, forSquare: request.edge) {
        keepSmaller(than: candidate, kept, request)
        return kept.square
      }
      size = ThumbnailSize.size(forSquare: request.edge, of: kept.size)
      there.valid.append(candidate)
    }
    if there.hasFailure {
      let record = cache.failurePath(of: request.photo.id)
      if let record = try await kept(at: record, for: request) {
        throw cache.failure(in: record.texts)
      }
    }
    return try await make(request, size, there)
  }

  /// What a camera has put into the file; nil where there may be a thumbnail that comes as soon.
  func preview(_ request: Request) async throws(DecodingError) -> PixelBuffer? {
    guard request.photo.facts.type == Self.typeWithPreviews else { return nil }
    let there = try await thumbnailsThere(request)
    if ThumbnailSize.sizes(forSquare: request.edge).contains(where: there.has) { return nil }
    return try await encoder.preview(of: request.photo.id.path, squareEdge: request.edge)
  }

  /// The other kinds have none, or are decoded whole to come at it.
  private static let typeWithPreviews = MediaType("image/jpeg")

  // MARK: The shared cache

  /// What the cache has of a file, valid or not.
  private struct Found: Sendable {
    let sizes: [ThumbnailSize]
    let hasFailure: Bool
    /// Those that are known to be of the file as it is.
    var valid: [ThumbnailSize] = []

    func has(_ size: ThumbnailSize) -> Bool { sizes.contains(size) }
  }

  private func thumbnailsThere(_ request: Request) async throws(DecodingError) -> Found {
    let (cache, photo) = (cache, request.photo.id)
    do {
      return try await lookers.run(level: request.urgency.rawValue) {
        Found(
          sizes: ThumbnailSize.allCases.filter {
            Process.exists(cache.path(of: photo, $0).bytes)
          },
          hasFailure: Process.exists(cache.failurePath(of: photo).bytes))
      }
    } catch {
      throw .cancelled
    }
  }

  func kept(
    _ size: ThumbnailSize, for request: Request
  ) async throws(DecodingError) -> KeptThumbnail? {
    try await kept(at: cache.path(of: request.photo.id, size), for: request)
  }

  /// What the cache has there, where it is of the file as it is now. The files of the cache are
  /// untrusted too, as any program may have written them.
  func kept(
    at path: FilePath, for request: Request
  ) async throws(DecodingError) -> KeptThumbnail? {
    do throws(DecodingError) {
      let picture = try await encoder.kept(
        at: path, squareEdge: request.edge, urgency: request.urgency)
      return cache.isValid(picture.texts, for: request.photo) ? picture : nil
    } catch {
      if error == .cancelled { throw error }
      return nil
    }
  }

  // MARK: Making

  private func make(
    _ request: Request, _ size: ThumbnailSize, _ there: Found
  ) async throws(DecodingError) -> PixelBuffer {
    guard writer.mayKeep(request.photo) else { return try await show(request, size) }
    do throws(DecodingError) {
      let (thumbnail, size) = try await thumbnail(request, size)
      writer.keep(thumbnail.png, of: request.photo, size)
      removeStale(there.sizes.filter { $0 != size && !there.valid.contains($0) }, request)
      return thumbnail.square
    } catch {
      if error != .cancelled {
        writer.keepFailure(of: request.photo, error)
        removeStale(there.sizes.filter { !there.valid.contains($0) }, request)
      }
      throw error
    }
  }

  /// In a larger size, where the picture turns out to need it.
  private func thumbnail(
    _ request: Request, _ size: ThumbnailSize
  ) async throws(DecodingError) -> (MadeThumbnail, ThumbnailSize) {
    let texts = cache.texts(of: request.photo)
    let thumbnail = try await encoder.thumbnail(request.thumbnail(size, texts))
    if size.isSharp(thumbnail.size, forSquare: request.edge) { return (thumbnail, size) }
    let larger = ThumbnailSize.size(forSquare: request.edge, of: thumbnail.size)
    return (try await encoder.thumbnail(request.thumbnail(larger, texts)), larger)
  }

  /// Of a picture that is not kept.
  private func show(
    _ request: Request, _ size: ThumbnailSize
  ) async throws(DecodingError) -> PixelBuffer {
    let path = request.photo.id.path
    var picture = try await decoder.picture(request.decoding(path, size.edge))
    let shape = PixelSize(picture.pixels)
    if !size.isSharp(shape, forSquare: request.edge) {
      let larger = ThumbnailSize.size(forSquare: request.edge, of: shape)
      picture = try await decoder.picture(request.decoding(path, larger.edge))
    }
    guard let square = picture.square else { throw .damaged }
    return square
  }
}

extension SquareLoader.Request {
  func decoding(_ path: FilePath, _ maximumEdge: Int) -> DecodingRequest {
    DecodingRequest(path: path, maximumEdge: maximumEdge, squareEdge: edge, urgency: urgency)
  }

  fileprivate func thumbnail(
    _ size: ThumbnailSize, _ texts: [(key: String, value: String)]
  ) -> ThumbnailRequest {
    ThumbnailRequest(
      path: photo.id.path, maximumEdge: size.edge, squareEdge: edge, texts: texts,
      urgency: urgency)
  }
}

extension PixelSize {
  init(_ pixels: PixelBuffer) {
    self.init(width: pixels.width, height: pixels.height)
  }
}
