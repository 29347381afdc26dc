import GLib
import Glibc
import TestSupport
import Testing

@Suite(.serialized)
struct FolderNotifierTests {
  private let folder: TemporaryFolder
  private let notifier: FolderNotifier
  private let watch: FolderWatch

  init() throws {
    folder = try TemporaryFolder()
    notifier = try FolderNotifier()
    watch = try notifier.watch(folder.path.bytes)
  }

  private func path(_ name: ByteString) -> ByteString { folder.path.appending(name) }

  private func event(
    _ kind: FolderEvent.Kind, _ name: ByteString = "", isFolder: Bool = false
  ) -> FolderEvent {
    FolderEvent(kind, watch: watch, name: name.bytes, isFolder: isFolder)
  }

  /// What waits; nothing is waited for.
  private func news() -> [FolderEvent] {
    notifier.events(within: .zero).filter { $0.kind != .mountsChanged }
  }

  @Test func aFileIsMadeWrittenAndClosed() throws {
    let name = ByteString([0x61, 0xff, 0x0a])
    try Files.write([1, 2, 3], to: path(name))
    #expect(news() == [event(.created, name), event(.modified, name), event(.closed, name)])
    try Files.write([4], to: path(name))
    #expect(news().last == event(.closed, name))
    try Files.setMode(0o600, of: path(name))
    #expect(news() == [event(.attributes, name)])
    try Files.remove(path(name))
    #expect(news() == [event(.deleted, name)])
    #expect(news() == [])
  }

  @Test func bothEndsOfAMoveHaveOneCookie() throws {
    try Files.makeFolder(path("a"))
    try Files.makeFolder(path("b"))
    #expect(news() == [event(.created, "a", isFolder: true), event(.created, "b", isFolder: true)])
    #expect(rename(path("a").text, path("c").text) == 0)
    let events = news()
    guard events.count == 2, case .movedAway(let cookie) = events[0].kind else {
      Issue.record("\(events)")
      return
    }
    #expect(
      events == [
        event(.movedAway(cookie: cookie), "a", isFolder: true),
        event(.movedHere(cookie: cookie), "c", isFolder: true),
      ])
    #expect(rename(path("b").text, path("d").text) == 0)
    #expect(news().first?.kind != .movedAway(cookie: cookie), "each move has its own")
  }

  @Test func oneFolderHasOneWatch() throws {
    try Files.makeFolder(path("in"))
    #expect(symlink("in", path("link").text) == 0)
    let inner = try notifier.watch(path("in").bytes)
    #expect(inner != watch)
    #expect(try notifier.watch(path("link").bytes) == inner)
    _ = news()
    try Files.write([], to: path("in/x"))
    #expect(news().allSatisfy { $0.watch == inner && $0.name == Array("x".utf8) })
    notifier.stop(inner)
    #expect(news() == [FolderEvent(.ended, watch: inner)])
    try Files.write([], to: path("in/y"))
    #expect(news() == [])
  }

  @Test func namesAlone() throws {
    try Files.makeFolder(path("in"))
    let inner = try notifier.watch(path("in").bytes, .names)
    _ = news()
    try Files.write([1], to: path("in/x"))
    #expect(news() == [FolderEvent(.created, watch: inner, name: Array("x".utf8))])
    #expect(try notifier.watch(path("in").bytes) == inner)
    #expect(try notifier.watch(path("in").bytes, .names) == inner)
    try Files.write([1], to: path("in/y"))
    #expect(news().map(\.kind) == [.created, .modified, .closed])
  }

  @Test func aFolderThatGoesTakesItsWatchAlong() throws {
    try Files.makeFolder(path("in"))
    let inner = try notifier.watch(path("in").bytes)
    #expect(rename(path("in").text, path("out").text) == 0)
    #expect(news().contains(FolderEvent(.folderLeft, watch: inner)))
    Files.removeAll(path("out"))
    let events = news()
    #expect(events.contains(FolderEvent(.folderLeft, watch: inner)))
    #expect(events.contains(FolderEvent(.ended, watch: inner)))
    #expect(events.contains(event(.deleted, "out", isFolder: true)))
  }

  @Test func whatIsNoFolderIsNotWatched() throws {
    try Files.write([], to: path("file"))
    let onFile = #expect(throws: FileFailure.self) { try notifier.watch(path("file").bytes) }
    #expect(onFile?.isNotAFolder == true)
    let onNothing = #expect(throws: FileFailure.self) { try notifier.watch(path("no").bytes) }
    #expect(onNothing?.isMissing == true)
    #expect(onNothing?.isOutOfRoom == false)
  }

  @Test func whatTheKernelDroppedIsTold() throws {
    try Files.write([], to: path("0"))
    let limit = try Files.read("/proc/sys/fs/inotify/max_queued_events").text
    // Two events each time.
    for _ in 0...(Int(limit.filter(\.isNumber)) ?? 0) / 2 {
      _ = rename(path("0").text, path("1").text)
      _ = rename(path("1").text, path("0").text)
    }
    let events = news()
    #expect(events.last == FolderEvent(.overflow))
    #expect(events.count > 1000)
    try Files.remove(path("0"))
    #expect(news() == [event(.deleted, "0")], "and goes on")
  }

  @Test func aRingEndsTheWaiting() async throws {
    var began = ContinuousClock.now
    // Others may mount something meanwhile.
    while !notifier.events(within: .milliseconds(30)).isEmpty { began = .now }
    #expect(ContinuousClock.now - began >= .milliseconds(30))
    let notifier = notifier
    let pool = WorkerPool(label: "test", width: 1)
    async let waited: [FolderEvent] = pool.run { notifier.events(within: .seconds(20)) }
    notifier.ring()
    #expect(try await waited.allSatisfy { $0.kind == .mountsChanged })
    #expect(ContinuousClock.now - began < .seconds(15))
  }

  @Test func aMountIsTold() throws {
    try Files.makeFolder(path("mount"))
    guard mount("none", path("mount").text, "tmpfs", 0, nil) == 0 else {
      print("aMountIsTold: skipped, as mounting is not allowed here")
      return
    }
    #expect(notifier.events(within: .seconds(5)).contains(FolderEvent(.mountsChanged)))
    let inner = try notifier.watch(path("mount").bytes)
    #expect(umount2(path("mount").text, 0) == 0)
    let events = notifier.events(within: .seconds(5)) + notifier.events(within: .milliseconds(50))
    #expect(events.contains(FolderEvent(.mountsChanged)))
    #expect(events.contains(FolderEvent(.folderLeft, watch: inner)))
  }
}
