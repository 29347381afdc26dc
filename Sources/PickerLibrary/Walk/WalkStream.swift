internal import GLib
internal import PickerModel

/// Walks on a thread of its own, and hands over what it meets. A walk that hangs on a dead file server
/// holds up no other.
enum WalkStream {
  /// The walk begins at once, and ends early when the stream is dropped.
  static func events(
    over tops: [FilePath], rules: WalkRules, media: MediaFilter.Media
  ) -> AsyncStream<WalkEvent> {
    AsyncStream { continuation in
      let flag = CancelFlag()
      let pool = WorkerPool(label: "org.photopicker.walk", width: 1)
      let walking = Task {
        try? await pool.run {
          var walk = FolderWalk(
            over: tops, rules: rules, media: media, isCancelled: { flag.isSet },
            send: { continuation.yield($0) })
          walk.run()
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in
        flag.set()
        walking.cancel()
      }
    }
  }
}
