internal import CGLib
internal import Glibc

/// A lock that one process at a time has. It binds only those that ask for it too, and is free again when
/// the process ends, however it does.
package enum FileLock {
  /// Does something while no other process has the lock. The file that stands for it is made where it is
  /// missing, and stays: who took it away would let two have it at once. Blocks. `flock`
  ///
  /// - Parameter patience: how long it is waited for.
  /// - Throws: `EWOULDBLOCK` where somebody else has it all the time.
  @discardableResult
  package static func holding<Value>(
    _ path: [UInt8], patience: Duration, _ work: () throws(FileFailure) -> Value
  ) throws(FileFailure) -> Value {
    let lock = try take(path, patience: patience)
    return try withExtendedLifetime(lock) { () throws(FileFailure) in try work() }
  }

  /// The same, for as long as the descriptor lives.
  package static func take(_ path: [UInt8], patience: Duration) throws(FileFailure) -> Descriptor {
    let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    let descriptor = withCString(path) { open($0, flags, 0o600) }
    guard descriptor >= 0 else { throw FileFailure(errno: errno) }
    let lock = Descriptor(adopting: descriptor)
    let end = ContinuousClock.now + patience
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      let failure = FileFailure(errno: errno)
      let isTaken = failure.errno == EWOULDBLOCK || failure.errno == EINTR
      guard isTaken, ContinuousClock.now < end else { throw failure }
      usleep(5000)
    }
    return lock
  }
}
