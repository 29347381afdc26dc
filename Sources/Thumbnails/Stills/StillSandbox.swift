import GLib

/// Runs thumbnailers, which are others' programs reading untrusted files, so that they can do nothing
/// but that: bubblewrap gives them the machine's programs and one file to read, a folder in memory to
/// write to, and neither a network nor other processes, as GNOME does it.
struct StillSandbox: Sendable {
  /// bubblewrap's file.
  private let program: [UInt8]
  private let patience: Duration

  /// What a still may have, in bytes: on the way, and in the end.
  private static let (temporaryRoom, outputRoom) = (256 << 20, 64 << 20)
  /// What a thumbnailer may have of memory, in bytes, as addresses: GStreamer sets aside a lot.
  private static let memory = 2 << 30
  private static let output = "/output/still.png"

  /// Nil where bubblewrap is not installed.
  init?(named name: String = "bwrap", patience: Duration) {
    guard let program = Bubblewrap.program(named: name) else { return nil }
    self.program = program
    self.patience = patience
  }

  /// Whether programs can be run in it here: many containers allow no namespaces. Blocks.
  var works: Bool {
    (try? BoundedProgram.output(
      of: wrapped(["/bin/sh", "-c", ":"], bindings: []), environment: Self.environment,
      patience: patience)) != nil
  }

  /// Has a thumbnailer make the still of a video. Blocks.
  ///
  /// - Parameter edge: the longer side, in pixels; the thumbnailer may take its own.
  /// - Returns: what should be a PNG, in sealed memory.
  func still(
    of video: [UInt8], fileExtension: String, edge: Int, by thumbnailer: Thumbnailer,
    isWanted: () -> Bool
  ) throws(BoundedProgram.Failure) -> Descriptor {
    guard let own = thumbnailer.program else { throw .failed }
    let input = "/input/video." + fileExtension.filter { $0.isASCII && $0.isLetter || $0.isNumber }
    let arguments = thumbnailer.arguments(
      for: Thumbnailer.Job(input: input, output: Self.output, edge: edge))
    var bindings: [[UInt8]] = [Array("--ro-bind".utf8), video, Array(input.utf8)]
    // What is not among the machine's programs is alone there.
    if !own.starts(with: Array("/usr/".utf8)) { bindings += [Array("--ro-bind".utf8), own, own] }
    let memory = try BoundedProgram.output(
      of: wrapped(["/bin/sh", "-c", Self.script, "sh"], bindings: bindings)
        + [own] + arguments.map { Array($0.utf8) },
      environment: Self.environment, patience: patience, isWanted: isWanted)
    guard let length = memory.length, length > 0 else { throw .failed }
    return memory
  }

  /// Sets limits, runs the thumbnailer, and prints what it wrote. dash(1): memory in kilobytes, files in
  /// blocks of 512 bytes, processor time in seconds.
  private static let script = """
    ulimit -c 0; ulimit -v \(memory >> 10); ulimit -f \(temporaryRoom >> 9); ulimit -t 60
    "$@" >/dev/null && ulimit -f \(outputRoom >> 9) && exec cat \(output)
    """

  private static let environment = Bubblewrap.environment

  private func wrapped(_ command: [String], bindings: [[UInt8]]) -> [[UInt8]] {
    let own = [
      "--ro-bind-try", "/etc/fonts", "/etc/fonts",
      "--size", String(Self.outputRoom), "--tmpfs", "/output",
    ]
    let options = Bubblewrap.arguments(room: Self.temporaryRoom) + own
    return [program] + options.map { Array($0.utf8) } + bindings + command.map { Array($0.utf8) }
  }
}
