import PickerModel

/// Takes out of a file what it tells, and leaves its pixels as they are.
enum MetadataStripping {
  /// More bytes no file has that is handed on.
  private static let maximumLength = 256 << 20

  /// - Returns: nil where that cannot be done so.
  static func stripped(
    _ file: borrowing PictureFile, _ kind: PictureKind, _ stripping: Stripping
  ) throws(ExportError) -> (bytes: [UInt8], isChanged: Bool)? {
    let bytes = try bytes(of: file)
    return stripped(bytes, file, kind, stripping).map { ($0, isChanged: $0 != bytes) }
  }

  private static func stripped(
    _ bytes: [UInt8], _ file: borrowing PictureFile, _ kind: PictureKind, _ stripping: Stripping
  ) -> [UInt8]? {
    // Who is turned by a field has to be turned otherwise before that goes.
    let isTurned = kind != .tiff && FileOrientation.ofFile(file, kind) != .up
    switch (stripping, kind) {
    case (.nothing, _): return bytes
    case (.location, .jpeg): return JPEGMetadata.withoutLocation.withFollowing(bytes)
    case (.location, .png): return PNGMetadata(bytes)?.withoutLocation
    case (.location, .webp): return WebPMetadata(bytes)?.withoutLocation
    case (.location, .tiff): return EXIFEditing.withoutLocation(bytes)
    case (.location, .heic), (.location, .avif):
      return HEIFStripping(file, bytes).withoutLocation
    case (.location, .gif): return GIFStripping.withoutLocation(file, bytes)
    // They have no field for it.
    case (.location, .bmp): return bytes
    case (.location, .svg): return JPEGMetadata.mentionsPlaces(bytes) ? nil : bytes
    case (.all, .jpeg): return isTurned ? nil : JPEGMetadata.withoutAll.alone(bytes)
    case (.all, .png): return isTurned ? nil : PNGMetadata(bytes)?.withoutAll
    case (.all, .webp): return isTurned ? nil : WebPMetadata(bytes)?.withoutAll
    case (.all, .tiff): return EXIFEditing.onlyPixels(bytes)
    case (.all, .heic), (.all, .avif): return HEIFStripping(file, bytes).withoutAll
    case (.all, .gif): return GIFStripping.withoutTexts(bytes)
    case (.all, .bmp): return bytes
    case (.all, .svg): return nil
    }
  }

  static func bytes(of file: borrowing PictureFile) throws(ExportError) -> [UInt8] {
    let length = file.length
    guard length <= maximumLength else { throw .decoding(.tooLarge) }
    let bytes = Array(file.bytes(at: 0, count: length))
    guard bytes.count == length else { throw .decoding(.unreadable) }
    return bytes
  }
}
