import GLib
import PickerModel

/// Where the result goes: standard output, which is kept free for it, or a file.
final class ResultOutput: Sendable {
  private let stream = ResultStream()
  private let file: FilePath?

  init(file: FilePath?) { self.file = file }

  /// Blocks. Says on standard error what went wrong.
  ///
  /// - Returns: whether all of it was written.
  func write(_ bytes: [UInt8]) -> Bool {
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
