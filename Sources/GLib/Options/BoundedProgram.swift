internal import CGLib
internal import Glibc

/// A program that is run to its end, or to the end of somebody's patience.
package enum BoundedProgram {
  package enum Failure: Error, Hashable, Sendable {
    case notStarted(FileFailure)
    /// It said so, or a signal ended it.
    case failed
    case timedOut
    /// It was ended, as nobody wants its output any more.
    case unwanted
  }

  /// Runs a program that has no input, whose errors nobody sees, and that gets no other open file. Blocks.
  /// What the program starts has to end with it, which is up to the program.
  ///
  /// - Parameters:
  ///   - arguments: the first is the program's absolute path.
  ///   - environment: all of it.
  ///   - isWanted: asked again and again while it runs.
  /// - Returns: what it printed, in sealed memory.
  package static func output(
    of arguments: [[UInt8]], environment: [String: String], patience: Duration,
    isWanted: () -> Bool = { true }
  ) throws(Failure) -> Descriptor {
    let memory: Descriptor
    let id: pid_t
    do throws(FileFailure) {
      memory = try SealedMemory.open()
      id = try Spawning.start(
        arguments, environment,
        copies: [STDIN_FILENO: STDERR_FILENO, memory.number: STDOUT_FILENO],
        closingFrom: STDERR_FILENO + 1)
    } catch {
      throw .notStarted(error)
    }
    guard try wait(for: id, patience, isWanted) == 0 else { throw .failed }
    do throws(FileFailure) { try SealedMemory.seal(memory) } catch { throw .failed }
    return memory
  }

  /// In microseconds.
  private static let pause: UInt32 = 5000

  private static func wait(
    for id: pid_t, _ patience: Duration, _ isWanted: () -> Bool
  ) throws(Failure) -> Int32 {
    let deadline = ContinuousClock.now + patience
    var status: Int32 = 0
    while true {
      let ended = waitpid(id, &status, WNOHANG)
      if ended == id { return status }
      if ended < 0 && errno != EINTR { throw .failed }
      let isLate = ContinuousClock.now > deadline
      if isLate || !isWanted() {
        kill(id, SIGKILL)
        while waitpid(id, &status, 0) < 0 && errno == EINTR {}
        throw isLate ? .timedOut : .unwanted
      }
      usleep(pause)
    }
  }
}
