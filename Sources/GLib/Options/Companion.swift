internal import CGLib
internal import Glibc

/// A program of our own that this one started, and talks with over a socket. It ends when this process
/// does: it asks for that itself.
package final class Companion: Sendable {
  package let socket: MessageSocket
  private let child: Child

  /// Where the companion finds its end of the socket.
  package static let socketNumber: Int32 = 3

  /// Starts a program; it has no input and no output, and this one's errors.
  ///
  /// - Parameters:
  ///   - path: absolute.
  ///   - environment: all of it.
  package init(
    at path: [UInt8], arguments: [[UInt8]] = [], environment: [String: String]
  ) throws(FileFailure) {
    let (own, others) = try MessageSocket.pair()
    socket = own
    let result = LastingThread.run {
      Result { () throws(FileFailure) in
        try Spawning.start(
          [path] + arguments, environment,
          copies: [STDIN_FILENO: STDOUT_FILENO, others.number: Self.socketNumber])
      }
    }
    child = Child(try result.get())
  }

  /// Ends it. Does not wait for that: while it reads a file of a mount that hangs, it cannot be ended.
  /// `kill`
  deinit { child.kill() }

  /// Ends it before the last reference is gone. `kill`
  package func end() { child.kill() }

  /// Whether somebody else ended it, and not itself or a fault: `SIGKILL` or `SIGTERM`. Waits a little
  /// where its end shows, but has not come yet.
  package var wasKilled: Bool {
    for _ in 0..<100 {
      if let status = child.status { return [SIGKILL, SIGTERM].contains(status & 0x7f) }
      usleep(1000)
    }
    return false
  }

  /// How long it has had a processor. `clock_getcpuclockid`
  package var processorTime: Duration {
    var (clock, time) = (clockid_t(), timespec())
    guard clock_getcpuclockid(child.id, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return .zero
    }
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}

extension Companion {
  /// The socket to the program that started this one; nil where it was started otherwise. Ask once.
  package static var picker: MessageSocket? {
    var (kind, length) = (Int32(0), socklen_t(MemoryLayout<Int32>.size))
    let status = getsockopt(socketNumber, SOL_SOCKET, SO_TYPE, &kind, &length)
    guard status == 0, kind == Int32(SOCK_SEQPACKET.rawValue) else { return nil }
    return MessageSocket(Descriptor(adopting: socketNumber))
  }
}
