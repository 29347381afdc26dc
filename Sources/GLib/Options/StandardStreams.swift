internal import Glibc

/// The streams that a program starts with.
package enum StandardStreams {
  package static func print(_ text: String) {
    try? AtomicFile.writeAll(Array(text.utf8), to: STDOUT_FILENO)
  }

  package static func printError(_ text: String) {
    try? AtomicFile.writeAll(Array(text.utf8), to: STDERR_FILENO)
  }

  /// What any library says of errors goes from here on to where standard output goes. `dup2`
  package static func silenceErrors() { dup2(STDOUT_FILENO, STDERR_FILENO) }
}
