import PickerModel

// What is done to the cache afterwards, for nobody to wait.

extension SquareLoader {
  /// Makes the size that would have done of the larger one that there was, so that next time there is
  /// less to read.
  func keepSmaller(
    than size: ThumbnailSize, _ kept: KeptThumbnail, _ request: Request
  ) {
    let wanted = ThumbnailSize.size(forSquare: request.edge, of: kept.size)
    guard wanted.edge < size.edge, writer.mayKeep(request.photo) else { return }
    let texts = cache.texts(
      of: request.photo, size: ThumbnailCache.originalSize(in: kept.texts))
    Task.detached(priority: .utility) {
      let larger = cache.path(of: request.photo.id, size)
      let request = Request(photo: request.photo, edge: 1, urgency: .near)
      guard
        let picture = try? await decoder.picture(request.decoding(larger, wanted.edge)),
        // Somebody may have replaced it meanwhile.
        cache.isValid(picture.texts, for: request.photo),
        let png = await encoder.png(of: picture.pixels, texts: texts)
      else { return }
      writer.keep(png, of: request.photo, wanted)
    }
  }

  /// Removes those of these thumbnails that are of what the file was before: GIO takes the largest that
  /// there is, valid or not.
  func removeStale(_ sizes: [ThumbnailSize], _ request: Request) {
    if sizes.isEmpty { return }
    Task.detached(priority: .utility) {
      let request = Request(photo: request.photo, edge: 1, urgency: .near)
      for size in sizes {
        if case nil = try? await kept(size, for: request) {
          writer.removeStale(of: request.photo, size)
        }
      }
    }
  }
}
