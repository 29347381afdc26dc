import PickerModel

/// Where in a file that stands which facts are made of. A part may reach beyond the end of the file.
struct FileParts {
  /// A TIFF header and directories.
  var exif: Range<Int>?
  var xmp: Range<Int>?
  /// Of a JPEG: as it is stored. The other kinds tell theirs elsewhere.
  var size: PixelSize?
  /// Texts of a PNG, by their keywords.
  var texts: [String: String] = [:]
  /// Whether there is more than one frame to be shown one after the other.
  var isAnimated = false

  /// Nothing where the kind keeps its parts otherwise.
  init(_ file: borrowing PictureFile, _ kind: PictureKind) {
    switch kind {
    case .jpeg: self = JPEGParts.find(in: file)
    case .png: self = PNGParts.find(in: file)
    case .webp: self = WebPParts.find(in: file)
    case .gif: self = GIFParts.find(in: file)
    case .tiff, .bmp, .svg, .heic, .avif: break
    }
  }

  init() {}
}
