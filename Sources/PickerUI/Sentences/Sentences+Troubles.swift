import GLib
package import PickerModel

// What is said in the window and on standard error alike.

extension Sentences {
  package nonisolated static func favorites(_ problem: FavoritesProblem) -> String {
    switch problem {
    case .broken(let copy):
      tr("The favorites could not be read whole; the file is kept as {path}")
        .filled(["path": copy.display])
    case .newer(let file):
      tr("A newer version keeps its favorites in {path}; changes hold until the picker is closed")
        .filled(["path": file.display])
    case .notWritable(let file):
      tr("Favorites cannot be written to {path}; they hold until the picker is closed")
        .filled(["path": file.display])
    }
  }

  static func unreadable(_ folder: LibraryFolder) -> String {
    // Translators: a folder in the menu that is not there, or may not be read.
    tr("{name} (cannot be read)").filled(["name": folder.name])
  }

  /// - Parameter name: as the caller named it.
  package static func noAlbum(_ name: [UInt8]) -> String {
    let text = String(decoding: name, as: UTF8.self)
    guard let id = AlbumID(bytes: name) else {
      return tr("There is no album “{album}”").filled(["album": text])
    }
    return tr("There are no photos in the album “{album}”")
      .filled(["album": title(of: Album(id: id, photos: []))])
  }
}
