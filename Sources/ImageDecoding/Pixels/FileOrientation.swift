internal import CPixbuf
import GLib
import PickerModel

/// How a picture has to be turned after its loader is done with it.
enum FileOrientation {
  /// TIFF's loader turns some itself and tells what is left to do: of a file with 6 it tells 7. The
  /// others leave all that EXIF says to us.
  static func ofPixbuf(
    _ pixbuf: OpaquePointer, _ file: borrowing PictureFile, _ kind: PictureKind
  ) -> Orientation {
    guard kind == .tiff else { return ofFile(file, kind) }
    return gdk_pixbuf_get_option(pixbuf, "orientation").flatMap { Int(String(cString: $0)) }
      .flatMap(Orientation.init) ?? .up
  }

  /// What the file says. HEIC and AVIF come upright from their loaders, whatever their EXIF says.
  static func ofFile(_ file: borrowing PictureFile, _ kind: PictureKind) -> Orientation {
    EXIFReader.orientation(of: file, kind) ?? .up
  }
}
