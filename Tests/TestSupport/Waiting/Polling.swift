import Glibc

/// How tests wait for another program: they ask every 20 ms.
package enum Polling {
  /// Long enough for a busy machine with two cores; no test waits longer for one thing.
  package static let timeout: Duration = .seconds(20)
  static let interval: Duration = .milliseconds(20)

  /// Asks until it is so. False where the time ran out.
  package static func until(
    timeout: Duration = timeout, _ condition: () throws -> Bool
  ) rethrows -> Bool {
    let end = ContinuousClock.now + timeout
    while true {
      if try condition() { return true }
      if ContinuousClock.now >= end { return false }
      sleep(interval)
    }
  }

  /// Sees that it stays so for a while, for what must not happen. False as soon as it is not so.
  package static func holds(
    for duration: Duration = .milliseconds(500), _ condition: () throws -> Bool
  ) rethrows -> Bool {
    try !until(timeout: duration) { try !condition() }
  }

  /// Stops the thread.
  package static func sleep(_ duration: Duration) {
    usleep(UInt32(duration / .microseconds(1)))
  }
}
