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

  /// Asks one folder after another, on a thread of the pool. The patience is with all of them.
  ///
  /// - Parameter questions: says of each folder that it asks it next; is given up at one that hangs.
  /// - Returns: the one that hangs.
  func ask(
    on pool: WorkerPool, _ questions: @escaping @Sendable (Asked) -> Void
  ) async -> FilePath? {
    let asked = Asked(self)
    do throws(CancellationError) {
      let isInTime: Void? = try await pool.run(
        patience: patience, late: { [self] in endLate(asked) }, { questions(asked) })
      return isInTime == nil ? giveUp(asked) : nil
    } catch {
      return nil
    }
  }

  private func giveUp(_ asked: Asked) -> FilePath? {
    folders.withLock { folders in
      asked.state.withLock { state in
        state.isGivenUp = true
        if !state.isOver, let folder = state.folder { folders.insert(folder) }
        return state.folder
      }
    }
  }

  private func endLate(_ asked: Asked) {
    let folder = folders.withLock { folders in
      asked.state.withLock { state in
        state.isOver = true
        if let folder = state.folder { folders.remove(folder) }
        return state.folder
      }
    }
    if let folder { answered(folder) }
  }

  /// Asks a folder, on a thread of the pool.
  ///
  /// - Returns: nil where it hangs, or where the task is cancelled.
  func ask<Answer: Sendable>(
    _ folder: FilePath, on pool: WorkerPool, _ question: @escaping @Sendable () -> Answer
  ) async -> Answer? {
    let answer = Mutex<Answer?>(nil)
    let hung = await ask(on: pool) { asked in
      // Others may find out that it hangs while this waits for its turn.
      if asked.mayAsk(folder) { answer.withLock { $0 = question() } }
    }
    return hung == nil ? answer.withLock { $0 } : nil
  }

  /// Which folder is asked, of those that are asked one after another.
  final class Asked: Sendable {
    fileprivate struct State {
      var folder: FilePath?
      var isGivenUp = false
      var isOver = false
    }

    fileprivate let state = Mutex(State())
    private let hanging: HangingFolders

    fileprivate init(_ hanging: HangingFolders) { self.hanging = hanging }

    /// Whether the folder may be asked: others may have found out that it hangs. It is asked from now on.
    func mayAsk(_ folder: FilePath) -> Bool {
      if hanging.contains(folder) { return false }
      state.withLock { $0.folder = folder }
      return true
    }

    /// Whether nobody waits any more: then no other folder is to be asked.
    var isGivenUp: Bool { state.withLock { $0.isGivenUp } }
  }
}
