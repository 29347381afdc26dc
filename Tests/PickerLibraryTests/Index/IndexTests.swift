import Glibc
import PickerModel
import Synchronization
import TestSupport
import Testing

@testable import PickerLibrary

/// What is remembered from one start to the next.
struct IndexTests {
  /// A library with an index of its own, and what was asked and said.
  final class Fixture {
    let folder: TestLibrary
    let home: TestLibrary
    let events = EventList()

    init() throws {
      (folder, home) = (try TestLibrary(), try TestLibrary(name: "cache"))
    }

    final class EventList: Sendable {
      private let list = Mutex<[IndexEvent]>([])
      var all: [IndexEvent] { list.withLock { $0 } }
      func add(_ event: IndexEvent) { list.withLock { $0.append(event) } }
    }

    var path: ByteString { home.path("photo-picker/index.db") }

    func index() -> LibraryIndex {
      LibraryIndex(at: FilePath(path)) { [events] in events.add($0) }
    }

    private func snapshot(
      _ filter: MediaFilter, _ facts: StubFacts, _ index: LibraryIndex?
    ) async throws -> LibrarySnapshot {
      let library = FolderLibrary(
        folders: [folder.rootPath], filter: filter, facts: facts, index: index,
        rules: WalkRules(), pace: .unhurried)
      let last = await library.untilComplete(in: .name).last
      await index?.finish()
      return try #require(last)
    }

    /// Reads the library as a start of the program does.
    ///
    /// - Returns: what is shown, and how many files were read for it.
    func start(
      filter: MediaFilter = MediaFilter(), canRead: Bool = true
    ) async throws -> (LibrarySnapshot, read: Int) {
      let facts = StubFacts(canRead: canRead)
      var index: LibraryIndex? = index()
      weak let released = index
      let snapshot = try await snapshot(filter, facts, index)
      index = nil
      // Its file is closed with the last who has it.
      for _ in 0..<1000 where released != nil { try await Task.sleep(for: .milliseconds(10)) }
      #expect(released == nil)
      return (snapshot, facts.batchSizes.reduce(0, +))
    }
  }

  @Test func theSecondStartReadsNothing() async throws {
    let fixture = try Fixture()
    for number in 0..<1200 { try fixture.folder.addEmpty("\(number % 2)/\(number).jpg") }
    try fixture.folder.addLink("link.jpg", to: try TestLibrary(name: "other").addEmpty("x.jpg"))
    let (first, read) = try await fixture.start()
    #expect(read == first.paths.count && read >= 1200)
    let (second, readAgain) = try await fixture.start()
    #expect(second == first)
    #expect(readAgain == 0)
    #expect(fixture.events.all.isEmpty)
  }

