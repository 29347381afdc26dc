internal import GLib
internal import PickerModel
internal import Synchronization

/// Folders that somebody has asked and that have not answered, such as those of a file server that is
/// gone. Nobody else is to ask them, nor what lies in them: each question takes a thread for good.
final class HangingFolders: Sendable {
  /// How long an answer is waited for. A disk that has to start turning takes seconds.
  private let patience: Duration
  private let folders = Mutex<Set<FilePath>>([])
  private let answered: @Sendable (FilePath) -> Void

  /// - Parameter answered: told when a folder answers at last, on any thread.
  init(patience: Duration, answered: @escaping @Sendable (FilePath) -> Void) {
    self.patience = patience
    self.answered = answered
  }

  func contains(_ path: FilePath) -> Bool {
    folders.withLock { folders in
      folders.contains { path.isWithin($0) }
    }
  }

  /// Asks a folder, on a thread of the pool.
  ///
  /// - Returns: nil where it hangs, or where the task is cancelled.
  func ask<Answer: Sendable>(
    _ folder: FilePath, on pool: WorkerPool, _ question: @escaping @Sendable () -> Answer
  ) async -> Answer? {
    let isAnswered = CancelFlag()
    let late: @Sendable (Answer?) -> Void = { [self] _ in
      folders.withLock { folders in
        isAnswered.set()
        folders.remove(folder)
      }
      answered(folder)
    }
    do throws(CancellationError) {
      // Others may find out that it hangs while this waits for its turn.
      let answer: Answer?? = try await pool.run(patience: patience, late: late) { [self] in
        contains(folder) ? nil : question()
      }
      if let answer { return answer }
      folders.withLock { folders in
        if !isAnswered.isSet { folders.insert(folder) }
      }
    } catch {}
    return nil
  }
}
