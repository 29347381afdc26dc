internal import Glibc

/// Standard output, kept for the result alone.
package final class ResultStream: Sendable {
  private let descriptor: Int32

  /// Takes standard output for itself: what any library prints from here on goes to standard error. A
  /// closed pipe becomes an error of `write` instead of a signal.
  package init() {
    signal(SIGPIPE, SIG_IGN)
    descriptor = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    dup2(STDERR_FILENO, STDOUT_FILENO)
  }

  /// Writes all of it. May wait for the reader: not for the main thread while there is a window.
  ///
  /// - Throws: the C library's sentence about the failure.
  package func write(_ bytes: [UInt8]) throws(FileFailure) {
    try AtomicFile.writeAll(bytes, to: descriptor)
  }
}

/// Why a call of the system failed.
package struct FileFailure: Error, Hashable, Sendable {
  package let errno: Int32

  package init(errno: Int32) { self.errno = errno }

  /// The C library's sentence, in the user's language. `strerror`
  package var sentence: String { String(cString: strerror(errno)) }
}
