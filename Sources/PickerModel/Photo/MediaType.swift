internal import Synchronization

/// A MIME type such as `image/jpeg`, in lower case.
///
/// In two bytes: the number of its name in a table of all names that were met.
package struct MediaType: Hashable, Sendable {
  /// The place in the table; and above it what kind the name says, which is asked for more than the name.
  private let number: UInt16

  private static let image: UInt16 = 1 << 15
  private static let video: UInt16 = 1 << 14

  package init(_ name: String) { self.init(lowercased: name.lowercased()) }

  /// - Parameter name: in lower case already.
  init(lowercased name: String) {
    number = Self.table.withLock { table in table.number(of: name) }
  }

  package var name: String {
    let place = Int(number & ~(Self.image | Self.video))
    return Self.table.withLock { $0.names[place] }
  }

  package var isImage: Bool { number & Self.image != 0 }
  package var isVideo: Bool { number & Self.video != 0 }

  private static let table = Mutex(Table())

  private struct Table {
    var names: [String] = []
    private var numbers: [String: UInt16] = [:]

    /// No file can fill the table: a type that is new when it is full is any file's.
    private static let capacity = 1 << 12
    private static let anyFile = "application/octet-stream"

    init() { _ = number(of: Self.anyFile) }

    mutating func number(of name: String) -> UInt16 {
      if let number = numbers[name] { return number }
      if names.count == Self.capacity { return 0 }
      let kind = name.hasPrefix("image/") ? image : name.hasPrefix("video/") ? video : 0
      let number = UInt16(names.count) | kind
      names.append(name)
      numbers[name] = number
      return number
    }
  }

  /// Whether this type is the one that `pattern` names; `image/*` names every image, `*/*` every type.
  package func matches(_ pattern: MediaType) -> Bool {
    if pattern == self { return true }
    let (name, wanted) = (name, pattern.name)
    if wanted == "*/*" { return true }
    return wanted.hasSuffix("/*")
      ? name.hasPrefix(wanted.dropLast())
      : Self.canonicalName(of: name) == Self.canonicalName(of: wanted)
  }

  /// The registered name of a type that goes by several.
  private static func canonicalName(of name: String) -> String { aliases[name] ?? name }

  private static let aliases = [
    "image/jpg": "image/jpeg", "image/pjpeg": "image/jpeg", "image/apng": "image/png",
    "image/x-png": "image/png", "image/svg": "image/svg+xml", "image/heif": "image/heic",
    "image/x-ms-bmp": "image/bmp", "image/x-bmp": "image/bmp", "image/tif": "image/tiff",
  ]
}

extension MediaType {
  /// The type that the letters after a name's last dot stand for, of the kinds a photo library holds; nil
  /// for others.
  ///
  /// The list is the one of shared-mime-info for `image/*` that cameras, phones and browsers write,
  /// and the containers of video.
  package init?(extensionOf name: ArraySlice<UInt8>) { self.init(ExtensionLetters(ofName: name)) }

  /// - Parameter letters: without the dot, in any case.
  package init?(extension letters: ArraySlice<UInt8>) { self.init(ExtensionLetters(letters)) }

  private init?(_ letters: ExtensionLetters?) {
    guard let letters, let type = Self.byExtension[letters] else { return nil }
    self = type
  }

  private static let byExtension = Dictionary(
    uniqueKeysWithValues: namesByExtension.compactMap { letters, type in
      ExtensionLetters(Array(letters.utf8)[...]).map { ($0, MediaType(type)) }
    })

  private static let namesByExtension = [
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
