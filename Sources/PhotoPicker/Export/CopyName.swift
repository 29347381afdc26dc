import PickerModel

/// What copies are called: as their originals, with an extension that tells the truth.
enum CopyName {
  /// NAME_MAX of Linux, in bytes.
  private static let maximumLength = 255
  private static let dot = UInt8(ascii: ".")

  /// Of other types the name stays what it is.
  private static let extensions = [
    "image/jpeg": "jpg", "image/png": "png", "image/webp": "webp", "image/gif": "gif",
    "image/bmp": "bmp", "image/tiff": "tif", "image/heic": "heic", "image/avif": "avif",
    "image/svg+xml": "svg",
  ]

  /// - Parameter type: of the copy.
  static func name(of original: some Collection<UInt8>, _ type: MediaType) -> [UInt8] {
    let name = Array(original)
    let named = MediaType(extensionOf: name[...])
    guard let letters = extensions[type.name], named != type, !isRaw(named, type) else {
      return name
    }
    let stem = named == nil ? name : name[..<(name.lastIndex(of: dot) ?? name.endIndex)] + []
    return joined(stem, "", letters: [dot] + letters.utf8)
  }

  /// This name, and then the same with a number behind its stem, as file managers do it.
  static func names(from name: [UInt8]) -> some Sequence<[UInt8]> {
    (1...maximumNumber).lazy.map { $0 == 1 ? name : numbered(name, $0) }
  }

  /// More files of one name are in no folder.
  private static let maximumNumber = 100_000

  static func numbered(_ name: [UInt8], _ number: Int) -> [UInt8] {
    let place = name.lastIndex(of: dot).flatMap { $0 > 0 ? $0 : nil } ?? name.endIndex
    return joined(Array(name[..<place]), " (\(number))", letters: Array(name[place...]))
  }

  /// A raw file of a camera is a TIFF, and more than that.
  private static func isRaw(_ named: MediaType?, _ type: MediaType) -> Bool {
    type.name == "image/tiff" && named?.name.hasPrefix("image/x-") == true
  }

  /// The stem is cut where the whole were too long.
  private static func joined(_ stem: [UInt8], _ addition: String, letters: [UInt8]) -> [UInt8] {
    let end = Array(addition.utf8) + letters
    var stem = stem
    if stem.count + end.count > maximumLength {
      stem = Array(stem.prefix(max(1, maximumLength - end.count)))
      // No letter of UTF-8 is cut in two.
      while stem.count > 1, String(validating: stem, as: UTF8.self) == nil, stem.last ?? 0 >= 0x80 {
        stem.removeLast()
      }
    }
    return stem + end
  }
}
