package import GLib
package import PickerModel

/// The cache of thumbnails that the programs of a desktop share: the Thumbnail Managing Standard, as
/// GIO checks it.
package struct ThumbnailCache: Sendable {
  /// The folder `thumbnails`.
  package let root: FilePath
  /// Of this program.
  let version: String

  package init(root: FilePath, version: String) {
    self.root = root
    self.version = version
  }

  /// The user's: `$XDG_CACHE_HOME/thumbnails`.
  package static func users(version: String) -> ThumbnailCache {
    ThumbnailCache(
      root: FilePath(bytes: UserFolders.cache).appending("thumbnails"), version: version)
  }

  /// Where the thumbnail of a photo lies, whether it is there or not. It is named after the photo's URI.
  package func path(of photo: PhotoID, _ size: ThumbnailSize) -> FilePath {
    root.appending(size.rawValue).appending(Self.name(of: photo))
  }

  /// Whether a file lies in the cache itself, by its path: such a one gets no thumbnail.
  package func contains(_ photo: PhotoID) -> Bool {
    photo.path.bytes.starts(with: root.bytes + [UInt8(ascii: "/")])
  }

  /// Whether it lies there by whatever links lead to it. Blocks.
  package func reallyContains(_ photo: PhotoID) -> Bool {
    let root = FileSystem.realPath(root.bytes)
    return FileSystem.realPath(photo.path.bytes).starts(with: root + [UInt8(ascii: "/")])
  }

  /// The texts that a thumbnail carries.
  ///
  /// - Parameter size: of the whole picture, where it is to be told.
  package func texts(of photo: Photo, size: PixelSize? = nil) -> [(key: String, value: String)] {
    var texts = [
      (key: "Thumb::URI", value: FileURI.string(ofPath: photo.id.path.bytes)),
      (key: "Thumb::MTime", value: String(photo.file.modified.seconds)),
      (key: "Thumb::Size", value: String(photo.file.bytes)),
      (key: "Thumb::Mimetype", value: photo.facts.type.name),
      (key: "Software", value: "Photo Picker"),
    ]
    if let size { texts += Self.texts(ofSize: size) }
    return texts
  }

  /// The size of the whole picture, where a thumbnail tells it.
  package static func originalSize(in texts: [String: String]) -> PixelSize? {
    guard let width = texts["Thumb::Image::Width"].flatMap({ Int($0) }), width > 0,
      let height = texts["Thumb::Image::Height"].flatMap({ Int($0) }), height > 0
    else { return nil }
    return PixelSize(width: width, height: height)
  }

  /// The texts that tell the size of the whole picture.
  static func texts(ofSize size: PixelSize) -> [(key: String, value: String)] {
    [
      (key: "Thumb::Image::Width", value: String(size.width)),
      (key: "Thumb::Image::Height", value: String(size.height)),
    ]
  }

  /// Whether a thumbnail with these texts is one of the file as it is now: the URI is the same byte for
  /// byte, the time of its last change is the same, and its size where that is told.
  package func isValid(_ texts: [String: String], for photo: Photo) -> Bool {
    texts["Thumb::URI"] == FileURI.string(ofPath: photo.id.path.bytes)
      && texts["Thumb::MTime"] == String(photo.file.modified.seconds)
      && texts["Thumb::Size"].map { $0 == String(photo.file.bytes) } ?? true
  }

  /// Keeps a thumbnail: for the user's eyes only, and whole or not at all. Blocks.
  package func write(_ png: [UInt8], to path: FilePath) throws(FileFailure) {
    try PrivateFile.write(png, to: path.bytes)
  }

  static func name(of photo: PhotoID) -> String {
    Checksum.md5Hex(of: FileURI.string(ofPath: photo.path.bytes).utf8) + ".png"
  }
}
