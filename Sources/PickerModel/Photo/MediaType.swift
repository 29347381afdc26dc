/// A MIME type such as `image/jpeg`, in lower case.
package struct MediaType: Hashable, Sendable {
  package let name: String

  package init(_ name: String) { self.name = name.lowercased() }

  /// - Parameter name: in lower case already.
  init(lowercased name: String) { self.name = name }

  package var isImage: Bool { name.hasPrefix("image/") }
  package var isVideo: Bool { name.hasPrefix("video/") }

  /// Whether this type is the one that `pattern` names; `image/*` names every image, `*/*` every type.
  package func matches(_ pattern: MediaType) -> Bool {
    if pattern.name == "*/*" { return true }
    return pattern.name.hasSuffix("/*")
      ? name.hasPrefix(pattern.name.dropLast())
      : name == pattern.name || canonicalName == pattern.canonicalName
  }

  /// The registered name of a type that goes by several.
  private var canonicalName: String { Self.aliases[name] ?? name }

  private static let aliases = [
    "image/jpg": "image/jpeg", "image/pjpeg": "image/jpeg", "image/apng": "image/png",
    "image/x-png": "image/png", "image/svg": "image/svg+xml", "image/heif": "image/heic",
    "image/x-ms-bmp": "image/bmp", "image/x-bmp": "image/bmp", "image/tif": "image/tiff",
  ]
}

extension MediaType {
  /// The type that a name's extension stands for, of the kinds a photo library holds; nil for others.
  ///
  /// The list is the one of shared-mime-info for `image/*` that cameras, phones and browsers write,
  /// and the containers of video.
  package init?(extension lowercased: String) {
    guard let name = Self.byExtension[lowercased] else { return nil }
    self.init(name)
  }

  private static let byExtension: [String: String] = [
    "jpg": "image/jpeg", "jpeg": "image/jpeg", "jpe": "image/jpeg", "jfif": "image/jpeg",
    "png": "image/png", "apng": "image/png", "gif": "image/gif", "webp": "image/webp",
    "tif": "image/tiff", "tiff": "image/tiff", "bmp": "image/bmp", "dib": "image/bmp",
    "svg": "image/svg+xml", "svgz": "image/svg+xml-compressed",
    "heic": "image/heic", "heif": "image/heic", "hif": "image/heic", "avif": "image/avif",
    "jxl": "image/jxl", "jp2": "image/jp2", "ico": "image/vnd.microsoft.icon",
    "dng": "image/x-adobe-dng", "cr2": "image/x-canon-cr2", "cr3": "image/x-canon-cr3",
    "nef": "image/x-nikon-nef", "arw": "image/x-sony-arw", "orf": "image/x-olympus-orf",
    "rw2": "image/x-panasonic-rw2", "raf": "image/x-fuji-raf", "pef": "image/x-pentax-pef",
    "mp4": "video/mp4", "m4v": "video/mp4", "mov": "video/quicktime", "qt": "video/quicktime",
    "webm": "video/webm", "mkv": "video/x-matroska", "avi": "video/x-msvideo",
    "3gp": "video/3gpp", "3g2": "video/3gpp2", "mpg": "video/mpeg", "mpeg": "video/mpeg",
    "ogv": "video/ogg", "mts": "video/mp2t", "m2ts": "video/mp2t", "wmv": "video/x-ms-wmv",
  ]
}
