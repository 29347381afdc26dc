/// What the user should hear of once, besides the pictures.
package enum ThumbnailEvent: Hashable, Sendable {
  /// Thumbnails cannot be kept; they are made anew each time.
  case cacheNotWritable
}
