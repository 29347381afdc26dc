import GLib
import Synchronization

/// Plays what comes out of a pipe. That is done outside of the player's sandbox, which so needs no way to the
/// sound server, by a process that reads nothing but rows of numbers.
final class SoundOutput: Sendable {
  private let program: [UInt8]
  private let pipe: Descriptor
  private let running = Mutex<ResultProgram?>(nil)

  /// - Parameter program: the path of `photo-picker-player`.
  init(program: [UInt8], pipe: Descriptor) { (self.program, self.pipe) = (program, pipe) }

  /// Once; without sound where it fails.
  func start() {
    running.withLock { running in
      if running == nil {
        running = try? ResultProgram([program, Array("--sound".utf8)], input: pipe)
      }
    }
  }
}
