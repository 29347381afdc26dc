import DecoderWire
import GLib
import PickerModel

// One file is one job: what it does to a decoder costs it its own picture.

extension DecoderPool {
  /// What is to be done with a file.
  struct Job: Sendable {
    let path: FilePath
    let level: Level
    let wire: DecoderRequest
  }

  /// What an answer means; nil where it is none to the request.
  typealias Reading<Value> = @Sendable (DecoderAnswer, [Descriptor]) -> Value?
  private typealias Outcome<Value> = Result<Value, DecodingError>

  /// A file that has cost a decoder its life gets one more chance, with another.
  func decode<Value: Sendable>(
    _ job: Job, read: @escaping Reading<Value>
  ) async throws(DecodingError) -> Value {
    defer { SpareMemory.giveBackWhenQuiet() }
    let attempt: Attempt<Value>? = try? await workers.run(level: job.level.rawValue) { [self] in
      self.attempt(job, read)
    }
    switch attempt {
    case .done(let outcome): return try outcome.get()
    case .suspect(let suspect):
      let outcome: Outcome<Value>? = await inQuarantine { [self] in retry(suspect, job, read) }
      return try (outcome ?? .failure(.cancelled)).get()
    case nil: throw .cancelled
    }
  }

  /// A file that has cost a decoder its life.
  private struct Suspect: Sendable {
    let file: Descriptor
    let status: FileStatus
    /// How long another decoder may work at it.
    let patience: Duration
  }

  private enum Attempt<Value: Sendable>: Sendable {
    case done(Outcome<Value>)
    case suspect(Suspect)
  }

  private func attempt<Value>(_ job: Job, _ read: @escaping Reading<Value>) -> Attempt<Value> {
    guard let (file, status) = try? Descriptor.ofFile(at: job.path.bytes) else {
      return .done(.failure(.unreadable))
    }
    if let verdict = verdicts[status] { return .done(.failure(verdict)) }
    let begin = ContinuousClock.now
    do throws(DecoderFailure) {
      return .done(
        try ask(job.wire, [file], patience: patience) { Self.outcome($0, $1, read) })
    } catch {
      switch error {
      case .notStarted: return .done(.failure(.noDecoder))
      case .gone, .crashed, .killed:
        // Both together take no longer than one may.
        let left = max(patience / 10, patience - (.now - begin))
        return .suspect(Suspect(file: file, status: status, patience: left))
      case .timedOut(wasStarved: true):
        return .suspect(Suspect(file: file, status: status, patience: patience))
      case .timedOut(wasStarved: false):
        // It would do the same again.
        verdicts.remember(.timedOut, of: status)
        return .done(.failure(.timedOut))
      }
    }
  }

  /// Somebody may end decoders again and again. That is not the file's fault, so it is not written down as one;
  /// but after so often it may be its doing, and it is left alone until the next start.
  static let maximumKills = 5

  /// Gives a file one more chance, with a decoder of its own: that another one ended may have had other
  /// reasons.
  private func retry<Value>(
    _ suspect: Suspect, _ job: Job, _ read: @escaping Reading<Value>
  ) -> Outcome<Value> {
    let end = ContinuousClock.now + suspect.patience
    for _ in 1..<Self.maximumKills {
      do throws(DecoderFailure) {
        return try askAlone(suspect, job, until: end, read)
      } catch {
        switch error {
        case .notStarted: return .failure(.noDecoder)
        case .crashed: return remember(.crashed, of: suspect)
        case .timedOut: return remember(.timedOut, of: suspect)
        case .gone, .killed: continue
        }
      }
    }
    return remember(.noDecoder, of: suspect)
  }

  private func askAlone<Value>(
    _ suspect: Suspect, _ job: Job, until end: ContinuousClock.Instant,
    _ read: @escaping Reading<Value>
  ) throws(DecoderFailure) -> Outcome<Value> {
    let patience = max(patience / 10, end - .now)
    return try askAnew(job.wire, [suspect.file], patience: patience) {
      Self.outcome($0, $1, read)
    }
  }

  private func remember<Value>(_ verdict: DecodingError, of suspect: Suspect) -> Outcome<Value> {
    verdicts.remember(verdict, of: suspect.status)
    return .failure(verdict)
  }

  private static func outcome<Value>(
    _ answer: DecoderAnswer, _ descriptors: [Descriptor], _ read: Reading<Value>
  ) -> Outcome<Value>? {
    if case .failed(let error) = answer { return .failure(error) }
    return read(answer, descriptors).map { .success($0) }
  }
}
