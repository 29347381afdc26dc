import PickerModel

/// The size of a picture, where its file tells it in a place that needs no loader to be found.
enum HeaderSize {
  /// As the loader will see it: before turning, but for HEIC and AVIF, which their loaders turn.
  static func size(of file: borrowing PictureFile, _ kind: PictureKind) -> PixelSize? {
    switch kind {
    case .jpeg: JPEGParts.find(in: file).size
    case .webp: WebPFile(file)?.size
    case .tiff: TIFFFields(file).flatMap(tiff)
    case .heic, .avif: HEIFFile.size(in: file)
    case .png: sides(file, "IHDR", at: 12, 4, .big)
    case .gif: sides(file, "", at: 6, 2, .little)
    case .bmp: bmp(file)
    case .svg: nil
    }
  }

  /// Whether a file of the kind is broken where it tells no size. The loader of HEIC decodes all before
  /// it tells one, and complains aloud of what is missing.
  static func isNeeded(_ kind: PictureKind) -> Bool { kind == .heic || kind == .webp }

  /// Width and height, one behind the other and behind a name.
  ///
  /// - Parameter bytes: of a side.
  private static func sides(
    _ file: borrowing PictureFile, _ name: String, at start: Int, _ bytes: Int, _ order: ByteOrder
  ) -> PixelSize? {
    let head = file.head.dropFirst(start)
    guard head.starts(with: name.utf8) else { return nil }
    let sides = head.dropFirst(name.utf8.count).prefix(2 * bytes)
    let (width, height) = (order.number(sides.prefix(bytes)), order.number(sides.suffix(bytes)))
    return sides.count == 2 * bytes && width > 0 && height > 0
      ? PixelSize(width: width, height: height) : nil
  }

  /// Windows GDI, `BITMAPINFOHEADER`; the height is negative where the first row is the upper one.
  private static func bmp(_ file: borrowing PictureFile) -> PixelSize? {
    guard file.head.count >= 26, file.head[14] >= 40 else { return nil }
    let sides = [18, 22].map { start in
      abs(Int(Int32(truncatingIfNeeded: ByteOrder.little.number(file.head[start..<(start + 4)]))))
    }
    return sides.contains(0) ? nil : PixelSize(width: sides[0], height: sides[1])
  }

  private static func tiff(_ fields: TIFFFields) -> PixelSize? {
    guard let width = fields.number(.imageWidth), let height = fields.number(.imageHeight) else {
      return nil
    }
    return PixelSize(width: width, height: height)
  }
}
