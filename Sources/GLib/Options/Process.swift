internal import CGLib
internal import Glibc

/// This process: how it was called, where its data lies, how it ends.
package enum Process {
  /// The program's name and its arguments, byte for byte.
  package static var arguments: [[UInt8]] {
    (0..<Int(CommandLine.argc)).compactMap { index in
      CommandLine.unsafeArgv[index].map {
        Array(UnsafeRawBufferPointer(start: $0, count: Int(strlen($0))))
      }
    }
  }

  /// Gives the C libraries the name by which they speak of the program. `g_set_prgname`
  package static func setName(_ name: String, title: String) {
    g_set_prgname(name)
    g_set_application_name(title)
  }

  /// The program's file, links resolved. `readlink`
  package static var executable: [UInt8] {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    // The buffer is not empty, so it has an address.
    let count = buffer.withUnsafeMutableBytes { bytes in
      readlink(
        "/proc/self/exe", bytes.assumingMemoryBound(to: CChar.self).baseAddress!, bytes.count)
    }
    return Array(buffer.prefix(max(0, count)))
  }

  /// Whether the working directory is still there, so that relative paths lead somewhere. `getcwd`
  package static var hasWorkingDirectory: Bool {
    guard let path = getcwd(nil, 0) else { return false }
    free(path)
    return true
  }

  /// Has the C library keep little of what is freed: else pictures and lists of all sizes that come and go
  /// leave holes in as many heaps as there are threads, which grow for minutes. All threads share two heaps,
  /// and what lies free at their ends goes back. `mallopt`
  package static func keepHeapSmall() {
    mallopt(M_ARENA_MAX, 2)
    mallopt(M_TRIM_THRESHOLD, 1 << 20)
    // More than a window's surface: to get and give back each of them would cost every frame.
    mallopt(M_MMAP_THRESHOLD, 4 << 20)
  }

  /// Whether there is something at the path, links followed. `access`
  package static func exists(_ path: [UInt8]) -> Bool {
    access((path + [0]).map { CChar(bitPattern: $0) }, F_OK) == 0
  }

  /// Whether this program may read and write what is at the path. `access`
  package static func mayUse(_ path: [UInt8]) -> Bool {
    access((path + [0]).map { CChar(bitPattern: $0) }, R_OK | W_OK) == 0
  }

  /// From here on this process ends, at once, when the thread that started it does. `PR_SET_PDEATHSIG`
  package static func endWithParent() { photo_picker_end_with_parent(SIGKILL) }

  /// What is written to a pipe that nobody reads is an error from here on, and not the end. `SIGPIPE`
  package static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// The folders of the Swift libraries that this process has loaded; none where they are linked into it.
  /// `/proc/PID/maps`
  package static var swiftFolders: [[UInt8]] {
    let maps = (try? OpenFile(at: Array("/proc/self/maps".utf8)).bytes(at: 0, count: 1 << 20)) ?? []
    let paths = maps.split(separator: UInt8(ascii: "\n")).compactMap { line in
      line.firstIndex(of: UInt8(ascii: "/")).map { Array(line[$0...]) }
    }
    let libraries = paths.filter { path in
      path.lastIndex(of: UInt8(ascii: "/")).map {
        path[$0...].starts(with: Array("/libswift".utf8))
      } ?? false
    }
    return Array(Set(libraries.map { Array($0[..<($0.lastIndex(of: UInt8(ascii: "/")) ?? 0)]) }))
  }

  /// Has the C libraries, and the programs that are started, do without the user's folders that the
  /// environment names by relative paths: these are to be ignored (XDG Base Directory Specification 0.8), and
  /// GLib does not. Called before any of them is asked for. `g_unsetenv`
  package static func ignoreRelativeFolders() {
    for name in ["CACHE", "CONFIG", "DATA", "STATE"].map({ "XDG_\($0)_HOME" }) {
      if let path = environment(name), !path.hasPrefix("/") { g_unsetenv(name) }
    }
  }

  /// What the environment says; nil where it does not. `g_getenv`
  package static func environment(_ name: String) -> String? {
    g_getenv(name).map { String(cString: $0) }
  }

  /// The user as whom it runs, by number. `geteuid`
  package static var user: UInt32 { geteuid() }

  /// How many processors this process may use, 1 or more. `g_get_num_processors`
  /// `getpid`
  package static var id: Int32 { getpid() }

  package static var coreCount: Int { Int(g_get_num_processors()) }

  /// Ends at once. `_exit`
  package static func exit(_ status: Int32) -> Never { Glibc._exit(status) }
}
