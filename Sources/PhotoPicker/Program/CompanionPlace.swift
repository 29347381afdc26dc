import GLib

/// Where the programs lie that this one starts itself: beside it in a build tree, in `../libexec` where it is
/// installed.
enum CompanionPlace {
  static func path(of name: String) -> [UInt8] {
    let folder = FileSystem.parent(of: Process.executable)
    let beside = folder + Array("/\(name)".utf8)
    return Process.exists(beside)
      ? beside
      : UserFolders.canonical(path: folder + Array("/../libexec/photo-picker/\(name)".utf8))
  }
}
