import TestSupport

/// The kinds of file that the tests write.
enum Format: String, CaseIterable {
  case jpeg, png, webp, tiff, bmp, gif

  /// Those that say how they are to be turned.
  static let turning: [Format] = [.jpeg, .png, .webp, .tiff]

  /// - Parameter orientation: 1 where the kind cannot tell.
  func encode(_ picture: Picture, orientation: Int = 1) -> [UInt8] {
    let exif = EXIF(orientation: orientation)
    return switch self {
    case .jpeg: JPEG.encode(picture, exif: exif)
    case .png: PNG.encode(picture, exif: exif)
    case .webp: WebP.encode(picture, exif: exif)
    case .tiff: TIFF.encode(picture, main: [.short(0x0112, orientation)])
    case .bmp: BMP.encode(picture)
    case .gif: GIF.encode([picture])
    }
  }
}
