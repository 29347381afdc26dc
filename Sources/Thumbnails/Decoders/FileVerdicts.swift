import GLib
import PickerModel
import Synchronization

/// Files that cost a decoder its life, until they change.
final class FileVerdicts: Sendable {
  private let verdicts = Mutex<[FileStatus: DecodingError]>([:])

  /// More are not remembered.
  private static let maximumCount = 10_000

  subscript(file: FileStatus) -> DecodingError? { verdicts.withLock { $0[file] } }

  func remember(_ error: DecodingError, of file: FileStatus) {
    verdicts.withLock { verdicts in
      if verdicts.count < Self.maximumCount { verdicts[file] = error }
    }
  }
}
