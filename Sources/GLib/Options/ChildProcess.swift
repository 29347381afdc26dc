internal import CGLib
internal import Glibc

/// A program that this one started.
package final class ChildProcess: Sendable {
  package let id: Int32

  /// Starts a program whose output goes where this one's errors go.
  ///
  /// - Parameters:
  ///   - arguments: the program, looked for in PATH where it has no slash, and its arguments.
  ///   - environment: what is added to this one's.
  package init(_ arguments: [String], environment: [String: String] = [:]) throws(GLibError) {
    var list = g_get_environ()
    for (name, value) in environment { list = g_environ_setenv(list, name, value, 1) }
    var vector = arguments.map { g_strdup($0) } + [nil]
    defer {
      for argument in vector { g_free(argument) }
      g_strfreev(list)
    }
    var id: GPid = 0
    let flags = G_SPAWN_SEARCH_PATH.rawValue | G_SPAWN_DO_NOT_REAP_CHILD.rawValue
    _ = try throwing { (error) in
      g_spawn_async(
        nil, &vector, list, GSpawnFlags(rawValue: flags), outputToErrors, nil, &id, error)
    }
    self.id = id
  }

  /// Ends it, and waits until it has. `kill`, `waitpid`
  package func end() {
    kill(id, SIGKILL)
    _ = wait()
  }

  /// Waits until it has ended. Blocks. `waitpid`
  ///
  /// - Returns: its exit status; nil where a signal ended it.
  package func wait() -> Int32? {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 && errno == EINTR {}
    return status & 0x7f == 0 ? (status >> 8) & 0xff : nil
  }

  /// The most memory that it has had at once, in bytes, while it runs. `/proc/PID/status`
  package var peakMemory: Int? { Process.memory(of: String(id), "VmHWM:") }
}

extension Process {
  /// Runs a program to its end. Blocks. `g_spawn_sync`
  ///
  /// - Returns: what it printed on standard output; nil where it could not be run, or failed.
  package static func output(of arguments: [String]) -> String? {
    var vector = arguments.map { g_strdup($0) } + [nil]
    defer { for argument in vector { g_free(argument) } }
    var (output, status): (UnsafeMutablePointer<gchar>?, gint) = (nil, 0)
    guard
      g_spawn_sync(nil, &vector, nil, G_SPAWN_SEARCH_PATH, nil, nil, &output, nil, &status, nil)
        != 0,
      status == 0, let output
    else { return nil }
    defer { g_free(output) }
    return String(cString: output)
  }

  /// The most memory that this process has had at once, in bytes.
  package static var peakMemory: Int? { memory(of: "self", "VmHWM:") }

  /// The most memory that each of the programs had that this one has started and that still run, together,
  /// in bytes. `/proc/PID/task/TID/children`
  package static var peakMemoryOfChildren: Int {
    children.reduce(0) { $0 + (memory(of: $1, "VmHWM:") ?? 0) }
  }

  private static var children: [String] {
    guard var threads = try? Directory(at: Array("/proc/self/task".utf8)) else { return [] }
    var children: [String] = []
    while let thread = try? threads.next() {
      let path = Array("/proc/self/task/".utf8) + thread.name + Array("/children".utf8)
      let text = (try? OpenFile(at: path).bytes(at: 0, count: 4096)) ?? []
      children += String(decoding: text, as: UTF8.self).split(separator: " ").map(String.init)
    }
    return children
  }

  /// The memory that this process has, in bytes.
  package static var memory: Int? { memory(of: "self", "VmRSS:") }

  /// How long the calling thread has had a processor. `clock_gettime`
  package static var threadTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  static func memory(of process: String, _ name: String) -> Int? {
    guard let file = fopen("/proc/\(process)/status", "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      let words = line.withUnsafeBytes { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        .split(whereSeparator: \.isWhitespace)
      if words.first == name[...], words.count > 1 { return Int(words[1]).map { $0 * 1024 } }
    }
    return nil
  }
}

/// `GSpawnChildSetupFunc`
private let outputToErrors: @convention(c) (UnsafeMutableRawPointer?) -> Void = { _ in
  dup2(STDERR_FILENO, STDOUT_FILENO)
}
