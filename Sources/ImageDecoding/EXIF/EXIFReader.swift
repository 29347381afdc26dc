/// Reads EXIF from the kinds of file whose loader leaves turning to us. Blocks.
enum EXIFReader {
  /// What the file tells; nothing where it has no EXIF.
  static func facts(of file: borrowing PictureFile, _ kind: PictureKind) -> EXIFFacts {
    if kind == .tiff {
      return TIFFFields(file).map { EXIFFacts($0) } ?? EXIFFacts()
    }
    guard let block = EXIFBlock(of: file, kind) else { return EXIFFacts() }
    return EXIFFacts(block)
  }
}
