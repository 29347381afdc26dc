package import GLib
package import PickerModel

/// The cache of thumbnails that the programs of a desktop share: the Thumbnail Managing Standard, as
/// GIO checks it.
package struct ThumbnailCache: Sendable {
  /// The folder `thumbnails`.
  package let root: FilePath

  package init(root: FilePath) { self.root = root }

  /// The user's: `$XDG_CACHE_HOME/thumbnails`.
  package static var users: ThumbnailCache {
    ThumbnailCache(root: FilePath(bytes: UserFolders.cache).appending("thumbnails"))
  }

  /// Where the thumbnail of a photo lies, whether it is there or not. It is named after the photo's URI.
  package func path(of photo: PhotoID, _ size: ThumbnailSize) -> FilePath {
    root.appending(size.rawValue).appending(Self.name(of: photo))
  }

  /// Where it is recorded that a photo has no picture. GIO looks into this folder of GNOME's alone.
  package func failurePath(of photo: PhotoID) -> FilePath {
    root.appending("fail").appending("gnome-thumbnail-factory").appending(Self.name(of: photo))
  }

  /// Whether a file lies in the cache itself: such a one gets no thumbnail.
  package func contains(_ photo: PhotoID) -> Bool {
    photo.path.bytes.starts(with: root.bytes + [UInt8(ascii: "/")])
  }

  /// The texts that a thumbnail carries.
  package func texts(of photo: Photo, size: PixelSize?) -> [(key: String, value: String)] {
    var texts = [
      (key: "Thumb::URI", value: FileURI.string(ofPath: photo.id.path.bytes)),
      (key: "Thumb::MTime", value: String(photo.file.modified.seconds)),
      (key: "Thumb::Size", value: String(photo.file.bytes)),
      (key: "Thumb::Mimetype", value: photo.facts.type.name),
      (key: "Software", value: "Photo Picker"),
    ]
    if let size {
      texts.append((key: "Thumb::Image::Width", value: String(size.width)))
      texts.append((key: "Thumb::Image::Height", value: String(size.height)))
    }
    return texts
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

  private static func name(of photo: PhotoID) -> String {
    Checksum.md5Hex(of: FileURI.string(ofPath: photo.path.bytes).utf8) + ".png"
  }
}
