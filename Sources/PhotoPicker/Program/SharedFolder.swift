import GLib

/// Where the program's data lies: beside the program in a build tree, in `../share` where it is
/// installed.
enum SharedFolder {
  /// As bytes, without a slash at its end.
  static let path: [UInt8] = {
    let program = Process.executable
    let folder = Array(program[..<(program.lastIndex(of: UInt8(ascii: "/")) ?? 0)])
    let beside = folder + Array("/share".utf8)
    return Process.exists(beside + style)
      ? beside : UserFolders.canonical(path: folder + Array("/../share".utf8))
  }()

  static var styleFile: [UInt8] { path + style }
  static var catalogues: [UInt8] { path + Array("/locale".utf8) }
  static var icons: [UInt8] { path + Array("/icons".utf8) }
  static var schemas: [UInt8] { path + Array("/glib-2.0/schemas".utf8) }

  private static let style = Array("/photo-picker/style.css".utf8)
}
