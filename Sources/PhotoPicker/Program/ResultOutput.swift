import GLib
import PickerModel

/// Where the result goes: standard output, which is kept free for it, or a file.
final class ResultOutput: Sendable {
  private let stream = ResultStream()
  private let file: FilePath?
  private let writers = WorkerPool(label: "output", width: 1)

  /// Other names of standard output, which is no longer there where they lead.
  private static let standardNames = ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"].map {
    FilePath($0)
  }

  init(file: FilePath?) {
    self.file = file.flatMap { Self.standardNames.contains($0) ? nil : $0 }
  }

  /// Why the result could not be written to its file in the end; nil where nothing is known to stand in the
  /// way. Blocks.
  var obstacle: String? {
    file.flatMap { file in
      AtomicFile.obstacle(to: file.bytes).map { Messages.notWritten($0, to: file) }
    }
  }

  /// Waits on a thread of its own, as the reader may be slow. Says on standard error what went wrong.
  ///
  /// - Returns: whether all of it was written.
  func write(_ bytes: [UInt8]) async -> Bool {
    (try? await writers.run { [self] in writeNow(bytes) }) ?? false
  }

  /// The same. Blocks.
  func writeNow(_ bytes: [UInt8]) -> Bool {
    do throws(FileFailure) {
      if let file {
        try AtomicFile.write(bytes, to: file.bytes)
      } else {
        try stream.write(bytes)
      }
      return true
    } catch {
      Log.message(Messages.notWritten(error, to: file))
      return false
    }
  }
}
