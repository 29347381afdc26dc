internal import CSeccomp
internal import Glibc

/// Takes from this process the right to open, make or change files, whoever's it is: landlock(7).
enum Landlock {
  /// For ever, and for all threads that are started from here on.
  ///
  /// - Parameter folders: what lies in them may be read.
  /// - Returns: the version of the interface that is in force; 0 where the kernel has none.
  static func denyAll(but folders: [String]) -> Int {
    let version = Int(photo_picker_landlock_version())
    guard version > 0 else { return 0 }
    var ruleset = photo_picker_ruleset(
      files: fileRights(version), network: version >= 4 ? 0b11 : 0, scopes: version >= 6 ? 0b11 : 0)
    // Older kernels know the first rights only, and take the others where they are zero.
    let rules = photo_picker_landlock_rules(&ruleset, MemoryLayout<photo_picker_ruleset>.size)
    guard rules >= 0 else { return 0 }
    defer { close(rules) }
    for folder in folders { photo_picker_landlock_allow(rules, folder, readingRights) }
    return photo_picker_landlock_restrict(rules) == 0 ? version : 0
  }

  /// `LANDLOCK_ACCESS_FS_READ_FILE` and `LANDLOCK_ACCESS_FS_READ_DIR`
  private static let readingRights: UInt64 = 1 << 2 | 1 << 3

  /// `LANDLOCK_ACCESS_FS_…`: thirteen in the first version, then moving between folders (2), truncating
  /// (3) and talking with devices (5).
  private static func fileRights(_ version: Int) -> UInt64 {
    let count =
      switch version {
      case 1: 13
      case 2: 14
      case 3, 4: 15
      default: 16
      }
    return (1 << count) - 1
  }
}
