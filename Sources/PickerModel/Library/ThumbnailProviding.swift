/// Gives small pictures of photos.
package protocol ThumbnailProviding: Sendable {
  /// The picture where it is in memory. Never waits.
  func thumbnailInMemory(of photo: Photo, edge: Int) -> PixelBuffer?

  /// The preview where it is in memory. Never waits.
  func previewInMemory(of photo: Photo, edge: Int) -> PixelBuffer?

  /// What can be shown until the thumbnail comes: the small picture that a camera has put into the file,
  /// as a square like that of `thumbnail`, but not as sharp. Nil where there is none, and where the
  /// thumbnail itself comes as soon.
  func preview(of photo: Photo, edge: Int) async -> PixelBuffer?

  /// A square of `edge` pixels that the upright picture fills, cropped to its centre. When the task is
  /// cancelled the request is dropped.
  func thumbnail(
    of photo: Photo, edge: Int, urgency: ThumbnailUrgency
  ) async throws(DecodingError) -> PixelBuffer
}

extension ThumbnailProviding {
  package func previewInMemory(of photo: Photo, edge: Int) -> PixelBuffer? { nil }
  package func preview(of photo: Photo, edge: Int) async -> PixelBuffer? { nil }
}

/// What is made first.
package enum ThumbnailUrgency: Int, Sendable, CaseIterable {
  /// In sight.
  case visible
  /// A row or two beyond.
  case near
}
