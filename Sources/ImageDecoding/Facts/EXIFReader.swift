internal import CExif
import GLib
import PickerModel

/// Reads EXIF through libexif, from the kinds of file that carry it. Blocks.
enum EXIFReader {
  /// EXIF blocks are at most 64 KiB in a JPEG; of other kinds no more than this is read.
  private static let maximumLength = 4 << 20

  static func facts(of file: borrowing OpenFile, _ kind: PictureKind) -> EXIFFacts? {
    guard let data = data(of: file, kind) else { return nil }
    defer { exif_data_unref(data) }
    return EXIFTags(data).facts
  }

  private static func data(
    of file: borrowing OpenFile, _ kind: PictureKind
  ) -> UnsafeMutablePointer<ExifData>? {
    switch kind {
    case .jpeg: fromJPEG(file)
    case .png: PNGChunks.exif(in: file).flatMap(parsed)
    case .webp: RIFFChunks.exif(in: file).flatMap(parsed)
    case .tiff: parsed(file.bytes(at: 0, count: maximumLength))
    default: nil
    }
  }

  /// The loader takes the file in pieces and says when it has seen enough, which is mostly at once.
  private static func fromJPEG(_ file: borrowing OpenFile) -> UnsafeMutablePointer<ExifData>? {
    guard let loader = exif_loader_new() else { return nil }
    defer { exif_loader_unref(loader) }
    var (offset, piece) = (0, 4096)
    while offset < maximumLength {
      var bytes = file.bytes(at: offset, count: piece)
      offset += bytes.count
      if bytes.isEmpty || exif_loader_write(loader, &bytes, UInt32(bytes.count)) == 0 { break }
      piece = 16_384
    }
    return exif_loader_get_data(loader)
  }

  /// - Parameter tiff: a TIFF header and what follows, with or without `Exif\0\0` before it.
  private static func parsed(_ tiff: [UInt8]) -> UnsafeMutablePointer<ExifData>? {
    let prefix = Array("Exif\0\0".utf8)
    let bytes = tiff.starts(with: prefix) ? tiff : prefix + tiff
    return exif_data_new_from_data(bytes, UInt32(bytes.count))
  }
}
