internal import GLib

/// How many of the user's watches a library may have.
enum WatchBudget {
  /// A quarter of what the kernel lets the user have in all programs together, so that two pickers and
  /// the file manager get along; and never more than the least that a kernel since 5.11 gives: 1 % of the
  /// memory in watches, 8,192 to 1,048,576 (linux, `fs/notify/inotify/inotify_user.c`). Each costs the
  /// kernel about a kilobyte.
  static func watches(ofUsers limit: Int) -> Int { max(0, min(limit / 4, most)) }

  /// Blocks.
  static func standard() -> Int { watches(ofUsers: usersLimit() ?? most) }

  private static let most = 8192

  /// `fs.inotify.max_user_watches`, inotify(7).
  private static func usersLimit() -> Int? {
    let path = Array("/proc/sys/fs/inotify/max_user_watches".utf8)
    guard let file = try? OpenFile(at: path) else { return nil }
    let digits = file.bytes(at: 0, count: 32).prefix { $0 != UInt8(ascii: "\n") }
    return Int(String(decoding: digits, as: UTF8.self))
  }
}
