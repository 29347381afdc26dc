/// Why videos have no stills, though there is a program that would make them.
package enum StillProblem: Hashable, Sendable {
  /// bubblewrap is not installed.
  case noSandbox
  /// bubblewrap cannot work here, as in many containers.
  case sandboxFails
}
