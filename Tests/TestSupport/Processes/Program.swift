import Glibc

/// A started program. It is killed, with those it started, when the last reference is dropped.
package final class Program {
  package let processID: Int32
  private let output: OutputSink
  private let errors: OutputSink
  private var ended: ExitStatus?

  /// How to start it. Names are bytes throughout: `Foundation.Process` would lose those that are
  /// not UTF-8.
  package struct Launch {
    /// The program, sought in PATH where it has no slash, and its arguments.
    package var command: [ByteString]
    /// The whole environment; nil: the test's own.
    package var environment: [String: ByteString]?
    package var workingFolder: ByteString?
    package var output = Output.captured

    package init(_ command: [ByteString]) {
      self.command = command
    }
  }

  package init(_ launch: Launch) throws {
    output = try OutputSink.open(launch.output)
    errors = try OutputSink.open(.captured)
    processID = try Spawn(output: output.descriptor, errors: errors.descriptor).start(launch)
  }

  deinit {
    if ended == nil {
      kill(-processID, SIGKILL)
      waitpid(processID, nil, 0)
    }
  }

  /// What it has written to standard output until now; empty where that is not captured.
  package var standardOutput: ByteString { output.contents }
  /// What it has written to standard error until now.
  package var standardError: ByteString { errors.contents }

  /// The most memory it has had until now, in bytes (`VmHWM` of proc(5)); 0 where it has ended.
  package var peakMemory: Int {
    let lines = (try? Files.read("/proc/\(processID)/status"))?.lines ?? []
    let words = lines.first { $0.hasPrefix("VmHWM:") }?.split { $0 == " " || $0 == "\t" } ?? []
    return words.count > 1 ? (Int(words[1]) ?? 0) * 1024 : 0
  }

  package var isRunning: Bool { status == nil }

  /// How it ended; nil while it runs.
  package var status: ExitStatus? {
    if let ended { return ended }
    var status: Int32 = 0
    if waitpid(processID, &status, WNOHANG) == processID { ended = ExitStatus(waitStatus: status) }
    return ended
  }

  package func send(_ signal: Int32) {
    if isRunning { kill(processID, signal) }
  }

  /// Waits for its end. Kills it, with those it started, and throws where that does not come in
  /// time.
  package func wait(timeout: Duration = Polling.timeout) throws -> ExitStatus {
    if Polling.until(timeout: timeout, { !isRunning }), let ended { return ended }
    kill(-processID, SIGKILL)
    throw TestFailure("still running after \(timeout); standard error: \(standardError)")
  }

  /// Runs a program of the system to its end and gives its output. Throws where it fails.
  @discardableResult
  package static func run(_ command: [ByteString]) throws -> ByteString {
    let program = try Program(Launch(command))
    let status = try program.wait()
    guard status == .exited(0) else {
      throw TestFailure("\(command.map(\.text)): \(status): \(program.standardError)")
    }
    return program.standardOutput
  }
}
