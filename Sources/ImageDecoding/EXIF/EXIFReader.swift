import PickerModel

/// Reads EXIF from files. Blocks.
enum EXIFReader {
  /// How the loader leaves the picture to be turned; nil where the file does not tell. HEIC and AVIF
  /// come upright from their loaders, whatever their EXIF says.
  static func orientation(
    of file: borrowing PictureFile, _ kind: PictureKind
  ) -> Orientation? {
    if kind == .tiff { return TIFFFields(file).flatMap { EXIFFacts.orientation($0) } }
    guard let block = EXIFBlock(FileParts(file, kind), of: file) else { return nil }
    return EXIFFacts.orientation(block)
  }
}
