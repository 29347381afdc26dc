import DecoderWire
import GLib
package import PickerModel

extension DecoderPool: PictureDecoding {
  private typealias Outcome = Result<DecodedPicture, DecodingError>

  package func picture(_ request: DecodingRequest) async throws(DecodingError) -> DecodedPicture {
    let attempt: Attempt? = try? await workers.run(level: request.urgency.rawValue) { [self] in
      self.attempt(request)
    }
    switch attempt {
    case .done(let outcome): return try outcome.get()
    case .suspect(let suspect):
      let outcome: Outcome? = await inQuarantine { [self] in retry(suspect, request) }
      return try (outcome ?? Outcome.failure(.cancelled)).get()
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

  private enum Attempt: Sendable {
    case done(Outcome)
    case suspect(Suspect)
  }

  private func attempt(_ request: DecodingRequest) -> Attempt {
    guard let (file, status) = try? Descriptor.ofFile(at: request.path.bytes) else {
      return .done(.failure(.unreadable))
    }
    if let verdict = verdicts[status] { return .done(.failure(verdict)) }
    let begin = ContinuousClock.now
    do throws(DecoderFailure) {
      return .done(
        try ask(request.wire, [file], patience: patience) { Self.read($0, $1, for: request) })
    } catch {
      switch error {
      case .notStarted: return .done(.failure(.noDecoder))
      case .gone, .crashed:
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

  /// Gives a file one more chance, with a decoder of its own: that another one ended may have had other
  /// reasons.
  private func retry(_ suspect: Suspect, _ request: DecodingRequest) -> Outcome {
    do throws(DecoderFailure) {
      return try askAnew(
        request.wire, [suspect.file], patience: suspect.patience
      ) { Self.read($0, $1, for: request) }
    } catch {
      let verdict: DecodingError
      switch error {
      case .notStarted: return .failure(.noDecoder)
      case .gone, .crashed: verdict = .crashed
      case .timedOut: verdict = .timedOut
      }
      verdicts.remember(verdict, of: suspect.status)
      return .failure(verdict)
    }
  }

  /// What the answer says; nil where it is no right answer.
  private static func read(
    _ answer: DecoderAnswer, _ descriptors: [Descriptor], for request: DecodingRequest
  ) -> Outcome? {
    switch answer {
    case .failed(let error): .failure(error)
    case .picture(let picture) where picture.answers(request) && descriptors.count == 1:
      picture.decoded(from: descriptors[0]).map { .success($0) }
    default: nil
    }
  }
}

extension DecodingRequest {
  fileprivate var wire: DecoderRequest {
    .picture(maximumEdge: maximumEdge, squareEdge: squareEdge)
  }
}

extension DecoderPicture {
  fileprivate func answers(_ request: DecodingRequest) -> Bool {
    max(size.width, size.height) <= request.maximumEdge
      && square == request.squareEdge.map { PixelSize(width: $0, height: $0) }
  }

  /// Nil where the memory does not hold just these pixels.
  fileprivate func decoded(from memory: Descriptor) -> DecodedPicture? {
    let sizes = [size, square].compactMap(\.self)
    guard
      let parts = SealedMemory.parts(of: memory, lengths: sizes.map { $0.width * $0.height * 4 })
    else { return nil }
    let buffers = zip(sizes, parts).map {
      PixelBuffer(width: $0.width, height: $0.height, bytes: $1)
    }
    return DecodedPicture(
      pixels: buffers[0], square: square == nil ? nil : buffers[1], originalSize: originalSize,
      texts: Dictionary(texts.map { ($0.key, $0.value) }) { first, _ in first })
  }
}
