internal import PickerModel
internal import Synchronization

/// What is known of a library so far. Photos come in at any time and from any thread; snapshots are made
/// one after another.
final class LibraryAssembly: Sendable {
  private let news = Mutex(News())
  private let builder: Mutex<AlbumBuilder>

  private struct News: Sendable {
    var photos: [Photo] = []
    var unreadable: [FilePath] = []
  }

  init(builder: AlbumBuilder) {
    self.builder = Mutex(builder)
  }

  func add(_ photos: [Photo]) {
    news.withLock { $0.photos += photos }
  }

  func addUnreadable(_ folder: FilePath) {
    news.withLock { $0.unreadable.append(folder) }
  }

  /// All that is known, sorted: for 100,000 photos a matter of tenths of a second, so this is for a
  /// worker. Nil where there is nothing that the snapshot before did not have and more is to come.
  func snapshot(isComplete: Bool) -> LibrarySnapshot? {
    builder.withLock { builder in
      let (photos, unreadable) = news.withLock { news in
        defer { news.photos = [] }
        return (news.photos, news.unreadable)
      }
      if photos.isEmpty, !isComplete { return nil }
      builder.add(photos)
      return LibrarySnapshot(
        albums: builder.albums, isComplete: isComplete, unreadable: unreadable)
    }
  }
}
