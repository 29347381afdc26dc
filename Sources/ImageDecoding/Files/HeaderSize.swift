import PickerModel

/// The size of a picture, where its file tells it in a place that needs no loader to be found.
enum HeaderSize {
  /// As the loader will see it: before turning, but for HEIC and AVIF, which their loaders turn.
  static func size(of file: borrowing PictureFile, _ kind: PictureKind) -> PixelSize? {
    switch kind {
    case .jpeg: jpeg(file)
    case .webp: WebPFile(file)?.size
    case .tiff: TIFFFields(file).flatMap(tiff)
    case .heic, .avif: HEIFFile.size(in: file)
    case .png, .gif, .bmp, .svg: nil
    }
  }

  /// Whether a file of the kind is broken where it tells no size. The loader of HEIC decodes all before
  /// it tells one, and complains aloud of what is missing.
  static func isNeeded(_ kind: PictureKind) -> Bool { kind == .heic || kind == .webp }

  private static func jpeg(_ file: borrowing PictureFile) -> PixelSize? {
    var segments = JPEGSegments()
    while let segment = segments.next(in: file), segment.marker != JPEGSegments.startOfScan {
      if let size = segment.frameSize(in: file) { return size }
    }
    return nil
  }

  private static func tiff(_ fields: TIFFFields) -> PixelSize? {
    guard let width = fields.number(.imageWidth), let height = fields.number(.imageHeight) else {
      return nil
    }
    return PixelSize(width: width, height: height)
  }
}
