import Glibc
import PickerModel
import TestSupport
import Testing

@testable import PickerLibrary

/// Many changes at once, and libraries that cannot be watched.
@Suite(.serialized)
struct ManyChangesTests {
  private let folder: TestLibrary

  init() throws {
    folder = try TestLibrary()
  }

  @Test func aThousandFiles() async throws {
    for number in 0..<100 { try folder.add("old/\(number).jpg", data: [UInt8(number)]) }
    let followed = try await FollowedLibrary(folder)
    for number in 0..<1000 { try folder.add("new/\(number).jpg", data: [1, UInt8(number % 256)]) }
    try await followed.until("1,100 photos") { $0.paths.count == 1100 }
    let added = followed.snapshotCount
    #expect(added < 30, "many files make few snapshots")
    for number in 0..<1000 {
      #expect(
        rename(folder.path("new/\(number).jpg").text, folder.path("new/r\(number).jpg").text) == 0)
    }
    try await followed.until("1,000 other names") { snapshot in
      snapshot.paths.count { $0.name.starts(with: Array("r".utf8)) } == 1000
    }
    #expect(followed.names.count == 1100)
    #expect(followed.moves.count == 1000)
    #expect(followed.moves.allSatisfy { $1 == $0.replacing("new/", with: "new/r") })
    #expect(followed.gone.isEmpty)
    for number in 0..<1000 { try Files.remove(folder.path("new/r\(number).jpg")) }
    try await followed.until("100 photos") { $0.paths.count == 100 }
    #expect(followed.snapshotCount - added < 30)
  }

  @Test func changesWithoutEnd() async throws {
    let followed = try await FollowedLibrary(folder)
    // For two seconds something changes each few milliseconds: what came is shown meanwhile.
    var counts: Set<Int> = []
    for number in 0..<400 {
      try folder.addEmpty("\(number).jpg")
      try await Task.sleep(for: .milliseconds(5))
      counts.insert(followed.names.count)
    }
    #expect(counts.count > 2)
    try await followed.until("400 photos") { $0.paths.count == 400 }
  }

  @Test func moreFoldersThanWatches() async throws {
    for number in 0..<20 {
      try folder.addEmpty("\(number)/1.jpg")
      try Files.setModified(TestLibrary.start + number, of: folder.path("\(number)"))
    }
    let rules = WatchRules(limit: 5, pause: .seconds(600))
    let followed = try await FollowedLibrary(folder, watching: rules)
    try folder.addEmpty("19/2.jpg")
    try await followed.until("the watched one") { $0.paths.count == 21 }
    try folder.addEmpty("0/2.jpg")
    #expect(try await followed.staysSo(), "no watch tells")
    followed.library.lookAgain()
    try await followed.until("the other one") { $0.paths.count == 22 }
  }

  @Test func withoutWatchesItLooksNowAndThen() async throws {
    try folder.addEmpty("a/1.jpg")
    let rules = WatchRules(limit: 0, pause: .milliseconds(300))
    let followed = try await FollowedLibrary(folder, watching: rules)
    try folder.addEmpty("a/2.jpg")
    try await followed.until(["a/1.jpg", "a/2.jpg"])
    try folder.addEmpty("new/in/3.jpg")
    try await followed.until(["a/1.jpg", "a/2.jpg", "new/in/3.jpg"])
    // In place: no folder has another time for it.
    try folder.add("a/1.jpg", data: [1, 2, 3])
    try await followed.until("3 bytes") { $0.album(.kind(.all))?.photos.first?.file.bytes == 3 }
  }

  @Test func theKernelDroppedEvents() async throws {
    let followed = try await FollowedLibrary(folder)
    let limit = try Files.read("/proc/sys/fs/inotify/max_queued_events").text
    try folder.addEmpty("0.txt")
    for _ in 0...(Int(limit.filter(\.isNumber)) ?? 0) {
      _ = rename(folder.path("0.txt").text, folder.path("1.txt").text)
      _ = rename(folder.path("1.txt").text, folder.path("0.txt").text)
    }
    for number in 0..<10 { try folder.addEmpty("new/\(number)/1.jpg") }
    try await followed.until("10 photos") { $0.paths.count == 10 }
  }

  @Test func aFolderThatHangsHoldsUpNoOther() async throws {
    try folder.addEmpty("a/1.jpg")
    guard let hanging = HangingFolder(at: folder.path("b")) else {
      print("aFolderThatHangsHoldsUpNoOther: skipped, as FUSE cannot be mounted here")
      return
    }
    try folder.addEmpty("c/2.jpg")
    let other = try TestLibrary(name: "other")
    try other.addEmpty("3.jpg")
    let roots = [FilePath(folder.path("b")), folder.rootPath, other.rootPath]
    let followed = try await FollowedLibrary(folder, folders: roots)
    #expect(followed.snapshot.paths.map(\.displayName) == ["1.jpg", "2.jpg", "3.jpg"])
    #expect(followed.snapshot.unreadable.contains(FilePath(folder.path("b"))))
    try folder.addEmpty("c/4.jpg")
    try await followed.until("another photo") { $0.paths.count == 4 }
    let inside = PhotoID(FilePath(folder.path("b/x.jpg")))
    let gone = PhotoID(FilePath(folder.path("c/x.jpg")))
    #expect(await followed.library.vanished(among: [inside, gone]) == [gone])
    withExtendedLifetime(hanging) {}
  }

  @Test func nothingIsLeftOfItAfterwards() async throws {
    weak var library: FolderLibrary?
    weak var reading: LibraryReading?
    do {
      let followed = try await FollowedLibrary(folder)
      (library, reading) = (followed.library, followed.library.activeReadings.first)
      #expect(reading != nil)
    }
    for _ in 0..<500 where library != nil || reading != nil {
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(library == nil)
    #expect(reading == nil)
  }
}
