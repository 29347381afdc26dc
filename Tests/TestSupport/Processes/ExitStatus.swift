/// How a process ended.
package enum ExitStatus: Hashable, Sendable {
  case exited(Int)
  case killed(signal: Int)

  /// - Parameter status: as `waitpid` gives it (on Linux: the signal in the low seven bits, the
  ///   exit code in the byte above them).
  init(waitStatus status: Int32) {
    let signal = Int(status & 0x7f)
    self = signal == 0 ? .exited(Int(status >> 8) & 0xff) : .killed(signal: signal)
  }
}