  @Test func whatChangedIsReadAgain() async throws {
    let fixture = try Fixture()
    for name in ["a/size.jpg", "a/time.jpg", "a/file.jpg", "b/same.jpg", "b/gone.jpg"] {
      try fixture.folder.add(ByteString(name), data: [1], modified: 1_600_000_000)
    }
    #expect(try await fixture.start().read == 5)
    try fixture.folder.add("a/size.jpg", data: [1, 2], modified: 1_600_000_000)
    #expect(try await fixture.start().read == 1)
    try Files.setModified(1_600_000_001, of: fixture.folder.path("a/time.jpg"))
    #expect(try await fixture.start().read == 1)
    try fixture.folder.add("new.jpg", data: [1], modified: 1_600_000_000)
    try Files.rename(fixture.folder.path("new.jpg"), to: fixture.folder.path("a/file.jpg"))
    #expect(try await fixture.start().read == 1)
    try Files.remove(fixture.folder.path("b/gone.jpg"))
    #expect(try await fixture.start().read == 0)
    let index = fixture.index()
    #expect(
      index.files(in: FilePath(fixture.folder.path("b"))).map { Array($0.name) }
        == [Array("same.jpg".utf8)])
    Files.removeAll(fixture.folder.path("b"))
    #expect(try await fixture.start().read == 0)
    #expect(
      index.folders.sorted { $0.display < $1.display } == [FilePath(fixture.folder.path("a"))])
  }

  /// A decoder that is not there, or that somebody ends, says nothing of the files.
  @Test func whatCouldNotBeReadIsReadTheNextTime() async throws {
    let fixture = try Fixture()
    for number in 0..<3 { try fixture.folder.addEmpty("\(number).jpg") }
    let (snapshot, read) = try await fixture.start(canRead: false)
    #expect(snapshot.paths.count == 3 && snapshot.isComplete && read == 3)
    #expect(try await fixture.start().read == 3)
    #expect(try await fixture.start().read == 0)
  }

  @Test func nanosecondsCount() async throws {
    let fixture = try Fixture()
    let path = try fixture.folder.add("a.jpg", data: [1])
    for nanoseconds in [5, 6] {
      let time = timespec(tv_sec: 1_600_000_000, tv_nsec: nanoseconds)
      let status = path.withCString { utimensat(AT_FDCWD, $0, [time, time], 0) }
      try #require(status == 0)
      #expect(try await fixture.start().read == 1)
    }
    #expect(try await fixture.start().read == 0)
  }

  @Test func filesOfOtherMediaStay() async throws {
    let fixture = try Fixture()
    try fixture.folder.addEmpty("a.jpg")
    try fixture.folder.addEmpty("b.mp4")
    #expect(try await fixture.start(filter: MediaFilter(media: .all)).read == 2)
    try fixture.folder.addEmpty("c.jpg")
    #expect(try await fixture.start().read == 1)
    #expect(try await fixture.start(filter: MediaFilter(media: .videos)).read == 0)
    #expect(try await fixture.start(filter: MediaFilter(media: .all)).read == 0)
  }

  @Test func allOfTheFactsAreKept() throws {
    let fixture = try Fixture()
    var facts = PhotoFacts(
      type: MediaType("image/heic"),
      taken: TakenTime(
        wall: CivilTime(secondsSince1970: 1_700_000_000), nanoseconds: 25_000_000, offset: 480,
        source: .exif), orientation: .left)
    facts.size = PixelSize(width: 4000, height: 3000)
    (facts.rating, facts.traits, facts.camera, facts.exposure) = (5, [.camera, .location], 7, 1.5)
    let stamp = FileStamp(
      bytes: .max, modified: Timestamp(seconds: -5, nanoseconds: 999_999_999),
      arrived: Timestamp(seconds: 1), device: 2, inode: .max)
    let folder = FilePath(bytes: [0x2f, 0xff, 0xfe])
    let files = (0..<1300).map { number in
      IndexedFile(
        Photo(id: PhotoID(folder.appending(number.padded(5))), file: stamp, facts: facts))
    }
    let index = fixture.index()
    index.keep([folder: files, FilePath("/other"): [files[0]]])
    #expect(fixture.index().files(in: folder) == files)
    index.keep([folder: Array(files[..<3])])
    #expect(fixture.index().files(in: folder) == Array(files[..<3]))
    index.keep([folder: []])
    #expect(fixture.index().folders == [FilePath("/other")])
    #expect(IndexedFile.decode(IndexedFile.encode(files).dropLast()) == nil)
  }

  // MARK: Broken

  @Test(arguments: ["garbage", "truncated", "empty", "version", "row", "tables"])
  func aBrokenIndexIsMadeAnew(how: String) async throws {
    let fixture = try Fixture()
    for number in 0..<700 { try fixture.folder.addEmpty("\(number).jpg") }
    let (first, _) = try await fixture.start()
    // SQLite writes to the file, and removes its log, as the last who has it closes it.
    let log = fixture.path + ByteString("-wal")
    for _ in 0..<1000 where Files.exists(log) { try await Task.sleep(for: .milliseconds(10)) }
    let whole = try Files.read(fixture.path).bytes
    for ending in ["-wal", "-shm"] { try? Files.remove(fixture.path + ByteString(ending)) }
    switch how {
    case "garbage":
      try Files.write((0..<whole.count).map { UInt8(truncatingIfNeeded: $0 * 7) }, to: fixture.path)
    case "truncated": try Files.write(Array(whole[..<(whole.count / 3)]), to: fixture.path)
    case "empty": try Files.write([], to: fixture.path)
    default:
      let database = try Database(at: fixture.path.bytes)
      switch how {
      case "version": try database.run("PRAGMA user_version = 77")
      case "row": try database.run("UPDATE folder SET files = x'0102'")
      default: try database.run("DROP TABLE folder")
      }
    }
    let (second, read) = try await fixture.start()
    #expect(second == first)
    #expect(read == 700)
    // What is merely old, empty or of no use is no fault that anybody has to hear of.
    let isFault = ["garbage", "truncated", "tables"].contains(how)
    #expect(fixture.events.all == (isFault ? [.rebuilt] : []))
    #expect(try await fixture.start().read == 0)
  }

  @Test func withoutAPlaceItWorksWithout() async throws {
    let fixture = try Fixture()
    for number in 0..<10 { try fixture.folder.addEmpty("\(number).jpg") }
    // A file where the folder should be.
    try fixture.home.addEmpty("photo-picker")
    let (snapshot, read) = try await fixture.start()
    #expect(snapshot.paths.count == 10 && read == 10)
    #expect(fixture.events.all == [.notWritable])
  }

  @Test func itIsForTheUsersEyesOnly() async throws {
    let fixture = try Fixture()
    try fixture.folder.addEmpty("a.jpg")
    _ = try await fixture.start()
    var information = stat()
    let status = fixture.path.folder.withCString { stat($0, &information) }
    try #require(status == 0)
    #expect(information.st_mode & 0o777 == 0o700)
  }

  @Test func twoAtOnce() async throws {
    let fixture = try Fixture()
    for number in 0..<2000 { try fixture.folder.addEmpty("\(number % 20)/\(number).jpg") }
    let (one, two) = (fixture.index(), fixture.index())
    let counts = await withTaskGroup(of: Int.self) { group in
      for index in [one, two] {
        for _ in 0..<3 {
          group.addTask { [path = fixture.folder.rootPath] in
            let library = FolderLibrary(
              folders: [path], filter: MediaFilter(), facts: StubFacts(), index: index,
              rules: WalkRules(), pace: .unhurried)
            let last = await library.untilComplete(in: .name).last
            await index.finish()
            return last?.paths.count ?? 0
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts == Array(repeating: 2000, count: 6))
    #expect(fixture.events.all.isEmpty)
    #expect(try await fixture.start().read == 0)
  }
}
