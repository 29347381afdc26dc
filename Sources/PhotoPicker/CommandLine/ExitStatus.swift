/// How the program ends.
package enum ExitStatus: Int32, Sendable {
  /// A selection was made.
  case done = 0
  case cancelled = 1
  /// The command line is wrong.
  case usage = 2
  /// It could not run, or the result could not be written.
  case failed = 3
}
