import GLib
package import PickerModel
import Synchronization

/// Decodes and reads files in this process, on threads of its own.
package final class InProcessDecoder: Sendable {
  private let pictures: WorkerPool
  private let facts: WorkerPool

  /// - Parameter width: how many files are worked on at once; nil for one a core.
  package init(width: Int? = nil) {
    PixbufTypes.register()
    let width = width ?? Process.coreCount
    pictures = WorkerPool(
      label: "org.photopicker.decode", width: width, levels: ThumbnailUrgency.allCases.count)
    facts = WorkerPool(label: "org.photopicker.facts", width: width)
  }
}

extension InProcessDecoder: PictureDecoding {
  package func picture(_ request: DecodingRequest) async throws(DecodingError) -> DecodedPicture {
    let flag = CancellationFlag()
    let result = await withTaskCancellationHandler {
      try? await pictures.run(level: request.urgency.rawValue) {
        Self.decode(request) { flag.isSet }
      }
    } onCancel: {
      flag.set()
    }
    guard let result else { throw .cancelled }
    return try result.get()
  }

  private static func decode(
    _ request: DecodingRequest, isCancelled: () -> Bool
  ) -> Result<DecodedPicture, DecodingError> {
    guard let file = try? OpenFile(at: request.path.bytes) else { return .failure(.unreadable) }
    do throws(DecodingError) {
      return .success(try PictureDecoder.picture(of: file, request, isCancelled: isCancelled))
    } catch {
      return .failure(error)
    }
  }
}

extension InProcessDecoder: PhotoFactsReading {
  package func facts(of files: [FactsRequest]) async -> [PhotoFacts] {
    await inParts(of: files, FactsReader.facts(of:))
      ?? files.map(FactsReader.facts(withoutReading:))
  }

  package func pixelSizes(of files: [FilePath]) async -> [PixelSize?] {
    await inParts(of: files, Self.pixelSize) ?? Array(repeating: nil, count: files.count)
  }

  private static func pixelSize(of path: FilePath) -> PixelSize? {
    guard let file = try? OpenFile(at: path.bytes) else { return nil }
    return PictureDecoder.size(of: file)
  }

  /// Files that one thread reads before the next one may go on.
  private static let part = 64

  /// Reads files on all threads.
  ///
  /// - Returns: an answer for each file, in their order; nil where the task was cancelled.
  private func inParts<File: Sendable, Answer: Sendable>(
    of files: [File], _ read: @escaping @Sendable (File) -> Answer
  ) async -> [Answer]? {
    let starts = Array(stride(from: 0, to: files.count, by: Self.part))
    return await withTaskGroup(of: (Int, [Answer]?).self) { [facts] group in
      for start in starts {
        let part = files[start..<min(start + Self.part, files.count)]
        group.addTask { (start, try? await facts.run { part.map(read) }) }
      }
      var answers: [Int: [Answer]] = [:]
      for await (start, part) in group { answers[start] = part }
      return answers.count == starts.count ? starts.flatMap { answers[$0] ?? [] } : nil
    }
  }
}

extension InProcessDecoder: ThumbnailEncoding {
  package func png(
    of pixels: PixelBuffer, texts: [(key: String, value: String)]
  ) async -> [UInt8]? {
    // Pictures that somebody waits for go first.
    try? await pictures.run(level: ThumbnailUrgency.near.rawValue) {
      PNGEncoder.png(of: pixels, texts: texts)
    }
  }
}

/// Tells a thread that its work is not wanted any more.
private final class CancellationFlag: Sendable {
  private let flag = Atomic(false)
  var isSet: Bool { flag.load(ordering: .relaxed) }
  func set() { flag.store(true, ordering: .relaxed) }
}
