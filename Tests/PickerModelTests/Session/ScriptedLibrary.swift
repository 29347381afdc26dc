import PickerModel
import Synchronization

/// A library that shows what the test says, one list of snapshots for each time it is asked.
final class ScriptedLibrary: PhotoLibrary {
  private let scripts: Mutex<[[LibrarySnapshot]]>
  private let asked = Mutex<[SortOrder]>([])
  private let check: @Sendable ([PhotoID]) async -> Set<PhotoID>
  private let kept = Mutex<[PhotoID: Bool]>([:])
  private let looks = Mutex(0)
  /// Whether hearts can be kept.
  let keepsHearts = Mutex(true)
  /// Photos that are found by their paths.
  let found = Mutex<[Photo]>([])
  /// What becomes of a photo that is put back; nil: it is back.
  let refusals = Mutex<[PhotoID: RestoreFailure]>([:])

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

  /// The hearts that were given and taken.
  var hearts: [PhotoID: Bool] { kept.withLock { $0 } }

  /// How often it was asked to look for changes.
  var lookCount: Int { looks.withLock { $0 } }

  func photos(at paths: [FilePath]) async -> [Photo] {
    let found = found.withLock { $0 }
    return paths.compactMap { path in found.first { $0.id.path == path } }
  }

  func setFavorite(_ isFavorite: Bool, _ photo: Photo) async -> Bool {
    guard keepsHearts.withLock({ $0 }) else { return false }
    kept.withLock { $0[photo.id] = isFavorite }
    return true
  }

  func restore(_ photo: PhotoID) async throws(RestoreFailure) {
    if let failure = refusals.withLock({ $0[photo] }) { throw failure }
  }

  func lookAgain() { looks.withLock { $0 += 1 } }

  func vanished(among photos: [PhotoID]) async -> Set<PhotoID> { await check(photos) }
}

extension PickerSession {
  /// A session that has come to the end of the library's first script.
  static func following(
    _ source: ScriptedLibrary, _ request: PickRequest = .made()
  ) async -> PickerSession {
    let session = PickerSession(request: request, source: source)
    await session.follow(source)
    return session
  }

  /// Shows what comes in the library's next script.
  func follow(_ source: ScriptedLibrary) async {
    await follow(source.snapshots(in: sort))
  }
}
