import DecoderWire
import GLib
package import PickerModel
import Synchronization

extension DecoderPool: PictureExporting {
  /// How long one file may take: fifty megapixels are coded anew several times where few bytes are allowed.
  private static let exportPatience = Duration.seconds(120)
  /// The most that a decoder may fill.
  private static let maximumExport = 256 << 20

  package func export(
    _ file: FilePath, _ recipe: ExportRecipe
  ) async throws(ExportError) -> ExportedPicture {
    let stop = ExportStop()
    let made: Result<ExportedPicture, ExportError>? = await withTaskCancellationHandler {
      try? await exporters.run { [self] in outcome(of: file, recipe, stop) }
    } onCancel: {
      stop.stop()
    }
    if stop.isStopped { throw .decoding(.cancelled) }
    return try (made ?? .failure(.decoding(.cancelled))).get()
  }

  /// What a decoder did not live through gets two more chances, with others. Blocks.
  private func outcome(
    of file: FilePath, _ recipe: ExportRecipe, _ stop: ExportStop
  ) -> Result<ExportedPicture, ExportError> {
    guard let (descriptor, _) = try? Descriptor.ofFile(at: file.bytes) else {
      return .failure(.decoding(.unreadable))
    }
    var failure = DecodingError.crashed
    for _ in 0..<3 where !stop.isStopped {
      do throws(DecoderFailure) {
        return try askForExport(descriptor, recipe, stop)
      } catch {
        switch error {
        case .notStarted: return .failure(.decoding(.noDecoder))
        case .timedOut: return .failure(.decoding(.timedOut))
        case .killed, .gone: failure = .noDecoder
        case .crashed: failure = .crashed
        }
      }
    }
    return .failure(.decoding(failure))
  }

  private func askForExport(
    _ file: Descriptor, _ recipe: ExportRecipe, _ stop: ExportStop
  ) throws(DecoderFailure) -> Result<ExportedPicture, ExportError> {
    for role in DecoderRole.allCases {
      let answer = try ask(role, stop) { decoder throws(DecoderFailure) in
        try ask(
          decoder, .export(recipe), [file], patience: Self.exportPatience, read: Self.exported)
      }
      if let answer { return answer }
    }
    throw .crashed
  }

  /// - Returns: nil where a decoder of another role has to be asked.
  private func ask(
    _ role: DecoderRole, _ stop: ExportStop,
    _ work: (Decoder) throws(DecoderFailure) -> Result<ExportedPicture, ExportError>?
  ) throws(DecoderFailure) -> Result<ExportedPicture, ExportError>? {
    let decoder = try takeIdleOrNew(role)
    guard stop.watch(decoder) else { throw .killed }
    defer { stop.watch(nil) }
    let answer = try work(decoder)
    // One that is ended meanwhile is nobody's any more.
    if stop.watch(nil) { giveBack(decoder, role) }
    return answer
  }

  /// Nil inside where it is a drawing; nil where it is no answer to an export.
  private static func exported(
    _ answer: DecoderAnswer, _ descriptors: [Descriptor]
  ) -> Result<ExportedPicture, ExportError>?? {
    switch answer {
    case .isDrawing: return .some(nil)
    case .notExported(let error): return .failure(error)
    case .export(let export):
      guard let count = export.count else { return .success(ExportedPicture(export, nil)) }
      guard count <= maximumExport, descriptors.count == 1,
        let parts = SealedMemory.parts(of: descriptors[0], lengths: [count])
      else { return nil }
      return .success(ExportedPicture(export, parts[0]))
    default: return nil
    }
  }
}

extension ExportedPicture {
  fileprivate init(_ export: DecoderExport, _ bytes: [UInt8]?) {
    self.init(
      bytes: bytes, type: export.type.type, size: export.size,
      keepsMovement: export.keepsMovement)
  }
}

/// Ends the decoder that works for a task, when that is cancelled.
private final class ExportStop: Sendable {
  private let state = Mutex<(isStopped: Bool, decoder: Decoder?)>((false, nil))

  var isStopped: Bool { state.withLock(\.isStopped) }

  func stop() {
    state.withLock { state in
      state.isStopped = true
      state.decoder?.end()
    }
  }

  /// - Returns: false where it is too late for that.
  @discardableResult func watch(_ decoder: Decoder?) -> Bool {
    state.withLock { state in
      state.decoder = decoder
      return !state.isStopped
    }
  }
}
