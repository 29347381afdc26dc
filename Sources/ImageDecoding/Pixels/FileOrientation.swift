internal import CPixbuf
import GLib
import PickerModel

/// How a picture has to be turned after its loader is done with it.
///
/// gdk-pixbuf tells the orientation of JPEG and TIFF. (For TIFF it tells what is left to do: libtiff
/// turns some itself.) That of PNG and WebP stands in their EXIF, which it does not read. HEIC and AVIF
/// come upright from their loaders, whatever their EXIF says.
enum FileOrientation {
  static func ofPixbuf(
    _ pixbuf: OpaquePointer, _ file: borrowing OpenFile, _ kind: PictureKind
  ) -> Orientation {
    switch kind {
    case .jpeg, .tiff:
      gdk_pixbuf_get_option(pixbuf, "orientation").flatMap { Int(String(cString: $0)) }
        .flatMap(Orientation.init) ?? .up
    default: ofFile(file, kind)
    }
  }

  /// What the file says, where what it says is to be done.
  static func ofFile(_ file: borrowing OpenFile, _ kind: PictureKind) -> Orientation {
    switch kind {
    case .jpeg, .tiff, .png, .webp: EXIFReader.facts(of: file, kind)?.orientation ?? .up
    default: .up
    }
  }
}
