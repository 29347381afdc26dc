internal import CGLib
internal import Glibc
import Synchronization

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

/// The process of a companion. It is waited for on a thread of its own, so that it leaves no trace in the
/// kernel's table once it has ended, whoever ended it and whether or not anybody asks for it again.
private final class Child: Sendable {
  let id: Int32
  /// As `waitpid` gives it, once it has ended: from then on the number may be another's.
  private let ended = Mutex<Int32?>(nil)

  init(_ id: Int32) {
    self.id = id
    WorkerThread.start("org.photopicker.child") { [self] in wait() }
  }

  /// Nil while it runs.
  var status: Int32? { ended.withLock(\.self) }

  func kill() {
    ended.withLock { ended in
      if ended == nil { _ = Glibc.kill(id, SIGKILL) }
    }
  }

  /// It keeps its number until the second call, which nobody is to kill after. `waitid`, `waitpid`
  private func wait() {
    var information = siginfo_t()
    while waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    ended.withLock { ended in
      var status: Int32 = 0
      ended = waitpid(id, &status, 0) == id ? status : 0
    }
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
