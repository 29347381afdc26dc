internal import CGLib
internal import Glibc

/// Starts programs that have no input and are no part of this one's group.
enum Spawning {
  /// `posix_spawn`
  ///
  /// - Parameters:
  ///   - arguments: the first is the program's absolute path.
  ///   - environment: all of it; nil for this one's.
  ///   - copies: which descriptors the program gets under which numbers; its standard input is `/dev/null`,
  ///     which can be copied too.
  ///   - firstClosed: this descriptor and all above it are closed; nil for none.
  /// - Returns: the program's process, which somebody has to wait for.
  static func start(
    _ arguments: [[UInt8]], _ environment: [String: String]?,
    copies: KeyValuePairs<Int32, Int32>, closingFrom firstClosed: Int32? = nil
  ) throws(FileFailure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDWR, 0)
    for (own, number) in copies { posix_spawn_file_actions_adddup2(&actions, own, number) }
    if let firstClosed { posix_spawn_file_actions_addclosefrom_np(&actions, firstClosed) }
    // In a group of its own: what the user's terminal sends to this program is not for it.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
    var vector = arguments.map { withCString($0) { strdup($0) } } + [nil]
    var variables = (environment ?? [:]).map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in vector + variables { free(text) } }
    var id: pid_t = 0
    let error = withCString(arguments[0]) {
      environment == nil
        ? posix_spawn(&id, $0, &actions, &attributes, &vector, environ)
        : posix_spawn(&id, $0, &actions, &attributes, &vector, &variables)
    }
    guard error == 0 else { throw FileFailure(errno: error) }
    return id
  }
}
