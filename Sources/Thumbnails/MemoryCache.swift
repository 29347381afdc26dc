package import PickerModel
import Synchronization

/// Pictures in memory, up to a number of bytes; those that were not asked for the longest go first.
package final class MemoryCache<Key: Hashable & Sendable>: Sendable {
  private struct Entry: Sendable {
    let picture: PixelBuffer
    var lastUse: UInt64
  }

  private struct State: Sendable {
    var entries: [Key: Entry] = [:]
    var bytes = 0
    var clock: UInt64 = 0
  }

  private let budget: Int
  private let state = Mutex(State())

  /// - Parameter budget: in bytes of pixels.
  package init(budget: Int) { self.budget = budget }

  package var bytes: Int { state.withLock { $0.bytes } }

  package subscript(key: Key) -> PixelBuffer? {
    state.withLock { state in
      state.clock += 1
      state.entries[key]?.lastUse = state.clock
      return state.entries[key]?.picture
    }
  }

  package func insert(_ picture: PixelBuffer, for key: Key) {
    state.withLock { state in
      state.clock += 1
      let before = state.entries.updateValue(
        Entry(picture: picture, lastUse: state.clock), forKey: key)
      state.bytes += picture.bytes.count - (before?.picture.bytes.count ?? 0)
      if state.bytes > budget { Self.shrink(&state, to: budget - budget / 64) }
    }
  }

  package func remove(_ key: Key) {
    state.withLock { state in
      if let entry = state.entries.removeValue(forKey: key) {
        state.bytes -= entry.picture.bytes.count
      }
    }
  }

  /// Drops a part at once, so that the entries are put in order now and then only; but a small one, as what is
  /// dropped and filled again is memory that comes and goes.
  private static func shrink(_ state: inout State, to bytes: Int) {
    for (key, entry) in state.entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      if state.bytes <= bytes { return }
      state.entries[key] = nil
      state.bytes -= entry.picture.bytes.count
    }
  }
}
