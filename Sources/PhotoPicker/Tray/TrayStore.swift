import GLib
import PickerModel
import Synchronization

/// Keeps the tray on disk while it is not finished, so that a crash does not take it. One picker at a time
/// does; another one that is started meanwhile keeps nothing.
final class TrayStore: Sendable {
  private let file: FilePath
  private let writer = WorkerPool(label: "org.photopicker.tray", width: 1)
  private let state = Mutex(State())

  private struct State {
    /// Held for as long as the picker runs; nil where another one has it.
    var lock: Descriptor?
    /// Whether the file is this picker's to change.
    var isOpen = false
    /// What is to be in the file.
    var newest = KeptTray([KeptTray.Item]())
    var isTold = false
  }

  /// Where this user's tray is kept.
  static var usersFile: FilePath {
    FilePath(bytes: UserFolders.data).appending("photo-picker/tray")
  }

  init(file: FilePath) { self.file = file }

  /// What was never finished; nil where there is nothing, or where another picker is at it. Asked once, first.
  func unfinished() async -> KeptTray? {
    (try? await writer.run { [self] in read() }) ?? nil
  }

  /// From here on what is kept replaces what was not finished.
  func open() {
    state.withLock { $0.isOpen = $0.lock != nil }
    writeLater()
  }

  /// Keeps this from now on; written on a thread of its own.
  func keep(_ items: [TrayItem]) {
    state.withLock { $0.newest = KeptTray(items) }
    writeLater()
  }

  /// All has come to an end: nothing is to be kept. Returns when that is so.
  func finish() async {
    keep([])
    _ = try? await writer.run {}
  }

  private func writeLater() {
    if state.withLock({ $0.isOpen }) { writer.start { [self] in write() } }
  }

  // MARK: On the writer's thread

  private func read() -> KeptTray? {
    try? Folder.make(file.parent.bytes, mode: 0o700)
    let lock = try? FileLock.take(file.bytes + Array(".lock".utf8), patience: .zero)
    guard let lock else { return nil }
    state.withLock { $0.lock = lock }
    guard let open = try? OpenFile(at: file.bytes) else { return nil }
    let bytes = open.bytes(at: 0, count: min(open.length, Self.greatestLength))
    return KeptTray(bytes: bytes).flatMap { $0.items.isEmpty ? nil : $0 }
  }

  /// In bytes; whatever is longer was not written by a picker.
  private static let greatestLength = 1 << 28

  /// What was asked for meanwhile is written with it.
  private func write() {
    let newest = state.withLock { $0.newest }
    if newest.items.isEmpty { return PrivateFile.remove(file.bytes) }
    do throws(FileFailure) {
      try PrivateFile.write(newest.bytes, to: file.bytes)
    } catch {
      let isNew = state.withLock { state in
        defer { state.isTold = true }
        return !state.isTold
      }
      if isNew { Log.message(Messages.trayNotKept(error, in: file)) }
    }
  }
}
