import Glibc

/// Sees whether anybody opens certain files, from when this is made (inotify(7), IN_OPEN).
package final class OpenCounter {
  private let descriptor: Int32

  package init(_ paths: [ByteString]) throws {
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    if descriptor < 0 { throw TestFailure.system("inotify_init1", "") }
    for path in paths {
      try Files.call("inotify_add_watch", path) {
        inotify_add_watch(descriptor, $0, UInt32(IN_OPEN))
      }
    }
  }

  deinit {
    close(descriptor)
  }

  /// Whether one was opened since this was asked last.
  package func wasOpened() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    return read(descriptor, &buffer, buffer.count) > 0
  }
}
