import PickerModel

/// Reads how and where a picture was taken. Blocks.
enum DetailsReader {
  /// Nothing is known of what is no picture.
  static func details(of file: borrowing PictureFile) -> PhotoDetails {
    guard let kind = PictureKind(header: file.head) else { return PhotoDetails() }
    switch kind {
    case .tiff: return TIFFFields(file).map { EXIFDetails.details($0) } ?? PhotoDetails()
    case .heic, .avif: return details(HEIFMetadata(file).exif.flatMap { EXIFBlock($0) })
    default: return details(EXIFBlock(FileParts(file, kind), of: file))
    }
  }

  private static func details(_ block: consuming EXIFBlock?) -> PhotoDetails {
    switch consume block {
    case .some(let block): EXIFDetails.details(block)
    case .none: PhotoDetails()
    }
  }
}
