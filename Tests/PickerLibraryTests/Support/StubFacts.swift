import PickerModel
import Synchronization

/// Tells what the stamp of a file tells, as a reader does that understands no file.
final class StubFacts: PhotoFactsReading {
  private let batches = Mutex<[Int]>([])
  private let pause: Duration
  private let type: @Sendable (FactsRequest) -> MediaType
  private let canRead: Bool

  /// - Parameters:
  ///   - pause: how long each batch takes.
  ///   - type: what the contents of a file are.
  ///   - canRead: whether files can be read at all.
  init(
    pause: Duration = .zero, type: @escaping @Sendable (FactsRequest) -> MediaType = { $0.type },
    canRead: Bool = true
  ) {
    self.canRead = canRead
    self.pause = pause
    self.type = type
  }

  /// The sizes of the batches that were asked for.
  var batchSizes: [Int] { batches.withLock { $0 } }

  func facts(of files: [FactsRequest]) async -> [PhotoFacts] {
    batches.withLock { $0.append(files.count) }
    if pause > .zero { try? await Task.sleep(for: pause) }
    return files.map { file in
      var facts = PhotoFacts(type: type(file), taken: TakenTime(modified: file.file.modified))
      if !canRead { facts.traits = .unread }
      return facts
    }
  }

  func pixelSizes(of files: [FilePath]) async -> [PixelSize?] { files.map { _ in nil } }
}

extension TakenTime {
  /// As in UTC.
  init(modified: Timestamp) {
    self.init(
      wall: CivilTime(secondsSince1970: modified.seconds), nanoseconds: modified.nanoseconds,
      instant: modified.seconds, source: .mtime)
  }
}
