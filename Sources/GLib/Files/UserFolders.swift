internal import CGLib

/// Where the user's things lie, as absolute paths in bytes.
package enum UserFolders {
  /// The folder of the user's pictures, whatever its name is in their language; nil where there is
  /// none. It need not exist. `g_get_user_special_dir`
  ///
  /// Never the home: `user-dirs.dirs` says `"$HOME/"` where the user wants no such folder, and nobody
  /// keeps photos all over the home. `~/Pictures` stands in where it exists.
  package static var pictures: [UInt8]? {
    let configured = g_get_user_special_dir(G_USER_DIRECTORY_PICTURES)
    return pictures(configured: configured.map { canonical(path: Array(cString: $0)) }, home: home)
  }

  /// `g_get_home_dir`
  package static var home: [UInt8] { canonical(path: Array(cString: g_get_home_dir())) }

  /// For what can be made again. `g_get_user_cache_dir`
  package static var cache: [UInt8] { canonical(path: Array(cString: g_get_user_cache_dir())) }

  /// For what must not be lost. `g_get_user_data_dir`
  package static var data: [UInt8] { canonical(path: Array(cString: g_get_user_data_dir())) }

  /// Where programs of the machine keep their data, the most important first. `g_get_system_data_dirs`
  package static var systemData: [[UInt8]] {
    guard let folders = g_get_system_data_dirs() else { return [] }
    return (0...).lazy.map { folders[$0] }.prefix { $0 != nil }.compactMap {
      $0.map { canonical(path: Array(cString: $0)) }
    }
  }

  /// The path from the root, without `.`, `..`, doubled slashes or one at its end. Looks at the text
  /// alone: links stay. A relative path starts at the working directory. `g_canonicalize_filename`
  package static func canonical(path: [UInt8]) -> [UInt8] {
    guard let text = withCString(path, { g_canonicalize_filename($0, nil) }) else { return path }
    defer { g_free(text) }
    let result = [UInt8](cString: text)
    // POSIX lets two slashes at the start mean something of their own; on Linux they do not.
    return result.starts(with: Array("//".utf8)) ? Array(result.dropFirst()) : result
  }

  /// What `pictures` is, given what `user-dirs.dirs` says.
  package static func pictures(configured: [UInt8]?, home: [UInt8]) -> [UInt8]? {
    if let configured, !isSame(configured, home) { return configured }
    let usual = home + Array("/Pictures".utf8)
    return isFolder(usual) ? usual : nil
  }

  private static func isSame(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    if one == other { return true }
    guard let a = try? FileStatus(at: one, followingLinks: true),
      let b = try? FileStatus(at: other, followingLinks: true)
    else { return false }
    return (a.device, a.inode) == (b.device, b.inode)
  }

  private static func isFolder(_ path: [UInt8]) -> Bool {
    (try? FileStatus(at: path, followingLinks: true))?.kind == .folder
  }
}
