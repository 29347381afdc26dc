import PickerModel
import Synchronization

/// A library that shows what the test says, one list of snapshots for each time it is asked.
final class ScriptedLibrary: PhotoLibrary {
  private let scripts: Mutex<[[LibrarySnapshot]]>
  private let asked = Mutex<[SortOrder]>([])
  private let check: @Sendable ([PhotoID]) async -> Set<PhotoID>

  /// - Parameter check: answers which files have vanished, and may do more while it is asked.
  init(
    _ scripts: [LibrarySnapshot]...,
    check: @escaping @Sendable ([PhotoID]) async -> Set<PhotoID> = { _ in [] }
  ) {
    self.scripts = Mutex(scripts)
    self.check = check
  }

  /// The orders in which snapshots were asked for.
  var orders: [SortOrder] { asked.withLock { $0 } }

  func snapshots(in sort: SortOrder) -> AsyncStream<LibrarySnapshot> {
    asked.withLock { $0.append(sort) }
    let script = scripts.withLock { $0.isEmpty ? [] : $0.removeFirst() }
    return AsyncStream { continuation in
      for snapshot in script { continuation.yield(snapshot) }
      continuation.finish()
    }
  }

  func vanished(among photos: [PhotoID]) async -> Set<PhotoID> { await check(photos) }
}

extension PickerSession {
  /// Shows what comes in the library's next script.
  func follow(_ source: ScriptedLibrary) async {
    await follow(source.snapshots(in: sort))
  }
}
