internal import CGLib
internal import Glibc

/// Has the kernel tell of what happens in folders: inotify(7). Not `GFileMonitor`, as that keeps silent
/// when the kernel has no watches left.
///
/// Watches may be added and taken away on any thread; one thread at a time waits for events.
package final class FolderNotifier: Sendable {
  private let queue: Int32
  private let bell: Int32
  /// The kernel's list of mounts, which can be waited for; -1 where there is none.
  private let mounts: Int32

  /// `inotify_init1`
  ///
  /// - Throws: `isOutOfRoom` where the user has as many queues as they may, which are 128 by default.
  package init() throws(FileFailure) {
    queue = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard queue >= 0 else { throw FileFailure(errno: errno) }
    bell = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
    guard bell >= 0 else {
      let failure = FileFailure(errno: errno)
      close(queue)
      throw failure
    }
    mounts = open("/proc/self/mountinfo", O_RDONLY | O_CLOEXEC)
  }

  deinit {
    for descriptor in [queue, bell, mounts] where descriptor >= 0 { close(descriptor) }
  }

  /// How much is told of a folder.
  package enum Interest {
    case everything
    /// Only which names come and go.
    case names
  }

  /// Watches what is directly in a folder; links to it are followed. Where the folder is watched
  /// already, by whatever path, gives that watch, which tells of both interests from then on. Blocks.
  /// `inotify_add_watch`
  ///
  /// - Throws: `isOutOfRoom` where the user has as many watches as they may; `isNotAFolder`.
  package func watch(
    _ folder: [UInt8], _ interest: Interest = .everything
  ) throws(FileFailure) -> FolderWatch {
    let wanted = interest == .names ? Self.names : Self.names | Self.contents
    let flags = UInt32(IN_ONLYDIR | IN_EXCL_UNLINK | IN_MASK_ADD)
    let number = withCString(folder) { inotify_add_watch(queue, $0, wanted | flags) }
    guard number >= 0 else { throw FileFailure(errno: errno) }
    return FolderWatch(number: number)
  }

  /// Some events of it may still come, the last of them `ended`. `inotify_rm_watch`
  package func stop(_ watch: FolderWatch) {
    inotify_rm_watch(queue, watch.number)
  }

  /// Waits until something has happened, somebody rings, or the time is over; then gives what came.
  ///
  /// - Parameter duration: nil for however long it takes.
  package func events(within duration: Duration? = nil) -> [FolderEvent] {
    var waited = [
      pollfd(fd: queue, events: Int16(POLLIN), revents: 0),
      pollfd(fd: bell, events: Int16(POLLIN), revents: 0),
      pollfd(fd: mounts, events: Int16(POLLPRI), revents: 0),
    ]
    poll(&waited, nfds_t(waited.count), duration.map(Self.milliseconds) ?? -1)
    var count: UInt64 = 0
    if waited[1].revents != 0 { _ = read(bell, &count, MemoryLayout<UInt64>.size) }
    let mounted = waited[2].revents != 0 ? [FolderEvent(.mountsChanged)] : []
    return waited[0].revents != 0 ? mounted + readQueue() : mounted
  }

  /// Ends the waiting, or the next one where nobody waits.
  package func ring() {
    var one: UInt64 = 1
    _ = write(bell, &one, MemoryLayout<UInt64>.size)
  }

  private static let names = UInt32(
    IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF)

  private static let contents = UInt32(IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB)

  /// Rounded up, so that nobody wakes before the time and has to wait again.
  private static func milliseconds(_ duration: Duration) -> Int32 {
    let (seconds, attoseconds) = duration.components
    let rest = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(clamping: max(0, min(seconds, 1_000_000) * 1000 + rest))
  }

  /// What waits in the queue now, or much of it where others fill it as fast as it is read.
  private func readQueue() -> [FolderEvent] {
    var events: [FolderEvent] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    for _ in 0..<64 {
      let count = read(queue, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      buffer.withUnsafeBytes { Self.append($0.prefix(count), to: &events) }
    }
    return events
  }

  private static func append(_ bytes: Slice<UnsafeRawBufferPointer>, to events: inout [FolderEvent])
  {
    let header = MemoryLayout<inotify_event>.size
    var rest = UnsafeRawBufferPointer(rebasing: bytes)
    while rest.count >= header {
      let record = rest.loadUnaligned(as: inotify_event.self)
      // The name is filled up with NULs.
      let name = rest.dropFirst(header).prefix(Int(record.len)).prefix { $0 != 0 }
      if let event = FolderEvent(record, name: Array(name)) { events.append(event) }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(header + Int(record.len)))
    }
  }
}

extension FolderEvent {
  /// Each record tells of one thing.
  fileprivate init?(_ record: inotify_event, name: [UInt8]) {
    guard let kind = Kind(record) else { return nil }
    self.init(
      kind, watch: record.wd >= 0 ? FolderWatch(number: record.wd) : nil, name: name,
      isFolder: record.mask & UInt32(IN_ISDIR) != 0 && !name.isEmpty)
  }
}

extension FolderEvent.Kind {
  fileprivate init?(_ record: inotify_event) {
    switch Int32(bitPattern: record.mask & ~UInt32(IN_ISDIR)) {
    case Int32(IN_CREATE): self = .created
    case Int32(IN_DELETE): self = .deleted
    case Int32(IN_MOVED_FROM): self = .movedAway(cookie: record.cookie)
    case Int32(IN_MOVED_TO): self = .movedHere(cookie: record.cookie)
    case Int32(IN_MODIFY): self = .modified
    case Int32(IN_CLOSE_WRITE): self = .closed
    case Int32(IN_ATTRIB): self = .attributes
    case Int32(IN_DELETE_SELF), Int32(IN_MOVE_SELF), Int32(IN_UNMOUNT): self = .folderLeft
    case Int32(IN_IGNORED): self = .ended
    case Int32(IN_Q_OVERFLOW): self = .overflow
    default: return nil
    }
  }
}

extension FileFailure {
  /// The user has as many of the kernel's watches or queues as they may, or memory is short: `ENOSPC`,
  /// `EMFILE`, `ENFILE`, `ENOMEM`.
  package var isOutOfRoom: Bool { [ENOSPC, EMFILE, ENFILE, ENOMEM].contains(errno) }
}
