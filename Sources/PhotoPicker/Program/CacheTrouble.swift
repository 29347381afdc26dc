import GLib
import PickerLibrary
import Synchronization

/// Says what is wrong with the caches: that they cannot be written only once, whatever is kept in them.
final class CacheTrouble: Sendable {
  private let isTold = Atomic(false)

  func noteNotWritable() {
    if !isTold.exchange(true, ordering: .relaxed) { Log.message(Messages.cacheNotWritable) }
  }

  func note(_ event: IndexEvent) {
    switch event {
    case .rebuilt: Log.message(Messages.indexRebuilt)
    case .notWritable: noteNotWritable()
    }
  }
}
