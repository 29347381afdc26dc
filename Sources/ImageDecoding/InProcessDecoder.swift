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

  /// What no task waits for any more yields nothing.
  private func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value? {
    try? await facts.run(work)
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
      return .success(
        try PictureDecoder.picture(of: file, request, isCancelled: isCancelled))
    } catch {
      return .failure(error)
    }
  }
}

extension InProcessDecoder: PhotoFactsReading {
  package func facts(of files: [FactsRequest]) async -> [PhotoFacts] {
    await run { files.map(FactsReader.facts) } ?? []
  }

  package func pixelSizes(of files: [FilePath]) async -> [PixelSize?] {
    await run { files.map(Self.pixelSize) } ?? Array(repeating: nil, count: files.count)
  }

  private static func pixelSize(of path: FilePath) -> PixelSize? {
    guard let file = try? OpenFile(at: path.bytes) else { return nil }
    return PictureDecoder.size(of: file)
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
