internal import Glibc
internal import Synchronization

/// A process that this one started. It is waited for on a thread of its own, so that it leaves no trace in the
/// kernel's table once it has ended, whoever ended it and whether or not anybody asks for it again.
final class Child: Sendable {
  let id: Int32
  /// As `waitpid` gives it, once it has ended: from then on the number may be another's.
  private let ended = Mutex<Int32?>(nil)

  /// - Parameter told: gets the status when it has ended, on that thread.
  init(_ id: Int32, told: @escaping @Sendable (Int32) -> Void = { _ in }) {
    self.id = id
    WorkerThread.start("org.photopicker.child") { [self] in told(wait()) }
  }

  /// Nil while it runs.
  var status: Int32? { ended.withLock(\.self) }

  func kill() {
    ended.withLock { ended in
      if ended == nil { _ = Glibc.kill(id, SIGKILL) }
    }
  }

  /// It keeps its number until the second call, which nobody is to kill after. `waitid`, `waitpid`
  private func wait() -> Int32 {
    var information = siginfo_t()
    while waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    return ended.withLock { ended in
      var status: Int32 = 0
      if waitpid(id, &status, 0) != id { status = 0 }
      ended = status
      return status
    }
  }
}
