import PickerModel

/// Reads EXIF from the kinds of file whose loader leaves turning to us. Blocks.
enum EXIFReader {
  /// What the file tells; nothing where it has no EXIF.
  static func facts(of file: borrowing PictureFile, _ kind: PictureKind) -> FoundFacts {
    if kind == .tiff { return TIFFFields(file).map { EXIFFacts.facts($0) } ?? FoundFacts() }
    guard let block = EXIFBlock(of: file, kind) else { return FoundFacts() }
    return EXIFFacts.facts(block)
  }

  /// Nil where the file does not tell.
  static func orientation(
    of file: borrowing PictureFile, _ kind: PictureKind
  ) -> Orientation? {
    if kind == .tiff { return TIFFFields(file).flatMap { EXIFFacts.orientation($0) } }
    guard let block = EXIFBlock(of: file, kind) else { return nil }
    return EXIFFacts.orientation(block)
  }
}
