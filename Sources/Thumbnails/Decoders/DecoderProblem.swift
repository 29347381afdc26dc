package import GLib

/// Decoders cannot be started: no picture can be shown.
package struct DecoderProblem: Hashable, Sendable {
  /// The path of the program.
  package let program: [UInt8]
  /// Nil where the program starts, but does not come to work.
  package let reason: FileFailure?
}
