import PickerModel

/// Makes the pictures of the first screen while the toolkit still starts, on threads that have nothing
/// else to do. The window then finds them in memory.
struct HeadStart {
  let thumbnails: any ThumbnailProviding
  /// How many tiles the first screen will have, and the side of each in device pixels.
  let wanted: (count: Int, edge: Int)

  /// The album that will be entered, where it is there; nil for the first.
  let album: AlbumID?
  /// Called when those pictures are there.
  let screenIsReady: @Sendable () -> Void

  /// The library's snapshots, passed on as they come.
  func snapshots(of library: any PhotoLibrary, in sort: SortOrder) -> AsyncStream<LibrarySnapshot> {
    let snapshots = library.snapshots(in: sort)
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let task = Task.detached { [self] in
        var isFirst = true
        for await snapshot in snapshots {
          if isFirst, let album = album.flatMap(snapshot.album) ?? snapshot.albums.first {
            Task.detached { await prepare(album.photos.prefix(wanted.count)) }
          }
          isFirst = isFirst && snapshot.albums.isEmpty
          continuation.yieldKeepingMoves(snapshot)
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  private func prepare(_ photos: some Sequence<Photo>) async {
    await withDiscardingTaskGroup { group in
      for photo in photos {
        group.addTask { [thumbnails, edge = wanted.edge] in
          _ = await thumbnails.preview(of: photo, edge: edge)
        }
        group.addTask { [thumbnails, edge = wanted.edge] in
          _ = try? await thumbnails.thumbnail(of: photo, edge: edge, urgency: .visible)
        }
      }
    }
    screenIsReady()
  }
}
