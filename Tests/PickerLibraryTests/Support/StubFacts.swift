import PickerModel
import Synchronization

/// Tells what the stamp of a file tells, as a reader does that understands no file.
final class StubFacts: PhotoFactsReading {
  private let batches = Mutex<[Int]>([])
  private let pause: Duration
  private let type: @Sendable (FactsRequest) -> MediaType

  /// - Parameters:
  ///   - pause: how long each batch takes.
  ///   - type: what the contents of a file are.
  init(
    pause: Duration = .zero, type: @escaping @Sendable (FactsRequest) -> MediaType = { $0.type }
  ) {
    self.pause = pause
    self.type = type
  }

  /// The sizes of the batches that were asked for.
  var batchSizes: [Int] { batches.withLock { $0 } }

  func facts(of files: [FactsRequest]) async -> [PhotoFacts] {
    batches.withLock { $0.append(files.count) }
    if pause > .zero { try? await Task.sleep(for: pause) }
    return files.map { PhotoFacts(type: type($0), taken: TakenTime(modified: $0.file.modified)) }
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
