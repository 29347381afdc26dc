package import DecoderWire
import GLib
import PickerModel
import Synchronization

/// Has files read by other processes, `photo-picker-decoder`, which are locked in: whatever a file does
/// to one of them costs that file its picture, and nothing else.
package final class DecoderPool: Sendable {
  let launcher: DecoderLauncher
  let workers: WorkerPool
  let verdicts = FileVerdicts()
  private let quarantine = WorkerPool(label: "org.photopicker.quarantine", width: 1)
  private let idle = Mutex<[Decoder]>([])
  /// How long a decoder may work at one picture.
  let patience: Duration

  /// Ten seconds, as long as somebody might wait for a picture.
  package static let usualPatience = Duration.seconds(10)
  /// What nobody sees yet comes after all pictures.
  static let factsLevel = ThumbnailUrgency.allCases.count

  /// Starts the first decoder at once, so that no picture waits for it.
  ///
  /// - Parameters:
  ///   - program: the path of `photo-picker-decoder`.
  ///   - width: how many decoders there are at most; nil for one a core, and at least two.
  ///   - report: called once, on any thread, where decoders cannot be started.
  package init(
    program: [UInt8], width: Int? = nil, patience: Duration = usualPatience,
    report: @escaping @Sendable (DecoderProblem) -> Void = { _ in }
  ) {
    launcher = DecoderLauncher(program: program, report: report)
    self.patience = patience
    workers = WorkerPool(
      label: "org.photopicker.decode", width: width ?? max(2, Process.coreCount),
      levels: Self.factsLevel + 1)
    Task.detached { [self] in
      try? await workers.run { [self] in
        if let decoder = try? launcher.launch() { idle.withLock { $0.append(decoder) } }
      }
    }
  }

  /// What holds the decoders back; nil where none can be started. Blocks.
  package static func protection(program: [UInt8]) -> DecoderProtection? {
    let launcher = DecoderLauncher(program: program) { _ in }
    return try? launcher.launch().waitUntilReady()
  }

  // MARK: Asking

  /// Asks a decoder that has nothing to do, or a new one. Blocks, so for a worker's thread.
  func ask<Answer>(
    _ request: DecoderRequest, _ descriptors: [Descriptor], patience: Duration,
    read: (DecoderAnswer, [Descriptor]) -> Answer?
  ) throws(DecoderFailure) -> Answer {
    for _ in 0..<Self.maximumTries {
      let decoder = try takeIdleOrNew()
      do throws(DecoderFailure) {
        let answer = try ask(decoder, request, descriptors, patience: patience, read: read)
        idle.withLock { $0.append(decoder) }
        return answer
      } catch {
        guard case .gone = error else { throw error }
      }
    }
    throw .gone
  }

  /// Somebody may end decoders, but not so many one after the other.
  private static let maximumTries = 10

  private func takeIdleOrNew() throws(DecoderFailure) -> Decoder {
    if let decoder = idle.withLock({ $0.popLast() }) { return decoder }
    return try launcher.launch()
  }

  /// Asks this decoder.
  func ask<Answer>(
    _ decoder: Decoder, _ request: DecoderRequest, _ descriptors: [Descriptor],
    patience: Duration, read: (DecoderAnswer, [Descriptor]) -> Answer?
  ) throws(DecoderFailure) -> Answer {
    do throws(DecoderFailure) {
      let answer = try decoder.ask(request, descriptors, patience: patience, read: read)
      launcher.succeed()
      return answer
    } catch {
      if case .notStarted = error { launcher.fail() }
      throw error
    }
  }

  /// Does the work beside all others, one at a time. Not cancelled once it is asked for.
  func inQuarantine<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value? {
    try? await quarantine.run(work)
  }
}
