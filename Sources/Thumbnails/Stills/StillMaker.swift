import GLib
import PickerModel
import Synchronization

/// Has thumbnailers make stills, each in a sandbox of its own; never without one.
final class StillMaker: Sendable {
  private let folders: [[UInt8]]
  private let sandboxProgram: String
  private let patience: Duration
  private let report: @Sendable (StillProblem) -> Void
  private let setup = Mutex<Setup?>(nil)
  private let verdicts = FileVerdicts()

  /// Longer than for a picture: a video is a large file.
  static let usualPatience = Duration.seconds(15)
  /// No still is wanted larger, in pixels.
  private static let maximumEdge = 2048

  /// What is found out when the first still is wanted.
  private struct Setup: Sendable {
    let thumbnailers: [Thumbnailer]
    /// Nil where there is none, or it does not work.
    var sandbox: StillSandbox?
    var isSandboxKnown = false
  }

  /// - Parameters:
  ///   - folders: where `.thumbnailer` files lie, the most important first.
  ///   - sandbox: the name of bubblewrap's program.
  init(
    folders: [[UInt8]] = Thumbnailer.usualFolders, sandbox: String = "bwrap",
    patience: Duration = usualPatience, report: @escaping @Sendable (StillProblem) -> Void
  ) {
    (self.folders, sandboxProgram, self.patience) = (folders, sandbox, patience)
    self.report = report
  }

  /// Blocks.
  ///
  /// - Returns: what should be a PNG, in sealed memory; `unsupported`, where nothing here makes stills of
  ///   such videos.
  func still(
    of video: FilePath, _ type: MediaType, edge: Int, isWanted: () -> Bool
  ) -> Result<Descriptor, DecodingError> {
    guard isWanted() else { return .failure(.cancelled) }
    guard let (thumbnailer, sandbox) = tools(for: type) else { return .failure(.unsupported) }
    guard let (_, status) = try? Descriptor.ofFile(at: video.bytes) else {
      return .failure(.unreadable)
    }
    if let verdict = verdicts[status] { return .failure(verdict) }
    do throws(BoundedProgram.Failure) {
      return .success(
        try sandbox.still(
          of: video.bytes, fileExtension: video.lowercasedExtension,
          edge: min(max(edge, 64), Self.maximumEdge), by: thumbnailer, isWanted: isWanted))
    } catch {
      let verdict = Self.meaning(of: error)
      if verdict != .cancelled { verdicts.remember(verdict, of: status) }
      return .failure(verdict)
    }
  }

  private static func meaning(of failure: BoundedProgram.Failure) -> DecodingError {
    switch failure {
    case .notStarted: .unsupported
    case .failed: .damaged
    case .timedOut: .timedOut
    case .unwanted: .cancelled
    }
  }

  /// Nil where there is no thumbnailer for the type, or nothing to run it in.
  private func tools(for type: MediaType) -> (Thumbnailer, StillSandbox)? {
    setup.withLock { setup in
      var found = setup ?? Setup(thumbnailers: Thumbnailer.all(in: folders))
      defer { setup = found }
      guard let thumbnailer = found.thumbnailers.first(where: { $0.types.contains(type.name) })
      else { return nil }
      if !found.isSandboxKnown {
        found.sandbox = sandbox()
        found.isSandboxKnown = true
      }
      return found.sandbox.map { (thumbnailer, $0) }
    }
  }

  private func sandbox() -> StillSandbox? {
    guard let sandbox = StillSandbox(named: sandboxProgram, patience: patience) else {
      report(.noSandbox)
      return nil
    }
    if sandbox.works { return sandbox }
    report(.sandboxFails)
    return nil
  }
}
