/// Where EXIF and XMP stand in a JPEG, and what size it has.
enum JPEGParts {
  /// Looks up to the frame, and on to the first scan only where no frame came.
  static func find(in file: borrowing PictureFile) -> FileParts {
    var (parts, segments) = (FileParts(), JPEGSegments())
    while let segment = segments.next(in: file), segment.marker != JPEGSegments.startOfScan {
      if segment.marker == application1 { take(segment, of: file, in: &parts) }
      if let size = segment.frameSize(in: file) {
        parts.size = size
        break
      }
    }
    return parts
  }

  private static let application1: UInt8 = 0xe1
  private static let exif = Array("Exif\0\0".utf8)
  /// ISO 16684-3 (XMP in JPEG). What is too long for it stands in segments of another name: none of
  /// the properties that are read.
  private static let xmp = Array("http://ns.adobe.com/xap/1.0/\0".utf8)

  /// The first of each counts.
  private static func take(
    _ segment: JPEGSegments.Segment, of file: borrowing PictureFile, in parts: inout FileParts
  ) {
    let contents = segment.contents
    let start = file.bytes(at: contents.lowerBound, count: min(xmp.count, contents.count))
    if start.starts(with: exif) {
      parts.exif = parts.exif ?? contents.dropFirst(exif.count)
    } else if start.elementsEqual(xmp) {
      parts.xmp = parts.xmp ?? contents.dropFirst(xmp.count)
    }
  }
}
