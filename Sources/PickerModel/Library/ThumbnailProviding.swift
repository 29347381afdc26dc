/// Gives small pictures of photos.
package protocol ThumbnailProviding: Sendable {
  /// The picture where it is in memory. Never waits.
  func thumbnailInMemory(of photo: Photo, edge: Int) -> PixelBuffer?

  /// A square of `edge` pixels that the upright picture fills, cropped to its centre. When the task is
  /// cancelled the request is dropped.
  func thumbnail(
    of photo: Photo, edge: Int, urgency: ThumbnailUrgency
  ) async throws(DecodingError) -> PixelBuffer
}

/// What is made first.
package enum ThumbnailUrgency: Int, Sendable, CaseIterable {
  /// In sight.
  case visible
  /// A row or two beyond.
  case near
}
