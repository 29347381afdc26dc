import Glibc

/// One call of `posix_spawnp`: a process group of its own, no blocked or ignored signals, nothing
/// on standard input.
struct Spawn {
  let output: Int32
  let errors: Int32

  func start(_ launch: Program.Launch) throws -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)

    var attributes = Self.attributes()
    defer { posix_spawnattr_destroy(&attributes) }
    let arguments = CStringArray(launch.inFolder)
    let environment = launch.environment.map { variables in
      CStringArray(variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
    }
    var processID: pid_t = 0
    let error = withExtendedLifetime((arguments, environment)) {
      posix_spawnp(
        &processID, arguments.pointers[0]!, &actions, &attributes, arguments.pointers,
        environment?.pointers ?? environ)
    }
    guard error == 0 else {
      throw TestFailure("\(launch.command[0]): \(String(cString: strerror(error)))")
    }
    return processID
  }

  private static func attributes() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGPIPE, SIGINT, SIGTERM] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
    return attributes
  }
}

extension Program.Launch {
  /// The command, begun in its folder (`env -C` leads there and becomes the program).
  fileprivate var inFolder: [ByteString] {
    workingFolder.map { ["env", "-C", $0] + command } ?? command
  }
}

/// An `argv`: C strings with a null pointer behind them.
private final class CStringArray {
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ strings: [ByteString]) {
    count = strings.count
    pointers = .allocate(capacity: count + 1)
    for (index, string) in strings.enumerated() {
      pointers.advanced(by: index).initialize(to: string.withCString { strdup($0) })
    }
    pointers.advanced(by: count).initialize(to: nil)
  }

  deinit {
    for index in 0..<count { free(pointers[index]) }
    pointers.deallocate()
  }
}
