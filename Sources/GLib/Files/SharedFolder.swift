/// Where the data of our programs lies: beside the program in a build tree; where it is installed, in `share`
/// beside the folder that the program lies in or the one above that.
package enum SharedFolder {
  /// As bytes, without a slash at its end.
  private static let path: [UInt8] = {
    let folder = FileSystem.parent(of: Process.executable)
    let places = ["/share", "/../share", "/../../share"].map { folder + Array($0.utf8) }
    let found = places.first { Process.exists($0 + style) } ?? places[1]
    return UserFolders.canonical(path: found)
  }()

  package static var styleFile: [UInt8] { path + style }
  package static var catalogues: [UInt8] { path + Array("/locale".utf8) }
  package static var icons: [UInt8] { path + Array("/icons".utf8) }
  package static var schemas: [UInt8] { path + Array("/glib-2.0/schemas".utf8) }

  private static let style = Array("/photo-picker/style.css".utf8)
}
