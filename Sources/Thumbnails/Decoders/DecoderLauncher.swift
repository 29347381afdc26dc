import DecoderWire
import GLib
import Synchronization

/// Starts decoders, for as long as there is hope that this works.
final class DecoderLauncher: Sendable {
  private let program: [UInt8]
  private let report: @Sendable (DecoderProblem) -> Void
  private let failures = Atomic(0)

  /// So many in a row that did not come to work are enough to know.
  private static let maximumFailures = 3

  init(program: [UInt8], report: @escaping @Sendable (DecoderProblem) -> Void) {
    self.program = program
    self.report = report
  }

  func launch(_ role: DecoderRole = .pictures) throws(DecoderFailure) -> Decoder {
    guard failures.load(ordering: .relaxed) < Self.maximumFailures else { throw .notStarted }
    do throws(FileFailure) {
      return Decoder(
        try Companion(
          at: program, arguments: [Array(role.argument.utf8)], environment: Self.environment))
    } catch {
      fail(error)
      throw .notStarted
    }
  }

  /// A decoder came to work.
  func succeed() { failures.store(0, ordering: .relaxed) }

  /// A decoder was started and did not come to work, or none could be started, for the reason given.
  func fail(_ reason: FileFailure? = nil) {
    // What is not there will not come.
    let step = reason?.isMissing == true ? Self.maximumFailures : 1
    let change = failures.wrappingAdd(step, ordering: .relaxed)
    if change.oldValue < Self.maximumFailures, change.newValue >= Self.maximumFailures {
      report(DecoderProblem(program: program, reason: reason))
    }
  }

  /// Nothing else of the user's environment is told to a decoder.
  private static var environment: [String: String] {
    let names = [
      "GDK_PIXBUF_MODULE_FILE", "GDK_PIXBUF_MODULEDIR", "LIBHEIF_PLUGIN_PATH", "LD_LIBRARY_PATH",
      "FONTCONFIG_FILE", "FONTCONFIG_PATH", "ASAN_OPTIONS",
    ]
    var environment: [String: String] = [:]
    for name in names { environment[name] = Process.environment(name) }
    // Where the time zone has no name the C library looks at this file again and again, and the decoder
    // could not.
    environment["TZ"] = Process.environment("TZ") ?? ":/etc/localtime"
    return environment
  }
}
