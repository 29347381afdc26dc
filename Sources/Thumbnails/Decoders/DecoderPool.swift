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
  /// Copies are made beside all else, and few at once: each may take half a gigabyte.
  let exporters = WorkerPool(
    label: "org.photopicker.export", width: min(2, Process.coreCount))
  private let quarantine = WorkerPool(label: "org.photopicker.quarantine", width: 1)
  private let idle = Mutex<[DecoderRole: [Decoder]]>([:])
  /// How long a decoder may work at one picture.
  let patience: Duration

  /// Ten seconds, as long as somebody might wait for a picture.
  package static let usualPatience = Duration.seconds(10)
  /// What is done first.
  enum Level: Int, CaseIterable {
    /// They take a hundredth of what the pictures take.
    case previews
    case visible, near
    /// What nobody sees yet comes after all pictures.
    case facts

    init(_ urgency: ThumbnailUrgency) {
      switch urgency {
      case .visible: self = .visible
      case .near: self = .near
      }
    }
  }

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
      levels: Level.allCases.count)
    Task.detached { [self] in
      try? await workers.run { [self] in
        if let decoder = try? launcher.launch() { giveBack(decoder, .pictures) }
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
  ///
  /// - Parameters:
  ///   - patience: how long it may work.
  ///   - read: what the answer means; nil where it is none to this request.
  func ask<Answer>(
    _ request: DecoderRequest, _ descriptors: [Descriptor], patience: Duration,
    read: @escaping (DecoderAnswer, [Descriptor]) -> Answer?
  ) throws(DecoderFailure) -> Answer {
    try byRole(read) { (role, read) throws(DecoderFailure) in
      try ask(role, request, descriptors, patience: patience, read: read)
    }
  }

  /// Asks new decoders, which end afterwards. Blocks.
  func askAnew<Answer>(
    _ request: DecoderRequest, _ descriptors: [Descriptor], patience: Duration,
    read: @escaping (DecoderAnswer, [Descriptor]) -> Answer?
  ) throws(DecoderFailure) -> Answer {
    try byRole(read) { (role, read) throws(DecoderFailure) in
      try ask(try launcher.launch(role), request, descriptors, patience: patience, read: read)
    }
  }

  /// Asks a decoder for pictures, and where that says so, one for drawings.
  private func byRole<Answer>(
    _ read: @escaping (DecoderAnswer, [Descriptor]) -> Answer?,
    ask: (DecoderRole, (DecoderAnswer, [Descriptor]) -> Answer??) throws(DecoderFailure) -> Answer?
  ) throws(DecoderFailure) -> Answer {
    let answer = try ask(.pictures) { answer, descriptors in
      answer == .isDrawing ? .some(nil) : read(answer, descriptors).map { .some($0) }
    }
    if let answer { return answer }
    guard let answer = try ask(.drawings, { read($0, $1).map { .some($0) } }) else {
      throw .crashed
    }
    return answer
  }

  private func ask<Answer>(
    _ role: DecoderRole, _ request: DecoderRequest, _ descriptors: [Descriptor],
    patience: Duration, read: (DecoderAnswer, [Descriptor]) -> Answer?
  ) throws(DecoderFailure) -> Answer {
    for _ in 0..<Self.maximumTries {
      let decoder = try takeIdleOrNew(role)
      do throws(DecoderFailure) {
        let answer = try ask(decoder, request, descriptors, patience: patience, read: read)
        giveBack(decoder, role)
        return answer
      } catch {
        guard case .gone = error else { throw error }
      }
    }
    throw .gone
  }

  /// Somebody may end decoders, but not so many one after the other.
  private static let maximumTries = 10

  func takeIdleOrNew(_ role: DecoderRole) throws(DecoderFailure) -> Decoder {
    if let decoder = idle.withLock({ $0[role]?.popLast() }) { return decoder }
    return try launcher.launch(role)
  }

  func giveBack(_ decoder: Decoder, _ role: DecoderRole) {
    idle.withLock { $0[role, default: []].append(decoder) }
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
