import GLib
import PickerModel

extension Sentences {
  /// A kind of file as people call it: `JPEG picture`. Of what is not known, the type itself.
  static func kind(of type: MediaType) -> String {
    guard let name = kinds[type.name] else { return type.name }
    return type.isVideo
      // Translators: a kind of file, such as “MP4 video”.
      ? tr("{kind} video").filled(["kind": name])
      // Translators: a kind of file, such as “JPEG picture”.
      : tr("{kind} picture").filled(["kind": name])
  }

  /// Names that are the same in all languages.
  private static let kinds = [
    "image/jpeg": "JPEG", "image/png": "PNG", "image/gif": "GIF", "image/webp": "WebP",
    "image/tiff": "TIFF", "image/bmp": "BMP", "image/svg+xml": "SVG",
    "image/svg+xml-compressed": "SVG", "image/heic": "HEIC", "image/avif": "AVIF",
    "image/jxl": "JPEG XL", "image/jp2": "JPEG 2000", "image/vnd.microsoft.icon": "ICO",
    "image/x-adobe-dng": "DNG", "image/x-canon-cr2": "Canon CR2", "image/x-canon-cr3": "Canon CR3",
    "image/x-nikon-nef": "Nikon NEF", "image/x-sony-arw": "Sony ARW",
    "image/x-olympus-orf": "Olympus ORF", "image/x-panasonic-rw2": "Panasonic RW2",
    "image/x-fuji-raf": "Fujifilm RAF", "image/x-pentax-pef": "Pentax PEF",
    "video/mp4": "MP4", "video/quicktime": "QuickTime", "video/webm": "WebM",
    "video/x-matroska": "Matroska", "video/x-msvideo": "AVI", "video/3gpp": "3GPP",
    "video/3gpp2": "3GPP2", "video/mpeg": "MPEG", "video/ogg": "Ogg", "video/mp2t": "AVCHD",
    "video/x-ms-wmv": "Windows Media",
  ]
}
